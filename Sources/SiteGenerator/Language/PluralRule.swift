/// The rule by which a language selects a plural form for a number.
///
/// The forms and the rules are those of the Unicode CLDR
/// (https://cldr.unicode.org/index/cldr-spec/plural-rules), for whole numbers. Each case below
/// lists the numbers of its forms; all other numbers have the form "other".
enum PluralRule {
  /// A form, by its name in the CLDR.
  enum Form: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
  }

  /// One form for all numbers.
  case none
  /// "One" for 1.
  case one
  /// "One" for 0 and 1.
  case zeroAndOne
  /// "One" for 1, "many" for whole millions.
  case oneAndMillions
  /// "One" for 0 and 1, "many" for whole millions.
  case zeroOneAndMillions
  /// "One" for 1, 21, 31 ..., "few" for 2 to 4, 22 to 24 ..., else "many".
  case eastSlavic
  /// "One" for 1, 21, 31 ..., "few" for 2 to 4, 22 to 24 ....
  case southSlavic
  /// "One" for 1, "few" for 2 to 4, 22 to 24 ..., else "many".
  case polish
  /// "One" for 1, "few" for 2 to 4.
  case czech
  /// "One" for 1, 101 ..., "two" for 2, 102 ..., "few" for 3, 4, 103 ....
  case slovenian
  /// "One" for 1, 21 ..., "few" for 2 to 9, 22 to 29 ....
  case lithuanian
  /// "Zero" for 0, 10 to 20, 30 ..., "one" for 1, 21 ....
  case latvian
  /// "One" for 1, "few" for 0 and for all numbers except 1 that end in 01 to 19.
  case romanian
  /// "One" for 1, "two" for 2.
  case dual
  /// "Zero" for 0, "one" for 1, "two" for 2, "few" for numbers that end in 03 to 10, "many" for
  /// numbers that end in 11 to 99.
  case arabic
  /// "One" for 1, "two" for 2, "few" for 3 to 6, "many" for 7 to 10.
  case irish
  /// "Zero" for 0, "one" for 1, "two" for 2, "few" for 3, "many" for 6.
  case welsh

  /// Selects the rule of a language by its ISO 639 code. A language that is not in the table gets
  /// ``one``, the most common rule.
  init(_ language: String) {
    self =
      switch language {
      case "bo", "dz", "id", "ig", "ii", "ja", "jv", "km", "ko", "lo", "ms", "my", "sah", "su",
        "th", "to", "vi", "wo", "yo", "yue", "zh":
        .none
      case "am", "as", "bn", "fa", "ff", "gu", "hi", "hy", "kab", "kn", "mg", "pa", "ti", "zu":
        .zeroAndOne
      case "ca", "es", "it": .oneAndMillions
      case "fr", "pt": .zeroOneAndMillions
      case "be", "ru", "uk": .eastSlavic
      case "bs", "hr", "sr": .southSlavic
      case "pl": .polish
      case "cs", "sk": .czech
      case "sl": .slovenian
      case "lt": .lithuanian
      case "lv": .latvian
      case "ro", "mo": .romanian
      case "he", "se", "smn": .dual
      case "ar": .arabic
      case "ga": .irish
      case "cy": .welsh
      default: .one
      }
  }

  /// The forms that a text with a whole number must have.
  var forms: [Form] {
    switch self {
    case .none: [.other]
    case .one, .zeroAndOne: [.one, .other]
    case .oneAndMillions, .zeroOneAndMillions: [.one, .many, .other]
    case .eastSlavic, .polish: [.one, .few, .many]
    case .southSlavic, .czech, .lithuanian, .romanian: [.one, .few, .other]
    case .slovenian: [.one, .two, .few, .other]
    case .latvian: [.zero, .one, .other]
    case .dual: [.one, .two, .other]
    case .irish: [.one, .two, .few, .many, .other]
    case .arabic, .welsh: Form.allCases
    }
  }

  /// The form for decimal fractions, such as 2.5. If ``forms`` does not contain this form, a text
  /// need not have it. In a few languages, the form depends on the digits of the fraction. For
  /// these languages, this is the form of most fractions.
  var fraction: Form {
    switch self {
    case .czech, .lithuanian: .many
    case .slovenian, .romanian: .few
    default: .other
    }
  }

  /// Returns the form for a number.
  func form(_ number: some BinaryInteger) -> Form {
    let (tens, hundreds) = (Int(number.magnitude % 10), Int(number.magnitude % 100))
    let isTeen = (11...19).contains(hundreds)
    switch self {
    case .none: return .other
    case .one: return number == 1 ? .one : .other
    case .zeroAndOne: return number == 0 || number == 1 ? .one : .other
    case .oneAndMillions, .zeroOneAndMillions:
      if number == 1 || number == 0 && self == .zeroOneAndMillions { return .one }
      return number != 0 && number.magnitude % 1_000_000 == 0 ? .many : .other
    case .eastSlavic, .southSlavic:
      if tens == 1, hundreds != 11 { return .one }
      if (2...4).contains(tens), !isTeen { return .few }
      return self == .eastSlavic ? .many : .other
    case .polish:
      if number == 1 { return .one }
      return (2...4).contains(tens) && !isTeen ? .few : .many
    case .czech:
      if number == 1 { return .one }
      return number >= 2 && number <= 4 ? .few : .other
    case .slovenian:
      return [1: .one, 2: .two, 3: .few, 4: .few][hundreds] ?? .other
    case .lithuanian:
      if tens == 0 || isTeen { return .other }
      return tens == 1 ? .one : .few
    case .latvian:
      if tens == 0 || isTeen { return .zero }
      return tens == 1 ? .one : .other
    case .romanian:
      if number == 1 { return .one }
      return number == 0 || (1...19).contains(hundreds) ? .few : .other
    case .dual: return number == 1 ? .one : number == 2 ? .two : .other
    case .arabic:
      if number == 0 { return .zero }
      if number == 1 { return .one }
      if number == 2 { return .two }
      if (3...10).contains(hundreds) { return .few }
      return hundreds >= 11 ? .many : .other
    case .irish:
      switch number {
      case 1: return .one
      case 2: return .two
      case 3...6: return .few
      case 7...10: return .many
      default: return .other
      }
    case .welsh:
      switch number {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      case 3: return .few
      case 6: return .many
      default: return .other
      }
    }
  }
}
