import Gazetteer

/// Names of languages, scripts and continents in the language of the pages, and the order of names.
extension PageWords {
  /// The name of the language of a tag.
  func language(_ tag: String) -> String {
    catalogue.names[String(tag.prefix { $0 != "-" })] ?? Languages.name(tag)
  }

  /// The name of a script.
  func script(_ script: Script) -> String { catalogue.names[script.rawValue] ?? script.title }

  /// The name of a continent by its code in GeoNames; the code itself if it is not known.
  func continent(_ code: String) -> String {
    switch code {
    case "AF": self("countryText.africa")
    case "AN": self("countryText.antarctica")
    case "AS": self("countryText.asia")
    case "EU": self("countryText.europe")
    case "NA": self("countryText.northAmerica")
    case "OC": self("countryText.oceania")
    case "SA": self("countryText.southAmerica")
    default: code
    }
  }

  /// The place of a text in a sorted list.
  func order(_ text: String) -> TextOrder { TextOrder(text, alphabet: alphabet) }

  /// The first letter of a name as a heading; `nil` if it is not in the alphabet of the language.
  func letter(of name: String) -> String? {
    guard let first = name.lowercased().first, alphabet[first] != nil else { return nil }
    return first.uppercased()
  }
}

/// The place of a text in the order of a language: signs and digits, the letters of its alphabet, other letters.
/// Without an alphabet, texts are in the order of their characters.
struct TextOrder: Comparable {
  private let text: String
  private let ranks: [Int]

  init(_ text: String, alphabet: [Character: Int]) {
    self.text = text
    // An apostrophe is part of a word and does not count.
    ranks =
      alphabet.isEmpty
      ? []
      : text.lowercased().filter { $0 != "’" && $0 != "'" }.map { letter in
        let value = Int(letter.unicodeScalars.first?.value ?? 0)
        let others = letter.isLetter ? 1000 : 0
        return alphabet[letter].map { 500 + $0 } ?? (value < 0x80 ? others + value : 2000 + value)
      }
  }

  static func < (left: TextOrder, right: TextOrder) -> Bool {
    left.ranks == right.ranks
      ? left.text < right.text : left.ranks.lexicographicallyPrecedes(right.ranks)
  }
}
