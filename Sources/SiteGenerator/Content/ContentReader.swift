public import Gazetteer
import Geography
public import Input
import Markup

/// Reads the content folder. Every fault of every file is collected before it gives up.
public struct ContentReader: Sendable {
  /// The content folder.
  let folder: String
  /// The paths of what is in it.
  private let files: ContentFolder
  /// Settings that override the file's.
  let overrides: Overrides
  /// The ids of the pages around texts, which no heading of a text may have.
  let reservedIDs: ReservedIDs
  /// The values that need not be read again.
  let memory: ReadingMemory

  /// Settings from the command line that override those in `site.yml`.
  public struct Overrides: Sendable {
    /// The site's address.
    public var baseURL: String?

    /// Nothing overridden, or the address.
    public init(baseURL: String? = nil) { self.baseURL = baseURL }
  }

  /// A reader of a folder.
  public init(folder: String, overrides: Overrides = Overrides()) {
    self.init(folder: folder, overrides: overrides, reservedIDs: ReservedIDs())
  }

  init(
    folder: String, overrides: Overrides, reservedIDs: ReservedIDs,
    memory: ReadingMemory = ReadingMemory()
  ) {
    self.folder = folder
    files = ContentFolder(folder)
    self.overrides = overrides
    self.reservedIDs = reservedIDs
    self.memory = memory
  }

  /// Everything, with up to `jobs` tasks at once; nil if there is an error.
  public func read(jobs: Int, into diagnostics: inout Diagnostics) -> Content? {
    let configuration = configuration(into: &diagnostics)
    var faults = Diagnostics()
    let countries = countries(into: &faults)
    diagnostics.append(contentsOf: faults)
    if faults.hasErrors {
      // Nearly every other file names countries: what a broken list of them would say there is not
      // their fault.
      var ignored = Diagnostics()
      let textFiles = textFiles(
        StaticFile.list(path("static"), root: folder, into: &ignored), into: &ignored)
      _ = texts(textFiles, into: &diagnostics)
      _ = sources(isNeeded: false, textFiles, into: &diagnostics)
      return nil
    }
    faults = Diagnostics()
    let (places, atlas) = placesAndAtlas(
      configuration: configuration, countries: countries, jobs: jobs, into: &faults)
    diagnostics.append(contentsOf: faults)
    let wantsNetworks = configuration?.wants(.networks) ?? true
    var networks = networks(
      configuration, countries: countries, places: places, knowsAllPlaces: !faults.hasErrors,
      into: &diagnostics)
    var staticFiles = StaticFile.list(path("static"), root: folder, into: &diagnostics)
    let textFiles = textFiles(staticFiles, into: &diagnostics)
    let texts = texts(textFiles, into: &diagnostics)
    let sources = sources(
      isNeeded: networks.contains { !$0.settings.sources.isEmpty }, textFiles, into: &diagnostics)
    staticFiles += textFiles.published(into: &diagnostics)
    let styleReferences = StyleLinks.references(
      of: staticFiles, memory: memory, into: &diagnostics)
    let provinceNames = provinceNames(into: &diagnostics)
    let addresses = addresses(into: &diagnostics)
    guard !diagnostics.hasErrors, let configuration, let atlas else { return nil }
    let (capitals, largest) = memory.recall(
      "cities", from: placeFiles, settings: "\(configuration.places)", into: &diagnostics
    ) { _ -> ([String: Int], [String: [Int]]) in
      let capitals = countries.capitals(among: places)
      return (capitals, places.largestCities(capitals: capitals))
    }
    if let choice = configuration.countryNetworks, wantsNetworks {
      let headings = sources?.document.headings.map(\.text) ?? []
      networks += memory.recall(
        "country networks", from: placeFiles + [path("countries")],
        settings: "\(configuration.places) \(Self.atlasSettings(configuration)) \(choice) "
          + "\(headings)",
        into: &diagnostics
      ) { _ in
        CountryNetworks(
          choice: choice, countries: countries, places: places, provinceNames: provinceNames,
          atlas: atlas, capitals: capitals, largestPlaces: largest, sources: headings
        ).networks(jobs: jobs)
      }
    }
    let identities = PlaceIdentities(networks: networks, tables: places)
    let content = Content(
      configuration: configuration, countries: countries, places: identities.places,
      placeKeys: identities.keys, addresses: addresses, provinceNames: provinceNames, atlas: atlas,
      capitals: capitals, largestCities: largest,
      networks: networks, texts: texts, staticFiles: staticFiles,
      styleReferences: styleReferences, sources: sources)
    content.check(into: &diagnostics)
    if wantsNetworks {
      UnreadFiles.checkNetworks(
        below: path("networks"), configuration: configuration, into: &diagnostics)
    }
    return diagnostics.hasErrors ? nil : content
  }

  // MARK: Parts that queries use alone

