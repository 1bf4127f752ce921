import Cartography
import Input

extension NetworkSteps {
  func addMaps(to plan: inout Plan) {
    let slug = network.slug
    let isRanked = Criticality.isRanked(network.content, ends: network.ends)
    var maps = [
      (SiteMap.map(network: slug), "the map of \(name)"),
      (SiteMap.quietMap(network: slug), "the quiet map of \(name)"),
    ]
    if isRanked {
      maps.append((SiteMap.loadMap(network: slug), "the map of the routes of \(name)"))
    }
    for (path, origin) in maps {
      plan.add(
        .networkMap, path, making: MapStep(network: network), origin: origin, at: location)
    }
    if !isRanked { return }
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
    let (slug, map) = (network.slug, network.map.map)
    switch path {
    case SiteMap.map(network: slug): maker.drawing(path, map.base.svg)
    case SiteMap.quietMap(network: slug): maker.drawing(path, map.quiet)
    default: maker.drawing(path, map.loads(network.criticality?.routesOfLink ?? []))
    }
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
