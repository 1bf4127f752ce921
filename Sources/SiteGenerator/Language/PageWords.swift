import Geography
import Input

/// Formats words and numbers in the language of a site. The result does not depend on the locale of
/// the machine.
struct PageWords: Sendable {
  let catalogue: Catalogue
  /// The names of the languages that the theme has words in, keyed by language code. Each name is
  /// in its own language.
  let languages: [String: String]
  /// The separator between groups of three digits.
  let group: String
  private let point: String
  /// The space between a number and its unit: a no-break space on pages, and a space in messages of
  /// the command.
  let space: String
  /// The positions of the lower-case letters in the alphabet of the language; empty if letters
  /// with diacritics are sorted like their base letters.
  let alphabet: [Character: Int]

  /// The number formats of English, with an empty catalogue.
  static let plain = PageWords(Catalogue(), space: " ")

  /// The English words of the standard theme, or ``plain`` if this theme is not installed.
  static let standard: PageWords = {
    guard let folder = CommandResources.theme else { return .plain }
    // Errors in a theme are reported when pages are built with it.
    var reported = Diagnostics()
    let theme = Theme([folder], into: &reported)
    return PageWords(Catalogue(language: "en", of: theme, into: &reported))
  }()

  /// Returns the words of the standard theme in the language of an atlas, or in English if the
  /// theme lacks that language.
  ///
  /// - Parameter folder: the content folder of the atlas.
  static func standard(ofAtlas folder: String) -> PageWords {
    // Errors in the settings are reported when the whole content is read.
    var reported = Diagnostics()
    let settings = ContentReader(folder: folder).configuration(into: &reported)
    let language = (settings?.language ?? "en").prefix { $0 != "-" }.lowercased()
    guard language != "en", let folder = CommandResources.theme else { return .standard }
    let theme = Theme([folder], into: &reported)
    guard Catalogue.languages(of: theme).contains(language) else { return .standard }
    return PageWords(Catalogue(language: language, of: theme, into: &reported))
  }

  init(
    _ catalogue: Catalogue, languages: [String: String] = [:], space: String = "\u{A0}"
  ) {
    self.languages = languages
    self.space = space
    self.catalogue = catalogue
    group = catalogue.text("number.group")?.source ?? ","
    point = catalogue.text("number.point")?.source ?? "."
    let letters = catalogue.text("number.alphabet")?.source ?? ""
    alphabet = Dictionary(keepingFirst: letters.enumerated().map { ($0.element, $0.offset) })
  }

  // MARK: Texts

  /// Returns a text with its variables replaced by values.
  ///
  /// - Parameters:
  ///   - key: the key of the text in the catalogue. A test checks that the catalogue has every key
  ///     that the sources use.
  ///   - values: the values of the variables.
  func callAsFunction(_ key: String, _ values: KeyValuePairs<String, String> = [:]) -> String {
    catalogue.text(key)?.filled(values) ?? key
  }

  /// Returns a text in the form that fits a number. The number replaces the variable `count`.
  func callAsFunction(
    _ key: String, count number: some BinaryInteger, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    catalogue.text(key, form: catalogue.rule.form(number).rawValue)?
      .filled(values, count: count(number)) ?? key
  }

  /// Returns a text in the form that fits a kind of cost: a length, a time or any other cost.
  func callAsFunction(
    _ key: String, kind: NetworkSettings.Unit.Kind, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    catalogue.text(key, form: kind.rawValue)?.filled(values) ?? key
  }

  /// Returns the names in a text of names that are separated by semicolons.
  func list(_ key: String) -> [String] {
    self(key).split(separator: ";").map { String($0.drop { $0 == " " }) }
  }

  // MARK: Numbers

  func count(_ number: some BinaryInteger) -> String { number.grouped(by: group) }

  /// Formats a number with at most the given number of decimal places, without trailing zeros.
  func decimal(_ value: Double, decimals: Int) -> String {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int((abs(value) * Double(scale)).rounded())
    let whole = "\(value < 0 && scaled > 0 ? "−" : "")\(scaled / scale)"
    // Adding `scale` puts a 1 before the fraction, so that its leading zeros are kept.
    var fraction = String(scaled % scale + scale).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return fraction.isEmpty ? whole : "\(whole)\(point)\(fraction)"
  }

  /// Formats a number given as a multiple of its last decimal place: 2500 with three decimal places
  /// is "2.5".
  ///
  /// - Parameter isPadded: true to keep trailing zeros.
  func decimal(_ parts: Int64, decimals: Int, isPadded: Bool) -> String {
    let scale = (0..<decimals).reduce(UInt64(1)) { scale, _ in scale * 10 }
    var fraction = String(parts.magnitude % scale)
    fraction =
      String(repeating: "0", count: decimals - min(decimals, fraction.utf8.count)) + fraction
    if !isPadded { while fraction.last == "0" { fraction.removeLast() } }
    let whole = "\(parts < 0 ? "−" : "")\(count(parts.magnitude / scale))"
    return decimals == 0 || fraction.isEmpty ? whole : "\(whole)\(point)\(fraction)"
  }

  /// Joins items as a list: "A", "A and B", "A, B and C".
  func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return self(
      "number.list", ["items": items.dropLast().joined(separator: ", "), "last": last])
  }

  /// Returns the nearest of eight compass directions, such as "north-west", for a bearing in
  /// degrees clockwise from north.
  func direction(_ bearing: Double) -> String {
    let names = [
      "map.north", "map.northEast", "map.east", "map.southEast", "map.south", "map.southWest",
      "map.west", "map.northWest",
    ]
    let eighth = Int((bearing / 45).rounded())
    return self(names[((eighth % 8) + 8) % 8])
  }

  /// Formats coordinates in decimal degrees: "49.83826° N, 24.02324° E".
  func degrees(_ place: Coordinate) -> String {
    coordinates(place) { "\(decimal($0, decimals: 5))°" }
  }

  /// Formats coordinates in degrees, minutes and seconds: "49° 50′ 18″ N, 24° 1′ 24″ E".
  func degreesMinutesSeconds(_ place: Coordinate) -> String {
    coordinates(place) {
      let seconds = Int(($0 * 3600).rounded())
      return ["\(seconds / 3600)°", "\(seconds / 60 % 60)′", "\(seconds % 60)″"].joined(
        separator: space)
    }
  }

  private func coordinates(_ place: Coordinate, _ part: (Double) -> String) -> String {
    let (latitude, longitude) = (part(abs(place.latitude)), part(abs(place.longitude)))
    return [
      place.latitude < 0
        ? self("map.southLatitude", ["degrees": latitude])
        : self("map.northLatitude", ["degrees": latitude]),
      place.longitude < 0
        ? self("map.westLongitude", ["degrees": longitude])
        : self("map.eastLongitude", ["degrees": longitude]),
    ].joined(separator: ", ")
  }
}
