import Input

/// A place to draw a graph, which can begin as a network of the atlas: `network`, or one of `networks`.
struct PlaygroundFigureBlock: TextFigure {
  static let name = "playground"
  static let keys = ["network", "networks"]

  private let slug: LocatedText
  private let others: [LocatedText]
  private let caption: String?

  init?(_ block: FigureBlock, into diagnostics: inout Diagnostics) {
    guard let slug = block.required("network", into: &diagnostics) else { return nil }
    (self.slug, caption) = (slug, block.caption)
    others = block.settings.texts("networks", into: &diagnostics).map {
      LocatedText(text: $0.text, location: $0.location)
    }
  }

  func check(_ content: Content, into diagnostics: inout Diagnostics) {
    for slug in [slug] + others { content.checkNetwork(slug, into: &diagnostics) }
  }

  var network: String? { slug.text }

  var networks: [String] { ([slug] + others).map(\.text).unique }

  func draw(_ sources: FigureSources, id: String) -> DrawnFigure? {
    guard let network = sources.network(slug.text) else { return nil }
    var figure = DrawnFigure(network, caption: caption)
    figure.live = LiveFigure(Self.name, network: network) { json in
      json.array("networks") { list in
        for network in networks.compactMap(sources.network) {
          list.object { json in
            json.member("slug", network.slug)
            json.member("title", network.content.settings.title)
          }
        }
      }
    }
    return figure
  }
}
