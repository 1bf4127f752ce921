internal import CZlib

/// Decompresses gzip data that arrive in pieces and may have several members.
final class Inflater {
  private static let again = "download or compress the file again"

  private var stream = z_stream()
  private let limit: Int
  private var started = false
  /// A Boolean value that is true if the data so far end with a complete member, or if there are no
  /// data yet.
  private var atMemberEnd = true
  private var consumed = 0
  private var produced = 0
  private var output = [UInt8](repeating: 0, count: 1 << 18)

  init(limit: Int = .max) {
    self.limit = limit
  }

  deinit {
    if started { inflateEnd(&stream) }
  }

  /// Decompresses a piece. Reports an error and returns false if the piece is broken, or if the
  /// data so far expand to more than `limit` bytes.
  func inflate(
    _ bytes: [UInt8], appendingTo result: inout [UInt8], path: String,
    into diagnostics: inout Diagnostics
  ) -> Bool {
    guard start() else {
      diagnostics.error(at: SourceLocation(path: path), "zlib cannot start: out of memory")
      return false
    }
    var input = bytes
    let fault = input.withUnsafeMutableBufferPointer {
      pointer -> (message: String, hint: String)? in
      var offset = 0
      while offset < pointer.count {
        if atMemberEnd, produced > 0 || consumed > 0 {
          inflateReset(&stream)
        }
        atMemberEnd = false
        let count = min(pointer.count - offset, 1 << 30)
        stream.next_in = pointer.baseAddress.map { $0 + offset }
        stream.avail_in = UInt32(count)
        let status = output.withUnsafeMutableBufferPointer { buffer -> Int32 in
          stream.next_out = buffer.baseAddress
          stream.avail_out = UInt32(buffer.count)
          return CZlib.inflate(&stream, Z_NO_FLUSH)
        }
        let made = output.count - Int(stream.avail_out)
        let used = count - Int(stream.avail_in)
        offset += used
        consumed += used
        produced += made
        result.append(contentsOf: output[..<made])
        if produced > limit {
          return ("the gzip data expand to more than \(limit) bytes", "use a smaller file")
        }
        switch status {
        case Z_STREAM_END: atMemberEnd = true
        case Z_OK: break
        case Z_BUF_ERROR where used > 0 || made > 0: break
        default:
          let reason = stream.msg.map { String(cString: $0) } ?? "error \(status)"
          return ("the gzip data are broken at byte \(consumed): \(reason)", Self.again)
        }
      }
      return nil
    }
    guard let fault else { return true }
    diagnostics.error(at: SourceLocation(path: path), fault.message, hint: fault.hint)
    return false
  }

  /// Reports an error and returns false if the data are empty or end within a member.
  func finish(path: String, into diagnostics: inout Diagnostics) -> Bool {
    guard !atMemberEnd || consumed == 0 else { return true }
    diagnostics.error(
      at: SourceLocation(path: path), "the gzip data end early, after \(consumed) bytes",
      hint: Self.again)
    return false
  }

  private func start() -> Bool {
    if started { return true }
    // 15 is the base-2 logarithm of the window size; adding 16 selects the gzip header.
    let size = Int32(MemoryLayout<z_stream>.size)
    started = inflateInit2_(&stream, 15 + 16, zlibVersion(), size) == Z_OK
    return started
  }
}
