import Gazetteer
import Geography
import Input

extension ContentReader {
  /// Returns all settings that the land depends on, for the key of its cache entry.
  static func landSettings(_ configuration: SiteConfiguration?) -> String {
    configuration.map {
      "\($0.language) \($0.worldview ?? "") \($0.worldviewLocation) \($0.outlines)"
    } ?? ""
  }

  /// Returns the land, whose outlines are read on first use. Returns `nil` if there is an error.
  func land(
    configuration: SiteConfiguration?, countries: CountryTable,
    into diagnostics: inout Diagnostics
  ) -> Land? {
    var digester = Digester()
    digester.mix(inputs.digest(below: path("countries")))
    digester.mix(configuration?.worldview)
    digester.mix("\(configuration?.outlines.names ?? OutlineNames())")
    digester.mix(configuration?.language)
    digester.mix(words.catalogue.digest)
    for country in countries.countries {
      for code in country.codes { digester.mix(code) }
    }
    return Land(
      digester.digest, settings: Self.landSettings(configuration), findings: findings,
      into: &diagnostics
    ) {
      atlas(configuration: configuration, countries: countries, into: &$0)
    }
  }

  private func atlas(
    configuration: SiteConfiguration?, countries: CountryTable,
    into diagnostics: inout Diagnostics
  ) -> Atlas? {
    // Without `site.yml`, the names of the properties are not known.
    guard let configuration else { return nil }
    // A missing list of countries has already been reported. Codes are not checked in this case,
    // because every code would be unknown.
    let codes = countries.countries.isEmpty ? nil : Set(countries.countries.map(\.code))
    let shortCodes = Dictionary(
      keepingFirst: countries.countries.filter { !$0.code3.isEmpty }.map { ($0.code3, $0.code) })
    var outlines = OutlineCollection()
    let names = configuration.outlines.names
    let provinces = path("countries/provinces.geojson")
    let markers = path("countries/outlines.geojson")
    // Worldviews refer to provinces. A missing file of provinces is reported here, because one
    // error is clearer than a separate error for each reference.
    let isNeeded =
      !FileSystem.exists(markers) && FileSystem.exists(path("countries/worldview.yml"))
    func read(_ path: String, hint: String? = nil, covered: Set<String> = []) {
      guard let bytes = file(path, hint: hint, into: &diagnostics) else { return }
      outlines.read(
        bytes, path: path, countries: codes, codes: shortCodes, names: names, covered: covered,
        into: &diagnostics)
    }
    if FileSystem.exists(provinces) || isNeeded {
      read(provinces, hint: "countries are made from the outlines of provinces in this file")
    }
    if FileSystem.exists(markers) {
      // A country with provinces consists of their areas, so its own outline is not used.
      let covered = Set(outlines.features.filter(\.isArea).map(\.countryCode)).subtracting([""])
      read(markers, covered: covered)
    }
    let hasArea = outlines.features.contains(where: \.isArea)
    if FileSystem.exists(markers), !FileSystem.exists(provinces), !hasArea, !diagnostics.hasErrors {
      diagnostics.error(
        at: SourceLocation(path: markers), "the file has no areas",
        hint: "the outline of a country is a feature with a Polygon or MultiPolygon")
    }
    let disputed = path("countries/disputed.geojson")
    if FileSystem.exists(disputed) { read(disputed) }
    configuration.outlines.check(outlines, into: &diagnostics)
    // After an error, provinces might be missing, and references to them would wrongly be reported.
    if diagnostics.hasErrors { return nil }
    let view = worldview(
      configuration, codes: codes, outlines: outlines, into: &diagnostics)
    return diagnostics.hasErrors ? nil : Atlas(outlines, worldview: view)
  }

  /// Returns the worldview that the settings choose. If there is no `countries/worldview.yml`, the
  /// borders stay as they are in the outlines.
  private func worldview(
    _ configuration: SiteConfiguration, codes: Set<String>?, outlines: OutlineCollection,
    into diagnostics: inout Diagnostics
  ) -> Worldview {
    let path = path("countries/worldview.yml")
    guard FileSystem.exists(path) else {
      if let name = configuration.worldview, !lacksData {
        diagnostics.error(
          at: configuration.worldviewLocation, "unknown worldview '\(name)'",
          hint: "the table of worldviews, \(path), does not exist; leave out the key to keep the "
            + "borders of the outlines"
        )
      }
      return .asInData
    }
    guard let bytes = file(path, into: &diagnostics) else { return .asInData }
    var faults = Diagnostics()
    let table = WorldviewTable.read(
      bytes, path: path, countries: codes,
      provinces: Set(outlines.features.filter { $0.lines.isEmpty }.map(\.id)),
      lines: Set(outlines.features.filter { !$0.lines.isEmpty }.map(\.id)), into: &faults)
    diagnostics.append(contentsOf: faults)
    guard !table.views.isEmpty || !faults.hasErrors else { return .asInData }
    let name = configuration.worldview ?? "un"
    if var view = table.view(name) {
      view.name = words.catalogue.names[view.id.uppercased()] ?? view.name
      return view
    }
    diagnostics.error(
      at: configuration.worldviewLocation, "unknown worldview '\(name)'",
      hint: Suggestion.hint(for: name, among: table.views.map(\.id))
        ?? "\(path) lists the worldviews")
    return .asInData
  }
}
