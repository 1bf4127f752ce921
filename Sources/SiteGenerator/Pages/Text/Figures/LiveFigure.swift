import Input
import Markup

/// The live form of a figure: a script replaces the static figure when it comes into view.
struct LiveFigure: TemplateModel {
  /// The kind of the figure.
  let kind: String
  /// The settings of its block, checked, as JSON.
  let settings: String
  /// The script, if the theme has one.
  private var script: FigureScript?

  /// - Parameters:
  ///   - kind: the word after the fence.
  ///   - network: the network that the figure is drawn from; `nil` for none.
  ///   - members: writes the settings other than the network.
  init(_ kind: String, network: NetworkSite?, _ members: (inout JSONWriter) -> Void = { _ in }) {
    self.kind = kind
    var json = JSONWriter()
    json.object { json in
      if let network {
        json.member("network", SiteMap.networkData(network.slug).string)
        json.member("slug", network.slug)
        if network.ends.count > 1 {
          json.member("replay", SiteMap.replayData(network.slug).string)
        }
      }
      members(&json)
    }
    settings = String(decoding: json.bytes, as: UTF8.self)
  }

  /// The figure with its script; `nil` if there is none.
  ///
  /// - Parameter scripts: the scripts by their modules.
  func loaded(from scripts: [String: FigureScript]) -> LiveFigure? {
    scripts[Self.module(kind)].map { script in
      var figure = self
      figure.script = script
      return figure
    }
  }

  /// The module of the script of a kind.
  static func module(_ kind: String) -> String { "figures/\(kind).js" }

  static let fields: [ModelField<LiveFigure>] = [
    .text("kind") { $0.kind },
    .text("settings") { $0.settings },
    .record("script") { $0.script },
  ]
}

/// The script of a live figure, with the files that a browser requests together with it.
struct FigureScript: TemplateModel {
  /// The path of the script.
  let path: String
  /// The paths of the files that it imports and that the page has not loaded.
  let imports: [String]

  static let fields: [ModelField<FigureScript>] = [
    .url("path") { $0.path },
    .texts("imports") { $0.imports },
  ]
}
