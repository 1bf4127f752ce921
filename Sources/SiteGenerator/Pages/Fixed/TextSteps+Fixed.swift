extension TextSteps {
  /// Adds the steps for the pages whose texts are in their templates.
  func addFixed(to plan: inout Plan) {
    if site.sections.has(.style) { addStyle(to: &plan) }
    plan.add(
      .notFound, SiteMap.notFound,
      making: FixedStep(frames: frames[.everyPage], template: templates.notFound),
      origin: "the 404 page", at: location)
    guard site.sections.has(.offline) else { return }
    plan.add(
      .offline, SiteMap.offline,
      making: FixedStep(frames: frames[.offlinePage], template: templates.offline),
      origin: "the offline page", at: location)
  }

  private func addStyle(to plan: inout Plan) {
    plan.add(
      .style, SiteMap.style,
      making: FixedStep(frames: frames[.everyPage], template: templates.style),
      origin: "the page about style", at: location)
    plan.add(
      .drawing, SiteMap.drawing,
      making: DrawingStep(
        frames: frames[.everyPage, figures: [DrawingPage.figure]], template: templates.drawing,
        texts: index),
      origin: "the page about drawing", at: location)
  }
}

private struct FixedStep: Step {
  let frames: SiteFrame
  let template: PageTemplate<PlainPage>

  func make(_ path: SitePath, _ maker: FileMaker) {
    maker.page(path, template, FixedPages(frames: frames).page(path))
  }
}

private struct DrawingStep: Step {
  let frames: SiteFrame
  let template: PageTemplate<DrawingPage>
  let texts: TextIndex

  func make(_ path: SitePath, _ maker: FileMaker) {
    let previous = texts.lessons.last.map { PageLink(title: $0.title, path: $0.path.string) }
    maker.page(path, template, FixedPages(frames: frames).drawing(after: previous))
  }
}
