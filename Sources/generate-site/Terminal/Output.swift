import Input
import Platform
import SiteGenerator

/// Writes results to standard output, and everything else to standard error.
enum Output {
  /// Ignores SIGPIPE, so that the process continues if a reader such as `head` closes the pipe.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Opens standard streams that are closed, so that no other file gets their descriptors.
  static func openStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// - Returns: ``ExitStatus/success``, or ``ExitStatus/cannotWrite`` if the result cannot be
  ///   written.
  static func result(_ text: String) -> ExitStatus { result(Array(text.utf8)) }

  /// Writes an error message as a single line, even if it quotes text with line breaks.
  static func error(_ line: String) {
    write(Array((PlainLine.escaped(line) + "\n").utf8), to: STDERR_FILENO)
  }

  private static func result(_ bytes: [UInt8]) -> ExitStatus {
    status(ofWriting: write(bytes, to: STDOUT_FILENO))
  }

  /// Reports an error of ``write(_:to:)``, unless the reader closed the pipe. Such a reader needs
  /// no more output.
  static func status(ofWriting code: Int32) -> ExitStatus {
    if code == 0 || code == EPIPE { return .success }
    let reason = FileError(action: "write", path: "", code: code).reason
    error(Texts.cannotAnswer(reason))
    return .cannotWrite
  }

  static func diagnostics(_ diagnostics: Diagnostics) {
    let lines = diagnostics.all.map { "\($0)\n" }.joined()
    if !lines.isEmpty { write(Array(lines.utf8), to: STDERR_FILENO) }
  }

  /// Writes the answer to a query, or the reason why there is no answer.
  static func answer(_ body: () throws(QueryFailure) -> [UInt8]) -> ExitStatus {
    do {
      return result(try body())
    } catch {
      if case .input(let found) = error {
        diagnostics(found)
        return .wrongInput
      }
      self.error(Texts.failure(error))
      return .wrongUsage
    }
  }

  /// Writes all bytes. Stops at the first error, for example if the reader closes the pipe.
  ///
  /// - Returns: the system's error number; 0 for success.
  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { FileSystem.writeAll($0, to: descriptor) }
  }
}
