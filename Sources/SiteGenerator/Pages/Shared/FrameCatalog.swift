/// The frames of pages, by the scripts that the pages load.
struct FrameCatalog: Sendable {
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

  subscript(scripts: PageScript...) -> SiteFrame {
    SiteFrame(
      configuration, assets: assets, texts: texts, sources: sources,
      sections: sections, navigation: navigation, named: named, logo: logo, scripts: scripts)
  }
}
