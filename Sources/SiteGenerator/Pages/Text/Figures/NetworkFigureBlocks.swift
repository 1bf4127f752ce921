import Input

/// A figure about a whole network.
protocol NetworkFigure: TextFigure {
  var slug: LocatedText { get }
  /// More networks that the figure can show.
  var others: [LocatedText] { get }
  var caption: String? { get }
  /// Writes the settings of the live figure, except its network.
  func settings(_ json: inout JSONWriter, _ sources: FigureSources)
}

extension NetworkFigure {
  func check(_ content: Content, into diagnostics: inout Diagnostics) {
    for slug in [slug] + others { content.checkNetwork(slug, into: &diagnostics) }
  }

  var others: [LocatedText] { [] }

  var networks: [String] { ([slug] + others).map(\.text).unique }

  func draw(_ sources: FigureSources, id: String) -> DrawnFigure? {
    sources.network(slug.text).map { network in
      var figure = DrawnFigure(network, caption: caption)
      figure.live = LiveFigure(Self.name, network: network) { settings(&$0, sources) }
      return figure
    }
  }
}

extension DrawnFigure {
  init(_ network: NetworkSite, caption: String?) {
    self.init(
      map: network.map.plainFigure(network), caption: caption,
      link: PageLink(
        title: network.content.settings.title, path: SiteMap.network(network.slug).string),
      credits: network.credits, networkStyle: network.regionStyle)
  }
}

/// A figure about the search for a name in the sorted list of a network's places.
struct NamesFigureBlock: NetworkFigure {
  static let name = "names"
  static let keys: [FileKeys.Key] = [
    .figureNetwork, .optional("text", "text", or: "none", "text: hut"),
  ]

  let slug: LocatedText
  let caption: String?
  private let text: String?

  init?(_ block: FigureBlock, into diagnostics: inout Diagnostics) {
    guard let slug = block.required("network", into: &diagnostics) else { return nil }
    (self.slug, caption) = (slug, block.caption)
    text = block.settings.text("text", into: &diagnostics)
  }

  func settings(_ json: inout JSONWriter, _ sources: FigureSources) {
    if let text { json.member("text", text) }
  }
}

/// A figure in which the reader draws a graph. The drawing can start from any network given by the
/// keys `network` and `networks`.
struct PlaygroundFigureBlock: NetworkFigure {
  static let name = "playground"
  static let keys: [FileKeys.Key] = [
    .figureNetwork,
    .optional("networks", "listOfSlugs", or: "none", "networks: [metro]"),
  ]

  let slug: LocatedText
  let others: [LocatedText]
  let caption: String?

  init?(_ block: FigureBlock, into diagnostics: inout Diagnostics) {
    guard let slug = block.required("network", into: &diagnostics) else { return nil }
    (self.slug, caption) = (slug, block.caption)
    others = block.list("networks", into: &diagnostics)
  }

  func settings(_ json: inout JSONWriter, _ sources: FigureSources) {
    json.array("networks") { list in
      for network in networks.compactMap(sources.network) {
        list.object { json in
          json.member("slug", network.slug)
          json.member("title", network.content.settings.title)
        }
      }
    }
  }
}
