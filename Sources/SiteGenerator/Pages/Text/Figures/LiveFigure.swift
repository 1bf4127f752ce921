import Input
import Markup

/// The live version of a figure. When the static figure comes close to the viewport, the page loads
/// a script that replaces the static figure.
struct LiveFigure: TemplateModel {
  let kind: String
  /// The checked settings of the figure's block, as JSON.
  let settings: String
  /// The script of the figure; `nil` until ``loaded(from:)`` sets it.
  private var script: FigureScript?

  /// - Parameters:
  ///   - kind: the name of the kind of figure, such as `search`.
  ///   - network: the network from which the figure is drawn.
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

  /// Returns the figure with its script; `nil` if the theme has no script for it.
  ///
  /// - Parameter scripts: the scripts, keyed by module.
  func loaded(from scripts: [String: FigureScript]) -> LiveFigure? {
    scripts[Self.module(kind)].map { script in
      var figure = self
      figure.script = script
      return figure
    }
  }

  static func module(_ kind: String) -> String { "figures/\(kind).js" }

  static let fields: [ModelField<LiveFigure>] = [
    .text("kind") { $0.kind },
    .text("settings") { $0.settings },
    .record("script") { $0.script },
  ]
}

/// The script of a live figure, with the modules to preload.
struct FigureScript: TemplateModel {
  let path: String
  /// The paths of the modules that the script imports and that the page does not preload.
  let imports: [String]

  static let fields: [ModelField<FigureScript>] = [
    .url("path") { $0.path },
    .texts("imports") { $0.imports },
  ]
}
