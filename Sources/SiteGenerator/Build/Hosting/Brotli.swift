internal import CLibBrotli

/// Brotli compression (RFC 7932) through libbrotli.
enum Brotli {
  /// Compresses a text. Equal texts give equal bytes. `quality` is from 0 (fastest) to 11 (smallest
  /// result).
  static func compress(_ text: [UInt8], quality: Int32) -> [UInt8] {
    var size = BrotliEncoderMaxCompressedSize(text.count)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      let isDone = BrotliEncoderCompress(
        quality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, text.count, text, &size,
        buffer.baseAddress)
      precondition(isDone == BROTLI_TRUE, "Brotli cannot compress: out of memory")
      count = size
    }
    return bytes
  }

  /// Returns `nil` if the bytes are damaged, or if the text has more than `limit` bytes.
  static func decompress(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    var size = limit
    var isDone = false
    let text = [UInt8](unsafeUninitializedCapacity: max(limit, 1)) { buffer, count in
      isDone =
        BrotliDecoderDecompress(bytes.count, bytes, &size, buffer.baseAddress)
        == BROTLI_DECODER_RESULT_SUCCESS
      count = isDone ? size : 0
    }
    return isDone ? text : nil
  }
}
