import Input

/// The build steps for the hand-written pages, their index, and pages whose texts are in their
/// templates.
struct TextSteps {
  let content: Content
  let site: Site
  let networks: [NetworkSite]
  let templates: PageTemplates
  let frames: FrameCatalog
  let mapCount: Int
  let digest: @Sendable (TextContent) -> Digest
  let index: TextIndex

  var location: SourceLocation { content.configuration.location }

  func add(to plan: inout Plan) {
    if site.sections.has(.learn) { addLearn(to: &plan) }
    addFixed(to: &plan)
    let ownPlaces = [SiteMap.learn, SiteMap.data, .home]
    for text in content.texts where !ownPlaces.contains(text.path) {
      add(text, origin: "the page \(text.location.path)", to: &plan)
    }
    if let sources = content.sources { add(sources, origin: "the sources", to: &plan) }
    if site.sections.has(.data) { addData(to: &plan) }
    addProjections(to: &plan)
  }

  private func add(_ text: TextContent, origin: String, to plan: inout Plan) {
    plan.add(
      .text, text.path,
      making: TextStep(
        frames: frames[.everyPage, showing: text], template: templates.text, texts: index,
        text: Sliced(value: text, digest: digest(text)),
        figures: FigureSources(of: text, networks: networks, site: site),
        disputes: text.path == SiteMap.worldview ? [site] : []),
      origin: origin, at: text.location)
  }

  private func addData(to plan: inout Plan) {
    let text = content.texts.first { $0.path == SiteMap.data }
    plan.add(
      .data, SiteMap.data,
      making: DataBuilder(
        frames: frames[.everyPage, showing: text], template: templates.data, site: site,
        networks: networks, text: Sliced(value: text, digest: text.map(digest) ?? .none),
        mapCount: Sliced(value: mapCount, digest: Digest(first: UInt64(mapCount), second: 0))),
      origin: "the page about data", at: text?.location ?? location)
  }
}

private struct TextStep: Step {
  let frames: SiteFrame
  let template: PageTemplate<TextPage>
  let texts: TextIndex
  let text: Sliced<TextContent>
  let figures: FigureSources
  /// The site whose disputes the page lists; empty for a page without these lists.
  let disputes: [Site]

  func make(_ path: SitePath, _ maker: FileMaker) {
    let builder = TextBuilder(frames: frames, texts: texts)
    let lists = disputes.flatMap { DisputeLists(site: $0).groups }
    maker.page(path, template, builder.page(text.value, figures: figures, lists: lists))
  }
}
