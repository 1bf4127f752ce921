import Cartography

extension TextSteps {
  /// Adds the world maps of projection figures, and the outlines that their scripts project.
  func addProjections(to plan: inout Plan) {
    let figures = content.allTexts.flatMap(\.figures).flatMap(\.projections)
    guard !figures.isEmpty, !site.land.codes.isEmpty else { return }
    let location = location
    plan.add(
      .siteFile, WorldProjection.allCases.filter(figures.contains),
      making: ProjectionStep(site: site),
      claim: {
        Plan.Claim(
          [SiteMap.world(projection: $0.rawValue)], "the world in the \($0.title) projection",
          location)
      })
    plan.add(
      .siteFile, SiteMap.outlines, making: OutlinesStep(site: site),
      origin: "the outlines of the countries", at: location)
  }
}

private struct ProjectionStep: Step {
  let site: Site

  func make(_ projection: WorldProjection, _ maker: FileMaker) {
    maker.drawing(
      SiteMap.world(projection: projection.rawValue), site.drawing(of: projection))
  }
}

private struct OutlinesStep: Step {
  let site: Site

  func make(_ path: SitePath, _ maker: FileMaker) { maker.file(path, site.outlinesJSON()) }
}
