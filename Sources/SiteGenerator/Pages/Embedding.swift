import Markup

/// A page as other sites show it in a frame: at `#embed` it is its heading, sentence, map and credits.
struct Embedding: TemplateModel {
  /// The path of the page.
  var path: String
  /// The HTML that shows it.
  var snippet: String

  static let fields: [ModelField<Embedding>] = [
    .url("path") { $0.path },
    .text("snippet") { $0.snippet },
  ]
}

extension Embedding {
  /// A page in a frame.
  init(baseURL: String, page: SitePath, title: String) {
    path = page.string
    snippet = Self.snippet(
      address: "\(baseURL)\(page.string)#embed", title: title)
  }

  /// A snippet is HTML that is shown as text. A name that had to be escaped for it would be shown
  /// escaped, and is too easily taken for markup where it is pasted; so it is left out.
  static func snippet(address: String, title: String) -> String {
    let title = title.contains { "&<>\"".contains($0) } ? "Map" : title
    return "<iframe src=\"\(XMLText.escaped(address))\" "
      + "title=\"\(title)\" width=\"800\" height=\"640\" loading=\"lazy\" "
      + "style=\"border:0;max-width:100%\"></iframe>"
  }
}
