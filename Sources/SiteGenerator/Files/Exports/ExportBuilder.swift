import Routing

/// Makes the downloadable files of a route or trip, in the formats that the settings list, and the
/// links to these files.
struct ExportBuilder {
  let frames: SiteFrame
  let network: NetworkSite
  let page: SitePath
  /// The name of the files without the extension.
  let name: String
  let title: String
  let places: [Int32]
  let links: [Int32]

  private var export: RouteExport {
    let content = network.content
    let legs = content.legs(places: places, links: links)
    return RouteExport(
      words: network.words, title: title, network: content.settings.title,
      address: frames.baseURL + page.string, site: frames.title,
      unit: network.unit,
      stops: places.filter { content.named.contains(Int($0)) }.map {
        let place = content.places[Int($0)]
        return .init(
          name: place.name, country: place.country, coordinate: place.coordinate,
          facts: place.facts)
      },
      legs: legs.map { leg in
        .init(
          mode: content.mode(leg.links).name,
          label: content.labels(leg.links).joined(separator: ", "), cost: content.cost(leg.links),
          facts: content.facts(leg.links), bends: content.bends(leg),
          measures: content.settings.measures.indices.map {
            content.sum(ofMeasure: $0, leg.links)
          })
      }, stopColumns: content.placeColumns, legColumns: content.linkColumns,
      measures: content.settings.measures)
  }

  private var isOnEarth: Bool {
    places.allSatisfy { network.content.places[Int($0)].coordinate != nil }
  }

  private func path(_ format: ExportFormat) -> SitePath {
    SiteMap.download(page, name, format.rawValue)
  }

  /// The formats to publish. Those that need positions are left out if a place has no position.
  private var formats: [ExportFormat] {
    network.exports.filter { isOnEarth || !$0.needsCoordinates }
  }

  var paths: [SitePath] { formats.map(path) }

  func make(_ maker: FileMaker) {
    guard !formats.isEmpty else { return }
    let export = self.export
    for format in formats {
      if let bytes = export.file(format) { maker.file(path(format), bytes) }
    }
  }

  /// The buttons that save the route. They are shown even if no files are published.
  var offer: SaveOffer { SaveOffer(name: name, isOnEarth: isOnEarth) }

  var downloads: [DownloadLink] {
    formats.map {
      DownloadLink(
        title: $0.title, path: path($0).string, note: $0.note(in: network.words), isSaved: true)
    }
  }
}
