import Gazetteer
import Input

extension ContentReader {
  struct ReadNetworks: Sendable {
    var sound: [NetworkContent] = []
    var unsound: [String] = []
    var nameSources = false
  }

  func networks(
    _ configuration: SiteConfiguration?, countries: CountryTable, places: PlaceTable,
    corrections: [Correction], knowsAllPlaces: Bool, into diagnostics: inout Diagnostics
  ) -> ReadNetworks {
    let codes = countries.countries.isEmpty ? nil : Set(countries.countries.map(\.code))
    let surroundings = NetworkSurroundings(
      countries: codes, knowsAllPlaces: knowsAllPlaces, corrections: corrections,
      language: words.catalogue.language
    ) { id in
      places.index(ofGeonameID: id).map {
        (places.coordinate($0), places.country($0).description)
      }
    }
    // If the site's settings cannot be read, every complete network folder is read to find its
    // errors.
    let choices =
      configuration.map { $0.wants(.networks) ? $0.networks : [] }
      ?? networkFolders.filter(isNetwork).map {
        SiteConfiguration.NetworkChoice(
          slug: $0, location: SourceLocation(path: self.path("site.yml")))
      }
    var read = ReadNetworks()
    for network in choices {
      let folder = path("networks/\(network.slug)")
      if lacksNetworks, !FileSystem.exists(folder) { continue }
      // This call reports only symbolic links that are broken or lead out of the content. A folder
      // that cannot be listed is reported when it is read.
      let root = Path.parent(of: path("networks")) ?? self.folder
      _ = try? SourceFolder.files(in: folder, root: root, into: &diagnostics)
      // Each network has its own diagnostics, because an error in one network must not exclude
      // other networks.
      var faults = Diagnostics()
      let content = memory.recall(
        "network \(network.slug)", from: placeFiles + [folder],
        settings: "\(network.location) \(knowsAllPlaces) \(placeSettings(configuration)) "
          + words.catalogue.language, into: &faults
      ) {
        NetworkContent.read(
          slug: network.slug, folder: folder, asked: network.location,
          surroundings: surroundings, into: &$0)
      }
      diagnostics.append(contentsOf: faults)
      if content?.settings.sources.isEmpty == false { read.nameSources = true }
      if let content, !faults.hasErrors {
        read.sound.append(content)
      } else {
        read.unsound.append(network.slug)
      }
    }
    let names = Dictionary(
      keepingFirst: read.sound.flatMap(\.localNames).map { ($0.id, $0.name ?? "") })
    read.sound = read.sound.map { $0.named(names) }
    return read
  }

  private func isNetwork(_ folder: String) -> Bool {
    func has(_ name: String) -> Bool { FileSystem.exists(path("networks/\(folder)/\(name)")) }
    return has("network.yml") && has("places.csv") && (has("links.csv") || has("links.geojson"))
  }
}