  /// `site.yml`, with what overrides it.
  public func configuration(into diagnostics: inout Diagnostics) -> SiteConfiguration? {
    let path = path("site.yml")
    guard let bytes = file(path, hint: "it names the site and its networks", into: &diagnostics)
    else { return nil }
    let folders = (try? FileSystem.directories(in: self.path("networks"))) ?? []
    return SiteConfiguration(
      bytes: bytes, path: path, baseURL: overrides.baseURL,
      folders: folders.filter { !$0.hasPrefix(".") }.sorted(), into: &diagnostics)
  }

  /// The facts of countries; none for an atlas without countries and tables of places.
  public func countries(into diagnostics: inout Diagnostics) -> CountryTable {
    let path = path("countries/facts.tsv")
    guard FileSystem.exists(self.path("countries")) || FileSystem.exists(self.path("places")),
      let bytes = file(path, hint: "it lists the countries", into: &diagnostics)
    else { return CountryTable([]) }
    return CountryTable.read(bytes, path: path, into: &diagnostics)
  }

  /// The places of all tables and lists of `places/`, plain, gzip or in archives as GeoNames publishes
  /// them, as far as `site.yml` wants them.
  public func places(
    countries: CountryTable, into diagnostics: inout Diagnostics
  ) -> PlaceTable {
    let folder = path("places")
    guard FileSystem.exists(folder) else {
      // An atlas may have no places; but no atlas is here without its settings.
      if !FileSystem.exists(path("site.yml")) { _ = configuration(into: &diagnostics) }
      return PlaceTable()
    }
    let names: [String]
    do {
      names = try FileSystem.list(folder, recursively: false)
    } catch {
      diagnostics.append(error.diagnostic(hint: "it holds tables in the format of GeoNames"))
      return PlaceTable()
    }
    let tables = names.filter {
      Self.isTable($0.hasSuffix(".gz") ? String($0.dropLast(3)) : $0)
    }
    let archives = names.filter { $0.hasSuffix(".zip") }
    let lists = names.filter { $0.hasSuffix(".json") || $0.hasSuffix(".json.gz") }
    if tables.isEmpty, archives.isEmpty, lists.isEmpty {
      diagnostics.error(
        at: SourceLocation(path: folder), "there is no table of places",
        hint: "put one in the format of GeoNames there, such as cities500.txt or cities500.zip")
    }
    UnreadFiles.check(
      names, of: folder, read: tables + archives + lists + [Self.provinceFile, "SOURCES.md"],
      hint: "a table of places ends in .txt, .tsv or .zip, a list in .json, or in .gz after that",
      into: &diagnostics)
    // What is wrong with the settings is told where they are read for themselves.
    var ignored = Diagnostics()
    let limits = configuration(into: &ignored)?.places ?? PlaceLimits()
    var reader = PlaceReader(
      countries: countries, leastPopulation: limits.population, limit: limits.most)
    for name in tables {
      do {
        try reader.read(file: Path.join(folder, name), into: &diagnostics)
      } catch {
        diagnostics.append(error.diagnostic())
      }
    }
    for name in archives {
      let path = Path.join(folder, name)
      guard let bytes = file(path, hint: nil, into: &diagnostics),
        let archive = ZipArchive(bytes, path: path, into: &diagnostics)
      else { continue }
      reader.read(archive: archive, isTable: Self.isTable, into: &diagnostics)
    }
    for name in lists {
      do {
        try reader.readList(file: Path.join(folder, name), into: &diagnostics)
      } catch {
        diagnostics.append(error.diagnostic())
      }
    }
    return reader.finish(into: &diagnostics)
  }

  /// The networks that `site.yml` shows.
  func networks(
    _ configuration: SiteConfiguration?, countries: CountryTable, places: PlaceTable,
    knowsAllPlaces: Bool, into diagnostics: inout Diagnostics
  ) -> [NetworkContent] {
    let codes = countries.countries.isEmpty ? nil : Set(countries.countries.map(\.code))
    let surroundings = NetworkSurroundings(countries: codes, knowsAllPlaces: knowsAllPlaces) { id in
      places.index(ofGeonameID: id).map {
        (places.coordinate($0), places.country($0).description)
      }
    }
    return (configuration.map { $0.wants(.networks) ? $0.networks : [] } ?? []).compactMap {
      network in
      let folder = path("networks/\(network.slug)")
      // What cannot be listed is reported where it is read.
      _ = try? SourceFolder.files(in: folder, root: self.folder, into: &diagnostics)
      return NetworkContent.read(
        slug: network.slug, folder: folder, asked: network.location,
        surroundings: surroundings, into: &diagnostics)
    }
  }

  /// The names of first-order divisions; none where there is no file.
  public func provinceNames(into diagnostics: inout Diagnostics) -> ProvinceNames {
    let path = path("places/" + Self.provinceFile)
    guard FileSystem.exists(path), let bytes = file(path, hint: nil, into: &diagnostics) else {
      return ProvinceNames()
    }
    return ProvinceNames.read(bytes, path: path, into: &diagnostics)
  }

