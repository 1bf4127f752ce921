import Cartography
import Input

extension NetworkSteps {
  func addMaps(to plan: inout Plan) {
    plan.add(
      .networkMap, SiteMap.map(network: network.slug), making: MapStep(network: network),
      origin: "the map of \(name)", at: location)
    plan.add(
      .networkMap, SiteMap.quietMap(network: network.slug), making: QuietMapStep(network: network),
      origin: "the quiet map of \(name)", at: location)
    addLoadMaps(to: &plan)
  }

  private func addLoadMaps(to plan: inout Plan) {
    guard Criticality.isRanked(network.content, ends: network.ends) else { return }
    plan.add(
      .networkMap, SiteMap.loadMap(network: network.slug), making: LoadMapStep(network: network),
      origin: "the map of the routes of \(name)", at: location)
    let (step, name) = (ClosureMapStep(network: network), name)
    plan.add(
      .networkMap, Array(step.closures.indices), making: step,
      claim: { index in
        let closure = step.closures[index]
        return Plan.Claim(
          [step.path(index)], "the map without '\(closure.label)' of \(name)", closure.location)
      })
  }
}

private struct MapStep: Step {
  let network: NetworkSite

  func make(_ path: SitePath, _ maker: FileMaker) {
    maker.drawing(path, network.map.map.base.svg)
  }
}

private struct QuietMapStep: Step {
  let network: NetworkSite

  func make(_ path: SitePath, _ maker: FileMaker) { maker.drawing(path, network.map.map.quiet) }
}

private struct LoadMapStep: Step {
  let network: NetworkSite

  func make(_ path: SitePath, _ maker: FileMaker) {
    maker.drawing(path, network.map.map.loads(network.criticality?.routesOfLink ?? []))
  }
}

private struct ClosureMapStep: Step {
  let network: NetworkSite

  /// The labels that the settings list under `what-if`. The network's page shows the effect of
  /// closing each of them.
  var closures: [(label: String, name: String, location: SourceLocation)] {
    network.content.settings.whatIf
  }

  func path(_ index: Int) -> SitePath {
    SiteMap.closureMap(network: network.slug, label: ASCII.slug(closures[index].label))
  }

  func make(_ index: Int, _ maker: FileMaker) {
    let closure = network.criticality?.closures[index]
    maker.drawing(
      path(index),
      network.map.map.loads(closure?.former ?? [], detours: closure?.detours ?? []))
  }
}
