import Input

/// The number and total size of a site's files, before or after they are made.
struct SiteSize {
  private(set) var files = 0
  private(set) var bytes = 0
  /// The largest file whose size is known.
  private(set) var largest: (file: String, bytes: Int)?
  private var folders: [Substring: Int] = [:]
  private var groups: [SiteGroup: (files: Int, bytes: Int)] = [:]

  /// The folder with the most files directly in it. In a tie, it is the first by name.
  var fullest: (folder: String, files: Int)? {
    folders.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { (String($0.key), $0.value) }
  }

  /// Adds a file. If `known` is `nil`, the size is estimated. `group` is the group of the file;
  /// `nil` if the site cannot do without the file.
  mutating func add(_ file: String, bytes known: Int?, group: SiteGroup?) {
    let size = known ?? Self.typical(file)
    files += 1
    bytes += size
    if let known, known > largest?.bytes ?? -1 { largest = (file, known) }
    let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.startIndex
    folders[file[..<slash], default: 0] += 1
    guard let group else { return }
    groups[group, default: (0, 0)].files += 1
    groups[group, default: (0, 0)].bytes += size
  }

  /// Returns advice to leave out the two largest groups of files; `nil` if no group has files.
  /// `measure` returns the number by which groups are compared.
  func advice(by measure: (_ files: Int, _ bytes: Int) -> Int) -> String? {
    let most = groups.map {
      (group: $0.key, value: measure($0.value.files, $0.value.bytes), $0.value)
    }
    .sorted { ($1.value, $0.group.rawValue) < ($0.value, $1.group.rawValue) }
    .prefix(2).filter { $0.value > 0 }
    if most.isEmpty { return nil }
    let parts = most.map { part in
      "\(part.group.rawValue), \(Words.count(part.2.files, "file")) (\(part.group.setting))"
    }
    return "for a smaller site, leave out: " + parts.joined(separator: "; ")
  }

  /// Returns the average size of files with the extension of `file`, as measured in the atlas of
  /// this repository.
  private static func typical(_ file: String) -> Int {
    switch Path.fileExtension(of: file) {
    case "html": 22_000
    case "gz", "svg": 11_000
    default: 3_000
    }
  }
}

/// The groups of files that a site can do without.
enum SiteGroup: String {
  case routes, searches, trips, places, countries, copies
  case finder = "the finder"
  case roads = "labels"

  init?(_ kind: StepKind) {
    switch kind {
    case .routes, .routesFrom, .route: self = .routes
    case .searches: self = .searches
    case .trips, .trip, .deals, .dealData: self = .trips
    case .roads, .road: self = .roads
    case .places, .placesOfCountry, .place: self = .places
    case .countries, .country, .countryMap, .worldDetails, .countryData: self = .countries
    case .find, .finder, .nearest: self = .finder
    default: return nil
    }
  }

  /// The setting that leaves out the files of this group, or reduces their number.
  var setting: String {
    switch self {
    case .routes: "sections: {routes: false}, or routes: none for a network"
    case .searches: "searches: pages for a network"
    case .trips: "sections: {trips: false}"
    case .roads: "no labels in network.yml"
    case .places: "sections: {places: false}"
    case .countries: "sections: {countries: false}"
    case .finder: "sections: {finder: false}"
    case .copies: "no --precompress"
    }
  }
}
