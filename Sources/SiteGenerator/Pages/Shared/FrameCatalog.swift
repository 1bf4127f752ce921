/// What stands around the content of pages, by the scripts that they load.
struct FrameCatalog: Sendable {
  let configuration: SiteConfiguration
  let assets: Assets
  let texts: [TextContent]
  let sources: TextContent?
  let sections: Sections
  let navigation: [PageLink]

  subscript(scripts: PageScript...) -> SiteFrame {
    SiteFrame(
      configuration, assets: assets, texts: texts, sources: sources,
      sections: sections, navigation: navigation, scripts: scripts)
  }
}
