import Platform

/// An error that the system reported about a file or folder.
public struct FileError: Error, Hashable, Sendable {
  /// The action that failed, as in "read" or "create the folder".
  public var action: String
  /// The path of the file or folder.
  public var path: String
  /// The system's error number (`errno`).
  public var code: Int32

  /// Makes an error from its parts.
  public init(action: String, path: String, code: Int32) {
    self.action = action
    self.path = path
    self.code = code
  }

  /// Makes an error from the number of the system's last error.
  static func last(_ action: String, _ path: String) -> FileError {
    FileError(action: action, path: path, code: errno)
  }

  /// The reason in words, always in English.
  public var reason: String {
    switch code {
    case ENOENT: "there is no such file or folder"
    case ENOTDIR: "a part of the path is not a folder"
    case EISDIR: "it is a folder"
    case EACCES, EPERM: "permission denied"
    case EEXIST: "it exists already"
    case ENOSPC: "no space left on the device"
    case EROFS: "the file system is read-only"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the name is too long"
    case EMFILE, ENFILE: "too many open files"
    case EXDEV: "the two are on different file systems"
    case ENOTEMPTY: "the folder is not empty"
    case EIO: "input or output error"
    case EFBIG: "the file is too large"
    case EINVAL: "the system refused the path"
    case EBUSY: "it is in use"
    default: strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }
  }

  /// The error as a diagnostic about the whole file.
  public func diagnostic(hint: String? = nil) -> Diagnostic {
    Diagnostic(
      .error, at: SourceLocation(path: path), "cannot \(action): \(reason)", hint: hint)
  }
}

extension FileError: CustomStringConvertible {
  /// The error as `path: cannot read: reason`.
  public var description: String { "\(path): cannot \(action): \(reason)" }
}
