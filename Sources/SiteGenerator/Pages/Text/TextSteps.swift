import Cartography
import Geography
import Input
import Routing

/// The build steps for the hand-written pages, for the page that lists them, and for pages whose
/// content is in their templates.
struct TextSteps {
  let content: Content
  let site: Site
  let networks: [NetworkSite]
  let templates: PageTemplates
  let frames: FrameCatalog
  /// The number of countries that have a map.
  let mapCount: Int
  /// Returns the digest of a text's file.
  let digest: @Sendable (TextContent) -> Digest
  let index: TextIndex

  private var location: SourceLocation { content.configuration.location }

  private struct TextContext: StepContext {
    let frames: SiteFrame
    let template: PageTemplate<TextPage>
    let texts: TextIndex
    let text: Sliced<TextContent>
    let figures: FigureSources
  }

  private struct WorldviewContext: StepContext {
    let frames: SiteFrame
    let template: PageTemplate<TextPage>
    let texts: TextIndex
    let text: Sliced<TextContent>
    let figures: FigureSources
    let site: Site
  }

  private struct LearnContext: StepContext {
    let frames: SiteFrame
    let template: PageTemplate<LearnPage>
    let texts: TextIndex
    let networks: [NetworkSite]
    let comparison: Sliced<SiteConfiguration.ComparisonChoice?>
  }

  private struct DrawingContext: StepContext {
    let frames: SiteFrame
    let template: PageTemplate<DrawingPage>
    let texts: TextIndex
  }

  private struct AlgorithmsContext: StepContext {
    let frames: SiteFrame
    let template: PageTemplate<AlgorithmsPage>
    let texts: TextIndex
    let networks: [NetworkSite]
    let comparison: Sliced<SiteConfiguration.ComparisonChoice?>

    var builder: AlgorithmsBuilder? {
      AlgorithmsBuilder(comparison.value, networks: networks, texts: texts, frames: frames)
    }
  }

  private struct DataContext: StepContext {
    let frames: SiteFrame
    let template: PageTemplate<DataPage>
    let site: Site
    let networks: [NetworkSite]
    let text: Sliced<TextContent?>
    let mapCount: Sliced<Int>
  }

  func add(to plan: inout Plan) {
    if site.sections.has(.learn) { addLearn(to: &plan) }
    addFixed(to: &plan)
    let ownPlaces = [SiteMap.learn, SiteMap.data, .home]
    for text in content.texts where !ownPlaces.contains(text.path) {
      add(.text, text, origin: "the page \(text.location.path)", to: &plan)
    }
    if let sources = content.sources { add(.text, sources, origin: "the sources", to: &plan) }
    if site.sections.has(.data) { addData(to: &plan) }
    addProjections(to: &plan)
  }

  /// Adds the maps of the world in those projections that figures show. Also adds the outlines that
  /// the scripts of these figures project.
  private func addProjections(to plan: inout Plan) {
    let figures = content.allTexts.flatMap(\.figures).flatMap(\.projections)
    guard !figures.isEmpty, !site.land.codes.isEmpty else { return }
    let location = location
    plan.add(
      .siteFile, WorldProjection.allCases.filter(figures.contains),
      reading: SiteFileContext(site: site),
      claim: {
        Plan.Claim(
          [SiteMap.world(projection: $0.rawValue)], "the world in the \($0.title) projection",
          location)
      }
    ) { read, projection, maker in
      maker.drawing(
        SiteMap.world(projection: projection.rawValue), read.site.drawing(of: projection))
    }
    plan.add(
      .siteFile, SiteMap.outlines, reading: SiteFileContext(site: site),
      origin: "the outlines of the countries", at: location
    ) { $1.file(SiteMap.outlines, $0.site.outlinesJSON()) }
  }

  private func addData(to plan: inout Plan) {
    let text = content.texts.first { $0.path == SiteMap.data }
    plan.add(
      .data, SiteMap.data,
      reading: DataContext(
        frames: frames[.everyPage, showing: text], template: templates.data, site: site,
        networks: networks, text: Sliced(value: text, digest: text.map(digest) ?? .none),
        mapCount: Sliced(value: mapCount, digest: Digest(first: UInt64(mapCount), second: 0))),
      origin: "the page about data", at: text?.location ?? location
    ) { read, maker in
      let builder = DataBuilder(
        frames: read.frames, site: read.site, networks: read.networks,
        mapCount: read.mapCount.value)
      maker.page(SiteMap.data, read.template, builder.page(read.text.value))
    }
  }

