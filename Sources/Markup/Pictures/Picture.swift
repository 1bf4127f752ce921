/// A picture for a page: its format and size, which are both read from its file.
public struct Picture: Sendable, Equatable {
  /// The supported formats, named after their file extensions.
  public enum Format: String, Sendable, CaseIterable {
    case png, jpg, webp, svg

    /// The common name of the format.
    public var name: String {
      switch self {
      case .png: "PNG"
      case .jpg: "JPEG"
      case .webp: "WebP"
      case .svg: "SVG"
      }
    }
  }

  /// The format of the file.
  public let format: Format
  /// The width in CSS pixels, after the rotation that the file specifies.
  public let width: Int
  /// The height in CSS pixels, after the rotation that the file specifies.
  public let height: Int

  /// The reason a page cannot show a file as a picture.
  public struct Problem: Error, Equatable {
    /// The fault, worded to follow the name of the file, such as "is truncated".
    public let message: String
    /// The remedy; `nil` if there is none.
    public let hint: String?

    /// Makes a problem from a fault and its remedy.
    public init(_ message: String, hint: String? = nil) {
      self.message = message
      self.hint = hint
    }

    static func broken(_ message: String) -> Problem {
      Problem(message, hint: "export the picture again")
    }
  }

  /// Reads the size of a picture, and checks that its file is complete. The extension of `name`
  /// must match the format.
  public static func read(_ bytes: [UInt8], name: String) throws(Problem) -> Picture {
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard let format = format(of: bytes) else {
      if bytes.isEmpty { throw .broken("is empty") }
      throw Problem(
        otherFormat(bytes).map { "is in \($0) format, which is not supported" }
          ?? "is not a picture", hint: "save it as PNG, JPEG, WebP or SVG")
    }
    let (width, height): (Int, Int) =
      switch format {
      case .png: try PNGHeader.size(PictureBytes(bytes))
      case .jpg: try JPEGHeader.size(PictureBytes(bytes))
      case .webp: try WebPHeader.size(PictureBytes(bytes))
      case .svg: try SVGHeader.size(bytes)
      }
    guard width > 0, height > 0 else { throw .broken("has a width or a height of 0") }
    guard ending == format.rawValue || format == .jpg && ending == "jpeg" else {
      let stem = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name[...]
      throw Problem(
        "is in \(format.name) format, but its name does not end with '.\(format.rawValue)'",
        hint: "rename it to '\(stem).\(format.rawValue)': "
          + "servers derive the media type from the name")
    }
    return Picture(format: format, width: width, height: height)
  }

  /// The format that the first bytes indicate; `nil` if it is not supported.
  private static func format(of bytes: [UInt8]) -> Format? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .png }
    if bytes.starts(with: [0xFF, 0xD8]) { return .jpg }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      return .webp
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.dropFirst(bytes.starts(with: mark) ? 3 : 0)
      .drop { TemplateScanner.isSpace($0) }
    return text.first == UInt8(ascii: "<") ? .svg : nil
  }

  private static func otherFormat(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: "GIF8".utf8) { return "GIF" }
    if bytes.starts(with: "BM".utf8) { return "BMP" }
    if bytes.starts(with: [0x49, 0x49, 0x2A, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
      return "TIFF"
    }
    guard bytes.dropFirst(4).starts(with: "ftyp".utf8) else { return nil }
    return bytes.dropFirst(8).starts(with: "avif".utf8) ? "AVIF" : "HEIC"
  }
}
