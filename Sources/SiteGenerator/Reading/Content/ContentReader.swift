import Gazetteer
import Geography
public import Input
import Markup

/// Reads the content folder, collecting the errors in all files instead of stopping at the first
/// error.
public struct ContentReader: Sendable {
  let folder: String
  private let files: ContentFolder
  /// The address that replaces `base-url`; `nil` to keep `base-url`.
  private let baseURL: String?
  /// The ids of the elements around a text on its page. No heading of a text may have one of these
  /// ids.
  let reservedIDs: ReservedIDs
  let words: PageWords
  let memory: ReadingMemory
  let inputs: InputFiles
  let findings: Findings
  let placeCache: PlaceCache?

  /// Creates a reader for a folder.
  public init(folder: String) { self.init(folder: folder, baseURL: nil) }

  init(
    folder: String, baseURL: String? = nil, reservedIDs: ReservedIDs = ReservedIDs(),
    words: PageWords = .plain, memory: ReadingMemory = ReadingMemory(),
    inputs: InputFiles = InputFiles(files: []), findings: Findings = Findings(),
    placeCache: PlaceCache? = nil
  ) {
    self.folder = folder
    files = ContentFolder(folder)
    self.baseURL = baseURL
    self.reservedIDs = reservedIDs
    self.words = words
    self.memory = memory
    self.inputs = inputs
    self.findings = findings
    self.placeCache = placeCache
  }

