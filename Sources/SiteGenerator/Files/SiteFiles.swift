import Input
import Markup

struct SiteFiles {
  let configuration: SiteConfiguration

  func robots() -> [UInt8] {
    Array("User-agent: *\nAllow: /\nSitemap: \(configuration.baseURL)sitemap.xml\n".utf8)
  }

  func manifest(icon: SiteIcon, assets: Assets) -> [UInt8] {
    var json = JSONWriter()
    json.object { file in
      file.member("name", configuration.title)
      file.member("short_name", configuration.title)
      file.member("description", configuration.description)
      file.member("lang", configuration.language)
      file.member("id", "./")
      file.member("start_url", "./")
      file.member("scope", "./")
      file.member("display", "minimal-ui")
      file.member("background_color", "#fbfaf7")
      file.member("theme_color", "#fbfaf7")
      file.array("icons") { list in
        list.object { entry in
          entry.member("src", icon.path)
          entry.member("type", icon.type)
          entry.member("sizes", icon.sizes)
        }
        guard icon.isTheme else { return }
        for (name, size, purpose) in [
          ("icon-192.png", "192x192", "any"), ("icon-512.png", "512x512", "any"),
          ("icon-maskable.png", "512x512", "maskable"),
        ] {
          guard let path = assets.path(name) else { continue }
          list.object { entry in
            entry.member("src", path)
            entry.member("type", "image/png")
            entry.member("sizes", size)
            entry.member("purpose", purpose)
          }
        }
      }
    }
    return json.bytes
  }
}

/// Text for XML files that are not made from a template.
enum XMLText {
  /// Escapes text as templates do. In addition, replaces all control characters below U+0020, even
  /// tabs and line breaks, with U+FFFD.
  static func escaped(_ text: String) -> String {
    let special = Array("&<>\"'".utf8)
    if text.utf8.allSatisfy({ (0x20..<0x80).contains($0) && !special.contains($0) }) { return text }
    let escaped = String(decoding: HTML.escaping(text).bytes, as: UTF8.self)
    guard escaped.utf8.contains(where: { $0 < 0x20 }) else { return escaped }
    let scalars = escaped.unicodeScalars.map { $0 < "\u{20}" ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}
