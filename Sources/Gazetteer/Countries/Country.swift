/// A country or territory with an ISO 3166 code, and its facts.
public struct Country: Sendable, Hashable {
  /// ISO 3166-1 alpha-2 code in upper case, such as `UA`.
  public var code: String
  /// ISO 3166-1 alpha-3 code, such as `UKR`; empty if there is none.
  public var code3: String
  /// ISO 3166-1 numeric code of three digits, such as `804`; empty if there is none.
  public var numericCode: String
  /// The name in English.
  public var name: String
  /// The capital's name; empty if there is none.
  public var capital: String
  /// Area in square kilometres; `nil` if unknown.
  public var area: Double?
  /// Number of people; `nil` if unknown.
  public var population: Int?
  /// Continent code of GeoNames: AF, AN, AS, EU, NA, OC or SA.
  public var continent: String
  /// Top-level domain with its dot, such as `.ua`.
  public var topLevelDomain: String
  /// ISO 4217 code of the currency, such as `UAH`.
  public var currencyCode: String
  /// The currency's name, such as `Hryvnia`.
  public var currencyName: String
  /// International calling code without the plus sign, such as `380` or `1-242`.
  public var callingCode: String
  /// Language tags, such as `uk` and `ru-UA`, with the most widely spoken language first.
  public var languages: [String]
  /// ISO codes of the countries that share a land border, in the order of the source.
  public var neighbours: [String]
  /// GeoNames id of the country; `nil` if unknown.
  public var geonameID: Int?
  /// The article before the name within a sentence, such as `the`; empty if there is none.
  public var article = ""
  /// The name before corrections and translation; `nil` if neither changed it.
  public var formerName: String?
  /// Former and other common names, and abbreviations.
  public var otherNames: [String] = []
  /// Names in the languages of the country.
  public var localNames: [String] = []
  /// Names in other languages.
  public var foreignNames: [String] = []
  /// The values in all other columns, in the order of the file. Empty fields are left out.
  public var properties: [Property] = []

  /// The value of a column that has no property of its own in ``Country``.
  public struct Property: Sendable, Hashable {
    /// The column's name in the header row.
    public var name: String
    /// The value in the file.
    public var value: String
  }
}

extension Country {
  /// The two-letter code and, if known, the three-letter code.
  public var codes: [String] { code3.isEmpty ? [code] : [code, code3] }

  /// The name that the country's URL is made from: the name before corrections and translation.
  public var addressName: String { formerName ?? name }

  /// The name within a sentence, such as `the United States`.
  public var nameInText: String {
    if article.isEmpty, name.hasPrefix("The ") { return "the " + name.dropFirst(4) }
    return article.isEmpty ? name : "\(article) \(name)"
  }

  /// Returns the English name for a continent code, or the code itself if it is unknown.
  public static func continentName(_ continent: String) -> String {
    switch continent {
    case "AF": "Africa"
    case "AN": "Antarctica"
    case "AS": "Asia"
    case "EU": "Europe"
    case "NA": "North America"
    case "OC": "Oceania"
    case "SA": "South America"
    default: continent
    }
  }
}
