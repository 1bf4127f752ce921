import Input
import SiteGenerator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes results to standard output, everything else to standard error.
enum Output {
  /// A reader that closes its end, as `head` does, is no failure: what it does not read is lost.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Writes a result.
  static func result(_ text: String) { write(Array(text.utf8), to: STDOUT_FILENO) }

  /// Writes a line about something that went wrong.
  static func error(_ line: String) { write(Array((line + "\n").utf8), to: STDERR_FILENO) }

  /// Writes diagnostics, one a line, sorted by place.
  static func diagnostics(_ diagnostics: Diagnostics) {
    let lines = diagnostics.all.map { "\($0)\n" }.joined()
    if !lines.isEmpty { write(Array(lines.utf8), to: STDERR_FILENO) }
  }

  /// Writes the answer to a question, or why there is none.
  static func answer(_ body: () throws(QueryFailure) -> [UInt8]) -> ExitStatus {
    do {
      write(try body(), to: STDOUT_FILENO)
      return .success
    } catch {
      if case .input(let found) = error {
        diagnostics(found)
        return .wrongInput
      }
      self.error(Texts.failure(error))
      return .wrongUsage
    }
  }

  /// Writes bytes, all of them if the other end takes them.
  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, part.baseAddress, part.count)
        #else
          let count = Darwin.write(descriptor, part.baseAddress, part.count)
        #endif
        if count < 0 {
          if errno == EINTR || errno == EAGAIN { continue }
          return
        }
        rest = rest.dropFirst(count)
      }
    }
  }
}