  /// Reads and checks the whole content with up to `jobs` parallel tasks; returns `nil` if there is
  /// an error. After an error, independent parts are still checked.
  public func read(jobs: Int, into diagnostics: inout Diagnostics) -> Content? {
    UnreadFiles.checkNames(of: files, into: &diagnostics)
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
    // Nearly every other file refers to countries. If their list has errors, unknown countries in
    // the other files are not reported.
    let knowsCountries = !countryFaults.hasErrors
    if !knowsCountries { countries = CountryTable([]) }
    faults.append(contentsOf: countryFaults)
    let wantsNetworks = configuration?.wants(.networks) ?? true
    let placeSettings = placeSettings(configuration)
    let ((places, placeFaults), (land, landFaults)) = Workers.both(jobs: jobs) { [countries] in
      var faults = Diagnostics()
      let places = memory.recall(
        "places", from: placeFiles, settings: placeSettings, into: &faults
      ) { faults in
        let read = { (faults: inout Diagnostics) in
          self.places(countries: countries, corrections: corrections, into: &faults)
        }
        return placeCache?.table(
          placeDigest(placeSettings), into: &faults, isCurrent: { inputs.areUnchanged }, read)
          ?? read(&faults)
      }
      return (places, faults)
    } _: { [countries] in
      var faults = Diagnostics()
      let land = memory.recall(
        "land", from: [path("countries"), path(ContentFolder.facts)],
        settings: Self.landSettings(configuration), into: &faults
      ) { self.land(configuration: configuration, countries: countries, into: &$0) }
      return (land, faults)
    }
    // If the data pack is missing, errors that its absence may cause are not reported.
    let hasData = !lacksData
    let knowsAllPlaces = knowsCountries && areCorrect && !placeFaults.hasErrors && hasData
    let ((read, networkFaults), (capitals, largest, addresses, addressFaults)) = Workers.both(
      jobs: jobs
    ) { [countries] in
      var faults = Diagnostics()
      let networks = self.networks(
        configuration, countries: countries, places: places, corrections: corrections,
        knowsAllPlaces: knowsAllPlaces, into: &faults)
      return (networks, faults)
    } _: { [countries] () -> ([String: Int], [String: [Int]], AddressBook, Diagnostics) in
      var faults = Diagnostics()
      let (capitals, largest) = memory.recall(
        "cities", from: placeFiles, settings: placeSettings, into: &faults
      ) { _ in
        let capitals = countries.capitals(among: places)
        return (capitals, places.largestCities(capitals: capitals))
      }
      let addresses = self.addresses(into: &faults)
      return (capitals, largest, addresses, faults)
    }
    for found in [placeFaults, landFaults, networkFaults] { faults.append(contentsOf: found) }
    var networks = read.sound
    let isComplete = !faults.hasErrors && hasData
    diagnostics.append(contentsOf: faults)
    faults = Diagnostics()
    var staticFiles = StaticFile.list(path("static"), root: folder, into: &faults)
    if !faults.hasErrors { configuration?.checkPictures(staticFiles, into: &diagnostics) }
    let textFiles = textFiles(staticFiles, into: &faults)
    let (texts, unclear) = texts(textFiles, into: &diagnostics)
    let hasAllTexts = texts.count == textFiles.texts.count && texts.allSatisfy(\.isSound)
    var sourceFaults = Diagnostics()
    let sources = sources(
      isNeeded: read.nameSources || configuration?.outlines.source != nil, textFiles,
      into: &sourceFaults)
    faults.append(contentsOf: sourceFaults)
    staticFiles += textFiles.published(into: &faults)
    let styleReferences = StyleLinks.references(
      of: staticFiles, memory: memory, into: &faults)
    let provinceNames = provinceNames(into: &faults)
    faults.append(contentsOf: addressFaults)
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
    if isComplete, let land, let choice = configuration.countryNetworks, wantsNetworks {
      let headings = sources?.document.headings.map(\.text) ?? []
      let localNames = networks.flatMap(\.localNames)
      networks += memory.recall(
        "country networks", from: placeFiles + [path("countries")],
        settings: "\(configuration.places) \(Self.landSettings(configuration)) \(choice) "
          + "\(headings) \(words.catalogue.digest) \(localNames.map(\.name))",
        into: &diagnostics
      ) { _ in
        CountryNetworks(
          words: words, choice: choice, countries: countries,
          places: places.corrected(by: localNames),
          provinceNames: provinceNames,
          land: land, capitals: capitals, largestPlaces: largest,
          sources: headings.filter(
            [Credit.places, configuration.outlines.source(among: headings)].contains)
        ).networks(jobs: jobs, findings: findings, on: ground(land, configuration))
      }
    }
    // Content with errors never becomes a site, so its network places are not matched with the
    // tables.
    let (identities, localPlaces) =
      isComplete
      ? memory.recall(
        "identities",
        from: placeFiles + ["countries", "networks", "site.yml"].map(path),
        settings: "\(words.catalogue.digest)", into: &diagnostics
      ) { [networks] _ in
        let identities = PlaceIdentities(
          networks: networks, tables: places,
          keepsAll: configuration.sections[.places]?.isWanted ?? false)
        return (identities, identities.localPlaces(named: networks))
      }
      : (PlaceIdentities(networks: [], tables: PlaceTable(), keepsAll: false), PlaceTable())
    let content = Content(
      configuration: configuration, words: words,
      countries: countries.naming(capitals: capitals, of: isComplete ? localPlaces : places),
      places: localPlaces,
      placeKeys: identities.keys, unplaced: identities.unplaced, addresses: addresses,
      provinceNames: provinceNames,
      land: land ?? .none,
      capitals: capitals, largestCities: largest,
      networks: networks, texts: texts, staticFiles: staticFiles,
      styleReferences: styleReferences, sources: sources)
    unread.knowsCountries = knowsCountries && land != nil && hasData
    unread.lacksNetworks = lacksNetworks
    let choice = configuration.countryNetworks
    unread.derivesNetworks = choice == nil ? !isConfigured : !isComplete
    guard isComplete, !faults.hasErrors, hasAllTexts, isConfigured else {
      content.check(without: unread, into: &diagnostics)
      return nil
    }
    faults = Diagnostics()
    content.check(findings, ground: ground(land, configuration), into: &faults)
    let limits = configuration.places
    content.check(
      corrections, knowsAllPlaces: limits.population == 0 && places.count < limits.most,
      into: &faults)
    // Networks that come from another atlas are not checked for unread files.
    if wantsNetworks, path("networks") == Path.join(folder, "networks") {
      UnreadFiles.checkNetworks(
        below: path("networks"), configuration: configuration, into: &faults)
    }
    diagnostics.append(contentsOf: faults)
    if !faults.hasErrors { return content }
    content.checkTexts(into: &diagnostics)
    return nil
  }

  // MARK: Parts that queries read separately

  /// Reads `site.yml`.
  public func configuration(into diagnostics: inout Diagnostics) -> SiteConfiguration? {
    let path = path("site.yml")
    guard let bytes = file(path, hint: "it names the site and its networks", into: &diagnostics)
    else { return nil }
    return SiteConfiguration(
      bytes: bytes, path: path, baseURL: baseURL, folders: networkFolders,
      into: &diagnostics)
  }

  var networkFolders: [String] {
    let folders = (try? FileSystem.directories(in: path("networks"))) ?? []
    return folders.filter { !$0.hasPrefix(".") }.sorted()
  }

  func countries(
    _ corrections: [Correction], into diagnostics: inout Diagnostics
  ) -> CountryTable {
    let path = path(ContentFolder.facts)
    guard FileSystem.exists(self.path("countries")),
      let bytes = file(
        path, hint: "it lists the countries; data: world in site.yml provides one",
        into: &diagnostics
      )
    else { return CountryTable([]) }
    return CountryTable.read(bytes, path: path, into: &diagnostics).corrected(by: corrections)
      .named(words.catalogue.names)
  }

  // MARK: The rest

