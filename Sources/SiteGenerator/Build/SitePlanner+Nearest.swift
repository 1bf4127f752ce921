import Gazetteer

extension SitePlanner {
  /// Places by where they are, for the pages that show a place or what is near.
  func addNearest(to plan: inout Plan) {
    let site = site
    let places = site.places
    let near = NearestFiles(
      places, cells: finder.cells, page: { site.pages.entry(ofPlace: $0)?.path.string },
      nodes: { place in
        site.pages.entry(ofPlace: place)?.networkPlaces.map { key in
          let network = site.networks[key.network]
          return "\(network.slug)/\(network.content.places[key.place].id)"
        } ?? []
      }, networks: site.networks.map { ($0.slug, $0.content.settings.title) })
    let location = site.configuration.location
    plan.add(SiteMap.worldMap, origin: "the projection of the world's map", at: location) {
      $0.file(SiteMap.worldMap, CountryMaps.worldJSON())
    }
    for index in 0..<near.count {
      let path = SiteMap.finder(near.path(index))
      plan.add(path, origin: "the places by position, file \(index)", at: location) {
        $0.file(path, near.bytes(index))
      }
    }
  }
}
