import Input

/// A figure about a whole network.
protocol NetworkFigure: TextFigure {
  var slug: LocatedText { get }
  var caption: String? { get }
  /// Writes the settings of the live form other than the network.
  func settings(_ json: inout JSONWriter)
}

extension NetworkFigure {
  func check(_ content: Content, into diagnostics: inout Diagnostics) {
    content.checkNetwork(slug, into: &diagnostics)
  }

  var network: String? { slug.text }

  func draw(_ sources: FigureSources, id: String) -> DrawnFigure? {
    sources.network(slug.text).map { network in
      var figure = DrawnFigure(network, caption: caption)
      figure.live = LiveFigure(Self.name, network: network, settings)
      return figure
    }
  }
}

extension DrawnFigure {
  /// The map of a network.
  init(_ network: NetworkSite, caption: String?) {
    self.init(
      map: network.map.plainFigure(network), caption: caption,
      link: PageLink(
        title: network.content.settings.title, path: SiteMap.network(network.slug).string),
      credits: network.credits)
  }
}

/// The search for a name among the places of a network.
struct NamesFigureBlock: NetworkFigure {
  static let name = "names"
  static let keys = ["network", "text"]

  let slug: LocatedText
  let caption: String?
  private let text: String?

  init?(_ block: FigureBlock, into diagnostics: inout Diagnostics) {
    guard let slug = block.required("network", into: &diagnostics) else { return nil }
    (self.slug, caption) = (slug, block.caption)
    text = block.settings.text("text", into: &diagnostics)
  }

  func settings(_ json: inout JSONWriter) {
    if let text { json.member("text", text) }
  }
}
