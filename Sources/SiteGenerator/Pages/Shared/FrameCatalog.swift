import Synchronization

/// The frames of pages, by the scripts that the pages load.
final class FrameCatalog: Sendable {
  let configuration: SiteConfiguration
  let assets: Assets
  let texts: [TextContent]
  let sources: TextContent?
  let sections: Sections
  let navigation: [PageLink]
  /// The files of assets by the names that templates have for them.
  let named: [String: String]
  /// The picture in the header; `nil` for the title.
  let logo: Logo?
  private let known = Mutex<[[String]: SiteFrame]>([:])

  init(
    configuration: SiteConfiguration, assets: Assets, texts: [TextContent],
    sources: TextContent?, sections: Sections, navigation: [PageLink], named: [String: String],
    logo: Logo?
  ) {
    self.configuration = configuration
    self.assets = assets
    self.texts = texts
    self.sources = sources
    self.sections = sections
    self.navigation = navigation
    self.named = named
    self.logo = logo
  }

  /// - Parameter text: the text that the pages show; its live figures need a script of their own.
  subscript(scripts: PageScript..., showing text: TextContent? = nil) -> SiteFrame {
    var scripts = scripts
    let figures = TextFigures.modules([text].compactMap(\.self))
    if !figures.isEmpty {
      scripts = scripts.filter { $0 != .everyPage } + [.figures]
    }
    let key = scripts.map(\.rawValue) + figures
    if let frame = known.withLock({ $0[key] }) { return frame }
    let frame = SiteFrame(
      configuration, assets: assets, texts: texts, sources: sources,
      sections: sections, navigation: navigation, named: named, logo: logo, scripts: scripts,
      figures: figures)
    known.withLock { $0[key] = frame }
    return frame
  }
}
