internal import CZlib

/// Compression and decompression with gzip (RFC 1952), through zlib.
public enum Gzip {
  /// Returns true if bytes begin with the signature of gzip.
  public static func isGzip(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 2 && bytes[0] == 0x1F && bytes[1] == 0x8B
  }

  /// The decompressed bytes of gzip data, with all members joined. If the data are broken or expand
  /// to more than `limit` bytes, reports an error and returns `nil`.
  ///
  /// - Parameter limit: the maximum number of decompressed bytes. It keeps a small file from
  ///   filling the memory.
  public static func inflate(
    _ bytes: [UInt8], path: String, limit: Int = 1 << 30, into diagnostics: inout Diagnostics
  ) -> [UInt8]? {
    let inflater = Inflater(limit: limit)
    var result: [UInt8] = []
    // The last four bytes are the decompressed size of the last member. It is only an estimate of
    // the total size.
    if bytes.count >= 18 {
      let guess = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      result.reserveCapacity(min(guess, limit, bytes.count * 32))
    }
    guard inflater.inflate(bytes, appendingTo: &result, path: path, into: &diagnostics),
      inflater.finish(path: path, into: &diagnostics)
    else { return nil }
    return result
  }

  /// The bytes compressed with gzip. Equal input gives equal output, because the header has no
  /// time, name or operating system.
  ///
  /// - Parameters:
  ///   - level: 1 (fast) to 9 (small).
  ///   - memoryLevel: 1 to 9. A lower level makes shorter blocks. They compress better if the kind
  ///     of data changes every few kilobytes, as in a table that is stored column by column.
  public static func deflate(
    _ bytes: [UInt8], level: Int = 9, memoryLevel: Int = 9
  ) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    // The stream is raw deflate. The header and the trailer are written below, because zlib's own
    // header would name the operating system.
    let started = deflateInit2_(
      &stream, Int32(min(max(level, 1), 9)), Z_DEFLATED, -15, Int32(min(max(memoryLevel, 1), 9)),
      Z_DEFAULT_STRATEGY, zlibVersion(), size)
    precondition(started == Z_OK, "zlib cannot start: out of memory or another version")
    defer { deflateEnd(&stream) }
    var result: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, level >= 9 ? 2 : level <= 1 ? 4 : 0, 255]
    var input = bytes
    var output = [UInt8](repeating: 0, count: 1 << 16)
    var checksum = crc32(0, nil, 0)
    var offset = 0
    repeat {
      let count = min(input.count - offset, 1 << 20)
      let isLast = offset + count == input.count
      input.withUnsafeMutableBufferPointer { pointer in
        let base = pointer.baseAddress.map { $0 + offset }
        checksum = crc32(checksum, base, UInt32(count))
        stream.next_in = base
        stream.avail_in = UInt32(count)
        repeat {
          output.withUnsafeMutableBufferPointer { buffer in
            stream.next_out = buffer.baseAddress
            stream.avail_out = UInt32(buffer.count)
            _ = CZlib.deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH)
          }
          result.append(contentsOf: output[..<(output.count - Int(stream.avail_out))])
        } while stream.avail_out == 0
      }
      offset += count
    } while offset < input.count
    for value in [UInt32(truncatingIfNeeded: checksum), UInt32(truncatingIfNeeded: input.count)] {
      for shift in [0, 8, 16, 24] as [UInt32] {
        result.append(UInt8(truncatingIfNeeded: value >> shift))
      }
    }
    return result
  }
}
