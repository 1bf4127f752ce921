import Gazetteer
import Geography
public import Input
import Markup

/// Reads the content folder. Every fault of every file is collected before it gives up.
public struct ContentReader: Sendable {
  /// The content folder.
  let folder: String
  /// The paths of its files.
  private let files: ContentFolder
  /// Settings that override the file's.
  let overrides: Overrides
  /// The ids of the pages around texts, which no heading of a text may have.
  let reservedIDs: ReservedIDs
  /// The words of the pages.
  let words: PageWords
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
    folder: String, overrides: Overrides, reservedIDs: ReservedIDs, words: PageWords = .plain,
    memory: ReadingMemory = ReadingMemory()
  ) {
    self.folder = folder
    files = ContentFolder(folder)
    self.overrides = overrides
    self.reservedIDs = reservedIDs
    self.words = words
    self.memory = memory
  }

  /// Everything, with up to `jobs` tasks at once; `nil` if something that others need is missing or
  /// wrong. An error in one part does not stop the others from being checked, as far as that is
  /// possible without the part.
  public func read(jobs: Int, into diagnostics: inout Diagnostics) -> Content? {
    UnreadFiles.checkFolders(of: folder, into: &diagnostics)
    UnreadFiles.checkCountries(of: folder, into: &diagnostics)
    var faults = Diagnostics()
    let configuration = configuration(into: &faults)
    let isConfigured = !faults.hasErrors
    diagnostics.append(contentsOf: faults)
    faults = Diagnostics()
    let corrections = corrections(into: &faults)
    let areCorrect = !faults.hasErrors
    var countryFaults = Diagnostics()
    var countries = countries(corrections, into: &countryFaults)
    // Nearly every other file names countries. If the list of countries is broken, these files are
    // not to blame.
    let knowsCountries = !countryFaults.hasErrors
    if !knowsCountries { countries = CountryTable([]) }
    faults.append(contentsOf: countryFaults)
    let wantsNetworks = configuration?.wants(.networks) ?? true
    let placeSettings = configuration.map { "\($0.places)" } ?? ""
    let ((places, placeFaults), (atlas, atlasFaults)) = Workers.both(jobs: jobs) { [countries] in
      var faults = Diagnostics()
      let places = memory.recall(
        "places", from: placeFiles, settings: placeSettings, into: &faults
      ) { self.places(countries: countries, corrections: corrections, into: &$0) }
      return (places, faults)
    } _: { [countries] in
      var faults = Diagnostics()
      let atlas = memory.recall(
        "atlas", from: [path("countries"), path(ContentFolder.facts)],
        settings: Self.atlasSettings(configuration), into: &faults
      ) { self.atlas(configuration: configuration, countries: countries, into: &$0) }
      return (atlas, faults)
    }
    let knowsAllPlaces = knowsCountries && areCorrect && !placeFaults.hasErrors
    let ((read, networkFaults), (capitals, largest)) = Workers.both(jobs: jobs) { [countries] in
      var faults = Diagnostics()
      let networks = self.networks(
        configuration, countries: countries, places: places, corrections: corrections,
        knowsAllPlaces: knowsAllPlaces, into: &faults)
      return (networks, faults)
    } _: { [countries] () -> ([String: Int], [String: [Int]]) in
      var faults = Diagnostics()
      return memory.recall(
        "cities", from: placeFiles, settings: placeSettings, into: &faults
      ) { _ in
        let capitals = countries.capitals(among: places)
        return (capitals, places.largestCities(capitals: capitals))
      }
    }
    for found in [placeFaults, atlasFaults, networkFaults] { faults.append(contentsOf: found) }
    var networks = read.sound
    let isComplete = !faults.hasErrors
    diagnostics.append(contentsOf: faults)
    faults = Diagnostics()
    var staticFiles = StaticFile.list(path("static"), root: folder, into: &faults)
    if !faults.hasErrors { configuration?.checkPictures(staticFiles, into: &diagnostics) }
    let textFiles = textFiles(staticFiles, into: &faults)
    let (texts, unclear) = texts(textFiles, into: &diagnostics)
    let hasAllTexts = texts.count == textFiles.texts.count && texts.allSatisfy(\.isSound)
    var sourceFaults = Diagnostics()
    let sources = sources(
      isNeeded: read.nameSources, textFiles, into: &sourceFaults)
    faults.append(contentsOf: sourceFaults)
    staticFiles += textFiles.published(into: &faults)
    let styleReferences = StyleLinks.references(
      of: staticFiles, memory: memory, into: &faults)
    let provinceNames = provinceNames(into: &faults)
    let addresses = addresses(into: &faults)
    diagnostics.append(contentsOf: faults)
    var unread = UnreadContent(
      folder: folder, networks: isConfigured ? read.unsound : networkFolders, texts: unclear,
      knowsSources: !sourceFaults.hasErrors, knowsNames: areCorrect)
    guard let configuration else {
      let files = Content.files(texts, staticFiles, addresses)
      TextLinks.checkOwn(
        texts + [sources].compactMap(\.self), files: files, mayBe: unread.mayBe(file:),
        into: &diagnostics)
      return nil
    }
    if isComplete, let atlas, let choice = configuration.countryNetworks, wantsNetworks {
      let headings = sources?.document.headings.map(\.text) ?? []
      let localNames = networks.flatMap(\.localNames)
      networks += memory.recall(
        "country networks", from: placeFiles + [path("countries")],
        settings: "\(configuration.places) \(Self.atlasSettings(configuration)) \(choice) "
          + "\(headings) \(words.catalogue.digest) \(localNames.map(\.name))",
        into: &diagnostics
      ) { _ in
        CountryNetworks(
          words: words, choice: choice, countries: countries,
          places: places.corrected(by: localNames),
          provinceNames: provinceNames,
          atlas: atlas, capitals: capitals, largestPlaces: largest, sources: headings
        ).networks(jobs: jobs)
      }
    }
    // Only content without errors is planned.
    let identities =
      isComplete
      ? PlaceIdentities(
        networks: networks, tables: places,
        keepsAll: configuration.sections[.places]?.isWanted ?? false)
      : PlaceIdentities(networks: [], tables: PlaceTable(), keepsAll: false)
    let localPlaces = identities.localPlaces(named: networks)
    let content = Content(
      configuration: configuration, words: words,
      countries: countries.naming(capitals: capitals, of: isComplete ? localPlaces : places),
      places: localPlaces,
      placeKeys: identities.keys, unplaced: identities.unplaced, addresses: addresses,
      provinceNames: provinceNames,
      atlas: atlas ?? Atlas(OutlineCollection(), worldview: .asInData),
      capitals: capitals, largestCities: largest,
      networks: networks, texts: texts, staticFiles: staticFiles,
      styleReferences: styleReferences, sources: sources)
    unread.knowsCountries = knowsCountries && atlas != nil
    let choice = configuration.countryNetworks
    unread.derivesNetworks = choice == nil ? !isConfigured : !isComplete
    guard isComplete, !faults.hasErrors, hasAllTexts, isConfigured else {
      content.check(without: unread, into: &diagnostics)
      return nil
    }
    faults = Diagnostics()
    content.check(into: &faults)
    let limits = configuration.places
    content.check(
      corrections, knowsAllPlaces: limits.population == 0 && places.count < limits.most,
      into: &faults)
    // The networks of another atlas are not checked here.
    if wantsNetworks, path("networks") == Path.join(folder, "networks") {
      UnreadFiles.checkNetworks(
        below: path("networks"), configuration: configuration, into: &faults)
    }
    diagnostics.append(contentsOf: faults)
    if !faults.hasErrors { return content }
    content.checkTexts(into: &diagnostics)
    return nil
  }

  // MARK: Parts that queries use alone

  /// `site.yml`, with what overrides it.
  public func configuration(into diagnostics: inout Diagnostics) -> SiteConfiguration? {
    let path = path("site.yml")
    guard let bytes = file(path, hint: "it names the site and its networks", into: &diagnostics)
    else { return nil }
    return SiteConfiguration(
      bytes: bytes, path: path, baseURL: overrides.baseURL, folders: networkFolders,
      into: &diagnostics)
  }

  /// The names of the folders of networks.
  private var networkFolders: [String] {
    let folders = (try? FileSystem.directories(in: path("networks"))) ?? []
    return folders.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Returns true if a folder of networks has all files that a network needs.
  private func isNetwork(_ folder: String) -> Bool {
    func has(_ name: String) -> Bool { FileSystem.exists(path("networks/\(folder)/\(name)")) }
    return has("network.yml") && has("places.csv") && (has("links.csv") || has("links.geojson"))
  }

  /// The facts of countries; none for an atlas without countries.
  func countries(
    _ corrections: [Correction], into diagnostics: inout Diagnostics
  ) -> CountryTable {
    let path = path(ContentFolder.facts)
    guard FileSystem.exists(self.path("countries")),
      let bytes = file(
        path, hint: "it lists the countries; data: world in site.yml brings one", into: &diagnostics
      )
    else { return CountryTable([]) }
    return CountryTable.read(bytes, path: path, into: &diagnostics).corrected(by: corrections)
      .named(words.catalogue.names)
  }

  /// The networks that `site.yml` shows, as far as they could be read.
  struct ReadNetworks: Sendable {
    /// The networks without errors.
    var sound: [NetworkContent] = []
    /// The names of the others.
    var unsound: [String] = []
    /// A Boolean value that is true if one names headings of `SOURCES.md`.
    var nameSources = false
  }

  /// The networks that `site.yml` shows.
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
    // Without the site's settings, every complete network is read to find its errors.
    let choices =
      configuration.map { $0.wants(.networks) ? $0.networks : [] }
      ?? networkFolders.filter(isNetwork).map {
        SiteConfiguration.NetworkChoice(
          slug: $0, location: SourceLocation(path: self.path("site.yml")))
      }
    var read = ReadNetworks()
    for network in choices {
      let folder = path("networks/\(network.slug)")
      // A folder that cannot be listed is reported when it is read.
      let root = Path.parent(of: path("networks")) ?? self.folder
      _ = try? SourceFolder.files(in: folder, root: root, into: &diagnostics)
      // An error in one network does not affect the others.
      var faults = Diagnostics()
      let content = NetworkContent.read(
        slug: network.slug, folder: folder, asked: network.location,
        surroundings: surroundings, into: &faults)
      diagnostics.append(contentsOf: faults)
      if content?.settings.sources.isEmpty == false { read.nameSources = true }
      if let content, !faults.hasErrors {
        read.sound.append(content)
      } else {
        read.unsound.append(network.slug)
      }
    }
    let names = Dictionary(
      read.sound.flatMap(\.localNames).map { ($0.id, $0.name ?? "") },
      uniquingKeysWith: { first, _ in first })
    read.sound = read.sound.map { $0.named(names) }
    return read
  }

  // MARK: The rest

  /// The addresses that pages keep; empty if there is no `urls.csv`.
  private func addresses(into diagnostics: inout Diagnostics) -> AddressBook {
    let path = path(AddressBook.file)
    guard FileSystem.exists(path), let bytes = file(path, hint: nil, into: &diagnostics) else {
      return AddressBook()
    }
    return AddressBook(bytes, path: path, into: &diagnostics)
  }

  func path(_ name: String) -> String { files.path(to: name) }

  /// The files that the table of places is read from.
  private var placeFiles: [String] { [path("places"), path(ContentFolder.facts)] }

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

  /// The texts, and the settings of texts with errors, whose addresses are uncertain.
  private func texts(
    _ files: TextFiles, into diagnostics: inout Diagnostics
  ) -> (texts: [TextContent], unclear: [String]) {
    var unclear: [String] = []
    let texts = files.texts.compactMap { name -> TextContent? in
      let path = path("pages/\(name)")
      guard let bytes = file(path, hint: nil, into: &diagnostics) else { return nil }
      var faults = Diagnostics()
      let text = TextContent(
        bytes: bytes, path: path, name: name, reservedIDs: reservedIDs, files: files,
        into: &faults)
      diagnostics.append(contentsOf: faults)
      if faults.hasErrors {
        // Its settings, and white space or text that may precede them by mistake.
        let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
          .drop { $0 == "\u{FEFF}" }
        unclear += text.split(separator: "\n---", maxSplits: 2)
          .prefix(text.hasPrefix("---") ? 1 : 2).map(String.init)
      }
      return text
    }
    return (texts.sorted { ($0.order, $0.path) < ($1.order, $1.path) }, unclear)
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
      sources: chapters.bytes, summary: words("fixed.sourcesDescription"), path: first,
      reservedIDs: reservedIDs, files: textFiles,
      into: &diagnostics)
  }
}
