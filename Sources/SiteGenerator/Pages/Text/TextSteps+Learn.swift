extension TextSteps {
  func addLearn(to plan: inout Plan) {
    let choice = content.configuration.comparison
    let comparison = Sliced(choice)
    let network = networks.filter { $0.slug == choice?.network }
    plan.add(
      .learn, SiteMap.learn,
      making: LearnStep(
        frames: frames[.everyPage], template: templates.learn, texts: index, networks: network,
        comparison: comparison),
      origin: "the index of texts", at: location)
    let step = AlgorithmsStep(
      frames: frames[.player], template: templates.algorithms, texts: index, networks: network,
      comparison: comparison)
    guard step.builder != nil else { return }
    plan.add(
      .algorithms, SiteMap.algorithms, making: step, origin: "the page of all searches",
      at: location)
  }
}

private struct LearnStep: Step {
  let frames: SiteFrame
  let template: PageTemplate<LearnPage>
  let texts: TextIndex
  let networks: [NetworkSite]
  let comparison: Sliced<SiteConfiguration.ComparisonChoice?>

  func make(_ path: SitePath, _ maker: FileMaker) {
    let algorithms = AlgorithmsBuilder(
      comparison.value, networks: networks, texts: texts, frames: frames)
    let builder = TextBuilder(frames: frames, texts: texts)
    maker.page(path, template, builder.learn(algorithms?.card))
  }
}

private struct AlgorithmsStep: Step {
  let frames: SiteFrame
  let template: PageTemplate<AlgorithmsPage>
  let texts: TextIndex
  let networks: [NetworkSite]
  let comparison: Sliced<SiteConfiguration.ComparisonChoice?>

  var builder: AlgorithmsBuilder? {
    AlgorithmsBuilder(comparison.value, networks: networks, texts: texts, frames: frames)
  }

  func make(_ path: SitePath, _ maker: FileMaker) {
    guard let builder else { return }
    maker.page(path, template, builder.page(builder.routes.search(&maker.workspace)))
  }
}
