/// ASCII spellings of Greek, Georgian and Armenian letters, and of Latin letters such as `ß`.
enum AlphabetTables {
  static let letters: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    for (letters, spelling) in latin {
      for scalar in letters.unicodeScalars { table[scalar] = spelling }
    }
    for list in [greek, georgian, armenian] {
      for pair in list.split(separator: " ") {
        guard let letter = pair.unicodeScalars.first else { continue }
        table[letter] = String(pair.unicodeScalars.dropFirst())
      }
    }
    return table
  }()

  private static let latin: [(String, String)] = [
    ("ß", "ss"), ("ẞ", "ss"), ("æǽǣ", "ae"), ("œ", "oe"), ("þ", "th"), ("ð", "d"), ("đ", "d"),
    ("ħ", "h"), ("ı", "i"), ("ĳ", "ij"), ("ĸ", "k"), ("ŀ", "l"), ("ŉ", "n"), ("ŋ", "ng"),
    ("ſ", "s"), ("ə", "a"), ("ǆ", "dz"), ("ǉ", "lj"), ("ǌ", "nj"), ("ɓ", "b"), ("ɗ", "d"),
    ("ɛ", "e"), ("ɔ", "o"), ("ɣ", "g"), ("ƙ", "k"), ("ﬁ", "fi"), ("ﬂ", "fl"), ("ª", "a"),
    ("º", "o"),
    ("€", "e"),
  ]

  private static let greek = """
    αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo \
    άa έe ήi ίi όo ύy ώo ϊi ϋy ΐi ΰy
    """

  /// Georgia's national transliteration of 2002.
  private static let georgian = """
    აa ბb გg დd ეe ვv ზz თt იi კk ლl მm ნn ოo პp ჟzh რr სs ტt უu ფp ქk ღgh ყq შsh ჩch ცts ძdz წts \
    ჭch ხkh ჯj ჰh
    """

  private static let armenian = """
    աa բb գg դd եe զz էe ըy թt ժzh իi լl խkh ծts կk հh ձdz ղgh ճch մm յy նn շsh ոo չch պp ջj ռr սs \
    վv տt րr ցts ւv փp քk օo ֆf և\u{65}v
    """
}
