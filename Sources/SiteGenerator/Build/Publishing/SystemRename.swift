import Platform

/// Rename operations that some systems or file systems do not support. Each function returns the
/// system's error number, or 0 for success.
enum SystemRename {
  static func exchange(_ first: String, _ second: String) -> Int32 {
    #if canImport(Glibc)
      rename(first, second, flag: 2)
    #else
      renamex_np(first, second, UInt32(RENAME_SWAP)) == 0 ? 0 : errno
    #endif
  }

  /// Renames a file. If the new name is taken, does nothing and returns `EEXIST`.
  static func exclusive(_ file: String, _ target: String) -> Int32 {
    #if canImport(Glibc)
      rename(file, target, flag: 1)
    #else
      renamex_np(file, target, UInt32(RENAME_EXCL)) == 0 ? 0 : errno
    #endif
  }

  /// Returns true if the code means that the system or the file system does not support the rename.
  static func isMissing(_ code: Int32) -> Bool { [EINVAL, ENOSYS, ENOTSUP].contains(code) }

  #if canImport(Glibc)
    private static func rename(_ first: String, _ second: String, flag: UInt32) -> Int32 {
      // The function is looked up by its name at run time, because Swift's module for the C library
      // does not declare it.
      typealias RenameAt2 =
        @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
      guard let symbol = dlsym(nil, "renameat2") else { return ENOSYS }
      let renameAt2 = unsafeBitCast(symbol, to: RenameAt2.self)
      return renameAt2(AT_FDCWD, first, AT_FDCWD, second, flag) == 0 ? 0 : errno
    }
  #endif
}
