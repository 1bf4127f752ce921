import Markup

/// A route, trip or network as other sites show it in a frame: a heading, a sentence, the map and
/// the way to the whole page. It needs no scripts.
struct EmbedPage: PageModel {
  /// What stands around the content; of it only the head is used, the heading and the lead.
  var frame: PageFrame
  /// Path of the whole page.
  var page: String
  /// The map.
  var map: MapFigure?
  /// Whose data it shows, such as "GeoNames, Natural Earth".
  var credits: String

  static let fields = framed([
    .url("page") { $0.page },
    .record("map") { $0.map },
    .text("creditNames") { $0.credits },
  ])
}

/// How a page is shown on other sites.
struct Embedding: TemplateModel {
  /// Path of the embeddable page.
  var path: String
  /// The HTML that shows it.
  var snippet: String

  static let fields: [ModelField<Embedding>] = [
    .url("path") { $0.path },
    .text("snippet") { $0.snippet },
  ]
}

extension Embedding {
  /// The embeddable counterpart of a page.
  init(site: Site, page: SitePath, title: String) {
    let embed = SiteMap.embed(page)
    path = embed.string
    snippet = Self.snippet(address: site.configuration.baseURL + embed.string, title: title)
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
