internal import CZlib

extension ZipArchive {
  /// A file of at least this many bytes is rejected if its compression ratio is above
  /// ``ratioLimit``. No text table compresses that well.
  static let suspiciousSize = 1 << 26
  static let ratioLimit = 400

  /// Calls `body` for each piece of a file in the archive; the bytes of a piece are valid only
  /// during the call.
  ///
  /// - Returns: false if the file cannot be read completely. The reason is reported.
  @discardableResult
  public func forEachPiece(
    of entry: Entry, into diagnostics: inout Diagnostics,
    _ body: (Span<UInt8>, inout Diagnostics) -> Void
  ) -> Bool {
    do throws(ZipProblem) {
      let data = try data(of: entry)
      var checksum = crc32(0, nil, 0)
      var size = 0
      func take(_ piece: Span<UInt8>) {
        size += piece.count
        checksum = piece.withUnsafeBufferPointer {
          crc32(checksum, $0.baseAddress, UInt32($0.count))
        }
        body(piece, &diagnostics)
      }
      if entry.method == 0 {
        for start in stride(from: data.lowerBound, to: data.upperBound, by: 1 << 18) {
          take(bytes.span.extracting(start..<min(start + 1 << 18, data.upperBound)))
        }
      } else {
        try inflate(data, of: entry, take)
      }
      guard size == entry.size, UInt32(truncatingIfNeeded: checksum) == entry.checksum else {
        throw .broken("'\(entry.name)' does not match its size or checksum")
      }
      return true
    } catch {
      diagnostics.error(at: SourceLocation(path: path), error.message, hint: error.hint)
      return false
    }
  }

  /// The range of a file's compressed data, according to its headers.
  private func data(of entry: Entry) throws(ZipProblem) -> Range<Int> {
    guard entry.flags & 1 == 0 else {
      throw ZipProblem(
        message: "'\(entry.name)' is encrypted",
        hint: "unpack the archive, and use the unpacked files")
    }
    guard entry.method == 0 || entry.method == 8 else {
      throw ZipProblem(
        message: "'\(entry.name)' uses compression method \(entry.method), which is not supported",
        hint: "unpack the archive, and use the unpacked files")
    }
    guard entry.size < Self.suspiciousSize || entry.size / Self.ratioLimit <= entry.compressedSize
    else {
      throw ZipProblem(
        message: "'\(entry.name)' would expand from \(entry.compressedSize) to \(entry.size) bytes",
        hint: "the archive is refused, because no table compresses that well")
    }
    let header = entry.offset
    guard header + 30 <= bytes.count, bytes.little(4, at: header) == 0x0403_4B50 else {
      throw .broken("'\(entry.name)' is not at the offset given in the list of files")
    }
    let start = header + 30 + bytes.little(2, at: header + 26) + bytes.little(2, at: header + 28)
    guard start + entry.compressedSize <= bytes.count else {
      throw .broken("'\(entry.name)' is cut off")
    }
    return start..<(start + entry.compressedSize)
  }

  /// Decompresses a file. Throws an error if the data are broken, or if they expand to more bytes
  /// than the size in the archive's list of files.
  private func inflate(
    _ data: Range<Int>, of entry: Entry, _ take: (Span<UInt8>) -> Void
  ) throws(ZipProblem) {
    var stream = z_stream()
    // The data have no gzip or zlib header, because the archive itself has the checksum.
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, -15, zlibVersion(), size) == Z_OK else {
      throw ZipProblem(message: "zlib cannot start: out of memory")
    }
    defer { inflateEnd(&stream) }
    var output = [UInt8](repeating: 0, count: 1 << 18)
    var left = entry.size
    var status = Z_OK
    var offset = data.lowerBound
    while status == Z_OK {
      let (made, used) = bytes.withUnsafeBufferPointer { input in
        output.withUnsafeMutableBufferPointer { buffer in
          stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress.map { $0 + offset })
          stream.avail_in = UInt32(min(data.upperBound - offset, 1 << 30))
          stream.next_out = buffer.baseAddress
          stream.avail_out = UInt32(buffer.count)
          let before = stream.avail_in
          status = CZlib.inflate(&stream, Z_NO_FLUSH)
          return (buffer.count - Int(stream.avail_out), Int(before - stream.avail_in))
        }
      }
      offset += used
      left -= made
      guard left >= 0, status == Z_STREAM_END || status == Z_OK && used + made > 0 else {
        throw .broken("'\(entry.name)' cannot be unpacked")
      }
      if made > 0 { take(output.span.extracting(0..<made)) }
    }
  }
}