  private func add(
    _ kind: StepKind, _ text: TextContent, origin: String, to plan: inout Plan
  ) {
    let sliced = Sliced(value: text, digest: digest(text))
    let frame = frames[.everyPage, showing: text]
    let figures = FigureSources(of: text, networks: networks, site: site)
    if text.path == SiteMap.worldview {
      plan.add(
        kind, text.path,
        reading: WorldviewContext(
          frames: frame, template: templates.text, texts: index, text: sliced,
          figures: figures, site: site),
        origin: origin, at: text.location
      ) { read, maker in
        maker.page(
          read.text.value.path, read.template,
          TextBuilder(frames: read.frames, texts: read.texts).page(
            read.text.value, figures: read.figures, lists: DisputeLists(site: read.site).groups))
      }
      return
    }
    plan.add(
      kind, text.path,
      reading: TextContext(
        frames: frame, template: templates.text, texts: index, text: sliced, figures: figures),
      origin: origin, at: text.location
    ) { read, maker in
      maker.page(
        read.text.value.path, read.template,
        TextBuilder(frames: read.frames, texts: read.texts).page(
          read.text.value, figures: read.figures))
    }
  }

  private func addLearn(to plan: inout Plan) {
    let choice = content.configuration.comparison
    let comparison = Sliced(choice)
    let network = networks.filter { $0.slug == choice?.network }
    plan.add(
      .learn, SiteMap.learn,
      reading: LearnContext(
        frames: frames[.everyPage], template: templates.learn, texts: index, networks: network,
        comparison: comparison),
      origin: "the index of texts", at: location
    ) { read, maker in
      let algorithms = AlgorithmsBuilder(
        read.comparison.value, networks: read.networks, texts: read.texts, frames: read.frames)
      let builder = TextBuilder(frames: read.frames, texts: read.texts)
      maker.page(SiteMap.learn, read.template, builder.learn(algorithms?.card))
    }
    let context = AlgorithmsContext(
      frames: frames[.player], template: templates.algorithms, texts: index, networks: network,
      comparison: comparison)
    guard context.builder != nil else { return }
    plan.add(
      .algorithms, SiteMap.algorithms, reading: context, origin: "the page of all searches",
      at: location
    ) { read, maker in
      guard let builder = read.builder else { return }
      maker.page(
        SiteMap.algorithms, read.template, builder.page(builder.routes.search(&maker.workspace)))
    }
  }

  private func addStyle(to plan: inout Plan) {
    plan.add(
      .style, SiteMap.style,
      reading: FrameContext(frames: frames[.everyPage], template: templates.style),
      origin: "the page about style", at: location
    ) { $1.page(SiteMap.style, $0.template, FixedPages(frames: $0.frames).style()) }
    plan.add(
      .drawing, SiteMap.drawing,
      reading: DrawingContext(
        frames: frames[.everyPage, figures: [DrawingPage.figure]], template: templates.drawing,
        texts: index),
      origin: "the page about drawing", at: location
    ) { read, maker in
      let previous = read.texts.lessons.last.map {
        PageLink(title: $0.title, path: $0.path.string)
      }
      maker.page(
        SiteMap.drawing, read.template,
        FixedPages(frames: read.frames).drawing(after: previous))
    }
  }

  /// Adds the pages whose texts are in their templates.
  private func addFixed(to plan: inout Plan) {
    if site.sections.has(.style) { addStyle(to: &plan) }
    plan.add(
      .notFound, SiteMap.notFound,
      reading: FrameContext(frames: frames[.everyPage], template: templates.notFound),
      origin: "the page for missing pages", at: location
    ) { $1.page(SiteMap.notFound, $0.template, FixedPages(frames: $0.frames).notFound()) }
    guard site.sections.has(.offline) else { return }
    plan.add(
      .offline, SiteMap.offline,
      reading: FrameContext(frames: frames[.offlinePage], template: templates.offline),
      origin: "the page for readers without a connection", at: location
    ) { $1.page(SiteMap.offline, $0.template, FixedPages(frames: $0.frames).offline()) }
  }
}
