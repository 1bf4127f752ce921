import Input

/// An encoding with one byte per character. The bytes below 0x80 are ASCII.
struct CodePage: Sendable {
  /// The kind of a character, which determines where in a word it can stand.
  private enum Kind: UInt8 {
    /// A character that can stand anywhere: a space, an ASCII sign, or a sign that occurs within
    /// names, as in L’Aquila.
    case gap
    /// A sign that never stands between two letters, such as ³.
    case sign
    /// A sign that never stands next to a letter, such as £.
    case mark
    /// A byte without a character in the code page, or a box-drawing character.
    case missing
    case latin, cyrillic, greek
  }

  let name: String
  /// The characters of the bytes 0x80 to 0xFF; U+FFFD for a byte without a character.
  private let characters: [Unicode.Scalar]
  private let kinds: [Kind]
  private let capitals: [Bool]

  init(_ name: String, _ text: String) {
    self.name = name
    characters = Array(text.unicodeScalars)
    let all = (0..<0x80).map { Unicode.Scalar($0) } + characters
    kinds = all.map(Self.kind)
    capitals = all.map(\.properties.isUppercase)
  }

  private static func kind(_ scalar: Unicode.Scalar) -> Kind {
    if scalar == "\u{FFFD}" || (0x2500..<0x2600).contains(scalar.value) { return .missing }
    guard scalar.properties.isAlphabetic, scalar != "ª", scalar != "º" else {
      if scalar.isASCII || "\u{A0}\u{AD}‘’´·–—".unicodeScalars.contains(scalar) { return .gap }
      return switch scalar.properties.generalCategory {
      case .currencySymbol, .mathSymbol, .modifierSymbol: .mark
      default: .sign
      }
    }
    return switch scalar.value {
    case 0x370..<0x400: .greek
    case 0x400..<0x530: .cyrillic
    default: .latin
    }
  }

  func decode(_ bytes: Span<UInt8>) -> String {
    var text = ""
    for i in bytes.indices {
      let byte = bytes[i]
      text.unicodeScalars.append(
        byte < 0x80 ? Unicode.Scalar(byte) : characters[Int(byte) - 0x80])
    }
    return text
  }

  /// The code page in which a text has the fewest oddities; in a tie, the most common page. Returns
  /// `nil` if the best page has more than one oddity per five non-ASCII bytes.
  static func find(in bytes: Span<UInt8>) -> CodePage? {
    var best: (page: CodePage, oddities: Int)?
    for page in all {
      let oddities = page.oddities(in: bytes)
      if best.map({ oddities < $0.oddities }) ?? true { best = (page, oddities) }
    }
    let marked = bytes.indices.count { bytes[$0] >= 0x80 }
    return best.flatMap { $0.oddities * 5 <= marked ? $0.page : nil }
  }

  /// The number of oddities in a text: signs within or next to a word, capitals after the first
  /// letter, adjacent letters of two alphabets, and three adjacent Latin letters with diacritics. A
  /// byte of the kind `missing` counts twice.
  private func oddities(in bytes: Span<UInt8>) -> Int {
    var count = 0
    for i in bytes.indices {
      let byte = Int(bytes[i])
      let last = i > 0 ? Int(bytes[i - 1]) : 0x20
      if byte < 0x80, last < 0x80 { continue }
      let next = i + 1 < bytes.count ? Int(bytes[i + 1]) : 0x20
      let isAfterLetter = isLetter(last)
      switch kinds[byte] {
      case .missing: count += 2
      case .mark: if isAfterLetter || isLetter(next) { count += 1 }
      case .sign: if isAfterLetter, isLetter(next) { count += 1 }
      case .gap: break
      case .latin, .cyrillic, .greek:
        guard isAfterLetter else { continue }
        let isOfOther = kinds[byte] != kinds[last]
        let isThirdMark =
          kinds[byte] == .latin && byte >= 0x80 && last >= 0x80 && i > 1 && bytes[i - 2] >= 0x80
        // A word written entirely in capitals does not count.
        let isInnerCapital =
          capitals[byte] && (!capitals[last] || isLetter(next) && !capitals[next])
        if isOfOther || isThirdMark || isInnerCapital { count += 1 }
      }
    }
    return count
  }

  private func isLetter(_ byte: Int) -> Bool { kinds[byte].rawValue >= Kind.latin.rawValue }
}

extension CodePage {
  static let windows1252 = all[0]

  /// The code pages that can be detected, the most common first.
  private static let all = [
    CodePage(
      "Windows-1252",
      """
      €�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ\
      \u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿\
      ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß\
      àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ
      """),
    CodePage(
      "Windows-1250",
      """
      €�‚�„…†‡�‰Š‹ŚŤŽŹ�‘’“”•–—�™š›śťžź\
      \u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż\
      ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß\
      ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙
      """),
    CodePage(
      "Windows-1251",
      """
      ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—�™љ›њќћџ\
      \u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї\
      АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ\
      абвгдежзийклмнопрстуфхцчшщъыьэюя
      """),
    CodePage(
      "KOI8-U",
      """
      ─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥\u{A0}⌡°²·÷\
      ═║╒ёє╔ії╗╘╙╚╛ґ╝╞╟╠╡ЁЄ╣ІЇ╦╧╨╩╪Ґ╬©\
      юабцдефгхийклмнопярстужвьызшэщчъ\
      ЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ
      """),
    CodePage(
      "DOS-866",
      """
      АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ\
      абвгдежзийклмноп░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
      └┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀\
      рстуфхцчшщъыьэюяЁёЄєЇїЎў°∙·√№¤■\u{A0}
      """),
    CodePage(
      "Windows-1253",
      """
      €�‚ƒ„…†‡�‰�‹�����‘’“”•–—�™�›����\
      \u{A0}΅Ά£¤¥¦§¨©�«¬\u{AD}®―°±²³΄µ¶·ΈΉΊ»Ό½ΎΏ\
      ΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ�ΣΤΥΦΧΨΩΪΫάέήί\
      ΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ�
      """),
    CodePage(
      "DOS-850",
      """
      ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ\
      áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐\
      └┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀\
      ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{AD}±‗¾¶§÷¸°¨·¹³²■\u{A0}
      """),
    CodePage(
      "Mac Roman",
      """
      ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü\
      †°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
      ¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ\
      ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ�ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
      """),
  ]
}

extension Diagnostics {
  /// Warns that a file is not in UTF-8. `text` is a sample from the file, decoded with `page`.
  mutating func warning(of page: CodePage, as text: String, at location: SourceLocation) {
    warning(
      at: location, "the file is not in UTF-8: '\(text)' is read as \(page.name)",
      hint: "if that is wrong, save the file in UTF-8")
  }
}
