/// What stands around the content of pages, by the scripts that they load.
struct FrameCatalog: Sendable {
  let configuration: SiteConfiguration
  let assets: Assets
  let texts: [TextContent]
  let sources: TextContent

  subscript(scripts: PageScript...) -> SiteFrame {
    SiteFrame(
      configuration, version: SiteBuilder.version, assets: assets, texts: texts, sources: sources,
      scripts: scripts)
  }
}
