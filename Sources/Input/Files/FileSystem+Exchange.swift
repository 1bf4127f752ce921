#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileSystem {
  /// Exchanges two folders (or files) of one file system, so that at every moment both exist.
  ///
  /// Where the system cannot exchange in one step, it takes three renames, between which the first
  /// path is missing for an instant.
  public static func exchange(_ first: String, _ second: String) throws(FileError) {
    let code = exchangeAtOnce(first, second)
    if code == 0 { return }
    guard code == EINVAL || code == ENOSYS || code == ENOTSUP else {
      throw FileError(action: "exchange with \(second)", path: first, code: code)
    }
    let aside = second + ".exchanging"
    try remove(aside)
    try move(first, to: aside)
    do {
      try move(second, to: first)
    } catch {
      // Better the old state than half of the new one.
      try move(aside, to: first)
      throw error
    }
    try move(aside, to: second)
  }

  /// The system's error number, 0 for success.
  private static func exchangeAtOnce(_ first: String, _ second: String) -> Int32 {
    #if canImport(Glibc)
      // Declared only for GNU sources, which Swift's module of the C library is not.
      typealias RenameAt2 =
        @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
      let exchangeFlag: UInt32 = 2
      guard let symbol = dlsym(nil, "renameat2") else { return ENOSYS }
      let renameAt2 = unsafeBitCast(symbol, to: RenameAt2.self)
      return renameAt2(AT_FDCWD, first, AT_FDCWD, second, exchangeFlag) == 0 ? 0 : errno
    #else
      return renamex_np(first, second, UInt32(RENAME_SWAP)) == 0 ? 0 : errno
    #endif
  }
}
