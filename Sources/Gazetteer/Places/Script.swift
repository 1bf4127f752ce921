/// Writing systems, identified by the Unicode blocks of letters. The raw values are ISO 15924
/// codes.
public enum Script: String, CaseIterable, Sendable {
  case latin = "Latn"
  case cyrillic = "Cyrl"
  case greek = "Grek"
  case armenian = "Armn"
  case hebrew = "Hebr"
  case arabic = "Arab"
  case ethiopic = "Ethi"
  case georgian = "Geor"
  case devanagari = "Deva"
  case bengali = "Beng"
  case gurmukhi = "Guru"
  case gujarati = "Gujr"
  case odia = "Orya"
  case tamil = "Taml"
  case telugu = "Telu"
  case kannada = "Knda"
  case malayalam = "Mlym"
  case sinhala = "Sinh"
  case thai = "Thai"
  case lao = "Laoo"
  case tibetan = "Tibt"
  case burmese = "Mymr"
  case khmer = "Khmr"
  case hangul = "Hang"
  case kana = "Kana"
  case han = "Hani"

  /// Finds the script of a name. `nil` for mixed or unlisted scripts, and for a text without
  /// letters. Also `nil` for a text that cannot be a name, because it contains a control character
  /// or begins with a combining mark.
  ///
  /// Kana mixed with Han is Japanese and counts as kana.
  public init?(of name: some StringProtocol) {
    var found: Script?
    switch name.unicodeScalars.first?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return nil
    default: break
    }
    for scalar in name.unicodeScalars {
      if scalar.properties.generalCategory == .control { return nil }
      guard scalar.properties.isAlphabetic else { continue }
      guard let script = Script(of: scalar) else { return nil }
      switch (found, script) {
      case (nil, _), (.han, .kana): found = script
      case (.kana, .han): break
      case (let known?, _): if known != script { return nil }
      }
    }
    guard let found else { return nil }
    self = found
  }

  private init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41..<0x250, 0x1d00..<0x1dc0, 0x1e00..<0x1f00: self = .latin
    case 0x370..<0x400, 0x1f00..<0x2000: self = .greek
    case 0x400..<0x530, 0x1c80..<0x1c90, 0x2de0..<0x2e00, 0xa640..<0xa6a0: self = .cyrillic
    case 0x530..<0x590: self = .armenian
    case 0x590..<0x600: self = .hebrew
    case 0x600..<0x700, 0x750..<0x780, 0x8a0..<0x900, 0xfb50..<0xfe00, 0xfe70..<0xff00:
      self = .arabic
    case 0x900..<0x980: self = .devanagari
    case 0x980..<0xa00: self = .bengali
    case 0xa00..<0xa80: self = .gurmukhi
    case 0xa80..<0xb00: self = .gujarati
    case 0xb00..<0xb80: self = .odia
    case 0xb80..<0xc00: self = .tamil
    case 0xc00..<0xc80: self = .telugu
    case 0xc80..<0xd00: self = .kannada
    case 0xd00..<0xd80: self = .malayalam
    case 0xd80..<0xe00: self = .sinhala
    case 0xe00..<0xe80: self = .thai
    case 0xe80..<0xf00: self = .lao
    case 0xf00..<0x1000: self = .tibetan
    case 0x1000..<0x10a0: self = .burmese
    case 0x10a0..<0x1100, 0x1c90..<0x1cc0, 0x2d00..<0x2d30: self = .georgian
    case 0x1100..<0x1200, 0x3130..<0x3190, 0xac00..<0xd7b0: self = .hangul
    case 0x1200..<0x13a0: self = .ethiopic
    case 0x1780..<0x1800: self = .khmer
    case 0x3040..<0x3100, 0x31f0..<0x3200: self = .kana
    case 0x3400..<0x4dc0, 0x4e00..<0xa000, 0xf900..<0xfb00, 0x20000..<0x32000: self = .han
    default: return nil
    }
  }

  /// The display name, such as "Cyrillic script".
  public var title: String {
    switch self {
    case .hangul: "Korean script"
    case .kana: "Japanese script"
    case .han: "Chinese characters"
    default: "\("\(self)".prefix(1).uppercased())\("\(self)".dropFirst()) script"
    }
  }

  /// The language of nearly every name in the script; `nil` if several languages share the script.
  public var language: String? {
    switch self {
    case .greek: "el"
    case .armenian: "hy"
    case .hebrew: "he"
    case .georgian: "ka"
    case .tamil: "ta"
    case .telugu: "te"
    case .kannada: "kn"
    case .malayalam: "ml"
    case .sinhala: "si"
    case .thai: "th"
    case .lao: "lo"
    case .khmer: "km"
    case .burmese: "my"
    case .hangul: "ko"
    case .kana: "ja"
    case .gujarati: "gu"
    case .odia: "or"
    default: nil
    }
  }

  /// The tag for the `lang` attribute: the language, or the script if several languages share it.
  public var tag: String { language ?? "und-\(rawValue)" }

  /// A Boolean value that is true if the script runs from right to left.
  public var isRightToLeft: Bool { self == .arabic || self == .hebrew }
}
