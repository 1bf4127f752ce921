internal import Input

/// The media type of a file.
public struct MediaType: Sendable, Equatable {
  /// The value of `Content-Type`.
  public let name: String
  /// A Boolean value that is true if compression makes files of this type smaller.
  public let isCompressible: Bool

  /// Finds the media type of a file by its extension. The type is `application/octet-stream` if the
  /// extension is unknown.
  public init(of path: String) {
    (name, isCompressible) =
      switch Path.fileExtension(of: path).lowercased() {
      case "html", "htm": ("text/html; charset=utf-8", true)
      case "css": ("text/css; charset=utf-8", true)
      case "js", "mjs": ("text/javascript; charset=utf-8", true)
      case "txt": ("text/plain; charset=utf-8", true)
      case "md": ("text/markdown; charset=utf-8", true)
      case "csv": ("text/csv; charset=utf-8", true)
      case "json", "map": ("application/json", true)
      case "geojson": ("application/geo+json", true)
      case "webmanifest": ("application/manifest+json", true)
      case "xml", "rng": ("application/xml", true)
      case "gpx": ("application/gpx+xml", true)
      case "kml": ("application/vnd.google-earth.kml+xml", true)
      case "svg": ("image/svg+xml", true)
      case "ico": ("image/x-icon", true)
      case "ttf": ("font/ttf", true)
      case "otf": ("font/otf", true)
      case "wasm": ("application/wasm", true)
      case "png": ("image/png", false)
      case "jpg", "jpeg": ("image/jpeg", false)
      case "gif": ("image/gif", false)
      case "webp": ("image/webp", false)
      case "avif": ("image/avif", false)
      case "woff": ("font/woff", false)
      case "woff2": ("font/woff2", false)
      case "mp3": ("audio/mpeg", false)
      case "mp4": ("video/mp4", false)
      case "webm": ("video/webm", false)
      case "pdf": ("application/pdf", false)
      case "zip": ("application/zip", false)
      case "gz": ("application/gzip", false)
      default: ("application/octet-stream", false)
      }
  }
}
