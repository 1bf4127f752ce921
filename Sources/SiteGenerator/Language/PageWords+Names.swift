import Gazetteer

extension PageWords {
  /// Returns the name of a BCP 47 tag's language: "Ukrainian" for "uk-UA".
  func language(_ tag: String) -> String {
    catalogue.names[String(tag.prefix { $0 != "-" })] ?? Languages.name(tag)
  }

  func script(_ script: Script) -> String { catalogue.names[script.rawValue] ?? script.title }

  /// Returns the name of the continent with a GeoNames code, or the code if it is unknown.
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

  func order(_ text: String) -> TextOrder { TextOrder(text, alphabet: alphabet) }

  /// Returns the first letter of a name in upper case; `nil` if the language's alphabet lacks this
  /// letter.
  func letter(of name: String) -> String? {
    guard let first = name.lowercased().first, alphabet[first] != nil else { return nil }
    return first.uppercased()
  }
}

/// A key for sorting texts alphabetically. ASCII digits and punctuation come first, then the
/// letters of the language's alphabet, then all other characters. If the catalogue has no alphabet,
/// letters with diacritics are sorted like their base letters.
struct TextOrder: Comparable {
  private let text: String
  private let ranks: [Int]

  init(_ text: String, alphabet: [Character: Int]) {
    self.text = text
    // Apostrophes are ignored, because they occur within words.
    ranks =
      alphabet.isEmpty
      ? Folding.fold(text).utf8.map(Int.init)
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