  private func addresses(into diagnostics: inout Diagnostics) -> AddressBook {
    let path = path(AddressBook.file)
    return memory.recall("addresses", from: [path], into: &diagnostics) { diagnostics in
      existingFile(path, into: &diagnostics).map {
        AddressBook($0, path: path, into: &diagnostics)
      } ?? AddressBook()
    }
  }

  func path(_ name: String) -> String { files.path(to: name) }

  /// Returns a digest of the land, and of everything that the table of places is made from.
  private func ground(_ land: Land?, _ configuration: SiteConfiguration?) -> Digest {
    var digester = Digester()
    digester.mix(land?.digest ?? .none)
    digester.mix(inputs.digest(below: path("places")))
    for file in [ContentFolder.facts, Corrections.file] { digester.mix(inputs.digest(path(file))) }
    digester.mix(placeSettings(configuration))
    return digester.digest
  }

  /// Returns the settings that the table of places depends on, for the key of its cache entry.
  func placeSettings(_ configuration: SiteConfiguration?) -> String {
    configuration.map { "\($0.places)" } ?? ""
  }

  var lacksData: Bool { files.missingData != nil }

  /// A Boolean value that is true if the missing data pack might contain networks.
  var lacksNetworks: Bool { files.missingData.map { $0 != "world" } ?? false }

  var placeFiles: [String] { [path("places"), path(ContentFolder.facts)] }

  private func placeDigest(_ settings: String) -> Digest {
    var digester = Digester()
    digester.mix(settings)
    for path in placeFiles {
      digester.mix(inputs.digest(path))
      digester.mix(inputs.digest(below: path))
    }
    return digester.digest
  }

  /// Returns the bytes of a file that need not exist.
  func existingFile(_ path: String, into diagnostics: inout Diagnostics) -> [UInt8]? {
    FileSystem.exists(path) ? file(path, into: &diagnostics) : nil
  }

  func file(
    _ path: String, hint: String? = nil, into diagnostics: inout Diagnostics
  ) -> [UInt8]? {
    // A pipe without a writer would be read as an empty file.
    if FileSystem.kind(of: path) == .other {
      diagnostics.error(at: SourceLocation(path: path), "not a file", hint: hint)
      return nil
    }
    do {
      return try FileSystem.read(path)
    } catch {
      diagnostics.append(error.diagnostic(hint: hint))
      return nil
    }
  }

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

  /// Returns the texts, and the front matter of each text with errors. That front matter is needed
  /// because the address of the text's page is uncertain.
  private func texts(
    _ files: TextFiles, into diagnostics: inout Diagnostics
  ) -> (texts: [TextContent], unclear: [String]) {
    var unclear: [String] = []
    // Everything that a text depends on besides its own file.
    let surroundings =
      "\(files.stamps) \(reservedIDs.fixed.sorted()) \(reservedIDs.prefixes.sorted())"
    let texts = files.texts.compactMap { name -> TextContent? in
      let path = path("pages/\(name)")
      var faults = Diagnostics()
      let (text, used) = memory.recall(
        "text \(name)", from: [path], settings: surroundings, into: &faults
      ) { faults in
        files.listingUsed {
          file(path, into: &faults).map {
            TextContent(
              bytes: $0, path: path, name: name, reservedIDs: reservedIDs, files: files,
              into: &faults)
          }
        }
      }
      files.use(used)
      diagnostics.append(contentsOf: faults)
      if faults.hasErrors, let bytes = try? FileSystem.read(path) {
        // Adds the front matter, and any text that precedes it by mistake.
        let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
          .drop { $0 == "\u{FEFF}" }
        unclear += text.split(separator: "\n---", maxSplits: 2)
          .prefix(text.hasPrefix("---") ? 1 : 2).map(String.init)
      }
      return text
    }
    return (texts.sorted { ($0.order, $0.path) < ($1.order, $1.path) }, unclear)
  }

  /// Returns the page of `SOURCES.md`, followed by the chapters that are only in
  /// `places/SOURCES.md` or `countries/SOURCES.md`. At least one of these files is required if a
  /// network names its sources.
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
      // Files that come with the command are outside the content folder, so they are not checked.
      guard
        !files.isOwn(sources: path)
          || SourceFolder.isInside(path, root: folder, into: &diagnostics),
        let bytes = file(path, into: &diagnostics)
      else { return nil }
      chapters.add(bytes)
    }
    guard let first = paths.first else { return nil }
    return TextContent(
      sources: chapters.bytes, title: words("site.sources"),
      summary: words("fixed.sourcesDescription"),
      search: words("finder.sourcesWords"), foreign: words.list("foreign.sources"), path: first,
      reservedIDs: reservedIDs, files: textFiles,
      into: &diagnostics)
  }
}