  private static let provinceFile = "admin1CodesASCII.txt"

  /// Returns true for the name of a table of places; archives have texts and hidden files beside it.
  private static func isTable(_ name: String) -> Bool {
    let last = Path.name(of: name)
    return (last.hasSuffix(".txt") || last.hasSuffix(".tsv")) && last != provinceFile
      && !last.hasPrefix(".") && !last.lowercased().hasPrefix("readme")
  }

  // MARK: The rest

  /// The addresses that pages keep; none where there is no file of them.
  private func addresses(into diagnostics: inout Diagnostics) -> AddressBook {
    let path = path(AddressBook.file)
    guard FileSystem.exists(path), let bytes = file(path, hint: nil, into: &diagnostics) else {
      return AddressBook()
    }
    return AddressBook(bytes, path: path, into: &diagnostics)
  }

  func path(_ name: String) -> String { files.path(to: name) }

  /// The files that the table of places is read from.
  private var placeFiles: [String] { [path("places"), path("countries/facts.tsv")] }

  func file(
    _ path: String, hint: String?, into diagnostics: inout Diagnostics
  ) -> [UInt8]? {
    do {
      return try FileSystem.read(path)
    } catch {
      diagnostics.append(error.diagnostic(hint: hint))
      return nil
    }
  }

  /// The two large readings, side by side where there are two processors.
  private func placesAndAtlas(
    configuration: SiteConfiguration?, countries: CountryTable, jobs: Int,
    into diagnostics: inout Diagnostics
  ) -> (PlaceTable, Atlas?) {
    enum Part: Sendable {
      case places(PlaceTable, Diagnostics)
      case atlas(Atlas?, Diagnostics)
    }
    let parts = Workers.map(2, jobs: jobs) { index -> Part in
      var found = Diagnostics()
      if index == 0 {
        let limits = configuration.map { "\($0.places)" } ?? ""
        let places = memory.recall(
          "places", from: placeFiles, settings: limits, into: &found
        ) { found -> PlaceTable in self.places(countries: countries, into: &found) }
        return .places(places, found)
      }
      let atlas = memory.recall(
        "atlas", from: [path("countries")], settings: Self.atlasSettings(configuration),
        into: &found
      ) { found -> Atlas? in
        self.atlas(configuration: configuration, countries: countries, into: &found)
      }
      return .atlas(atlas, found)
    }
    var result: (PlaceTable, Atlas?) = (PlaceTable(), nil)
    for part in parts {
      switch part {
      case .places(let places, let found):
        result.0 = places
        diagnostics.append(contentsOf: found)
      case .atlas(let atlas, let found):
        result.1 = atlas
        diagnostics.append(contentsOf: found)
      }
    }
    return result
  }

  /// The files of the folder of texts, and those of `static/`, as texts see them.
  private func textFiles(
    _ staticFiles: [StaticFile], into diagnostics: inout Diagnostics
  ) -> TextFiles {
    let folder = path("pages")
    var names: [String] = []
    if FileSystem.exists(folder) {
      do {
        names = try SourceFolder.files(in: folder, root: self.folder, into: &diagnostics)
      } catch {
        diagnostics.append(error.diagnostic())
      }
    }
    return TextFiles(folder: folder, names: names, staticFiles: staticFiles, memory: memory)
  }

  private func texts(
    _ files: TextFiles, into diagnostics: inout Diagnostics
  ) -> [TextContent] {
    let texts = files.texts.compactMap { name -> TextContent? in
      let path = path("pages/\(name)")
      guard let bytes = file(path, hint: nil, into: &diagnostics) else { return nil }
      return TextContent(
        bytes: bytes, path: path, name: name, reservedIDs: reservedIDs, files: files,
        into: &diagnostics)
    }
    return texts.sorted { ($0.order, $0.path) < ($1.order, $1.path) }
  }

  /// `SOURCES.md`, which must be there if a network names its headings, with the chapters about data
  /// that it does not have itself.
  private func sources(
    isNeeded: Bool, _ textFiles: TextFiles, into diagnostics: inout Diagnostics
  ) -> TextContent? {
    let paths = files.sourcesPaths.filter(FileSystem.exists)
    if paths.isEmpty, isNeeded {
      let hint = "it names every data set, its origin and its licence"
      _ = file(path("SOURCES.md"), hint: hint, into: &diagnostics)
    }
    var chapters = SourceChapters()
    for path in paths {
      // Those that come with the command lie elsewhere.
      guard
        !files.isOwn(sources: path)
          || SourceFolder.isInside(path, root: folder, into: &diagnostics),
        let bytes = file(path, hint: nil, into: &diagnostics)
      else { return nil }
      chapters.add(bytes)
    }
    guard let first = paths.first else { return nil }
    return TextContent(
      sources: chapters.bytes, path: first, reservedIDs: reservedIDs, files: textFiles,
      into: &diagnostics)
  }
}
