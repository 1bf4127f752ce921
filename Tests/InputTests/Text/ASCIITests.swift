import Input
import Testing

@Suite struct ASCIITests {
  @Test(arguments: [("Kyiv Lviv", 9, "kyiv-lviv"), ("Kyiv Lviv", 5, "kyiv"), ("Kyiv", 0, "k")])
  func cutsSlugs(text: String, limit: Int, slug: String) {
    #expect(ASCII.slug(text, limit: limit) == slug)
  }

  @Test(arguments: [
    // Latin
    ("Łódź", "lodz"), ("København", "kobenhavn"), ("Đà Nẵng", "da-nang"), ("Straße", "strasse"),
    ("Ærøskøbing", "aeroskobing"), ("Œuilly", "oeuilly"), ("Diyarbakır", "diyarbakir"),
    ("Þórshöfn", "thorshofn"), ("Seyðisfjörður", "seydisfjordur"), ("São Paulo", "sao-paulo"),
    ("Saint-Étienne", "saint-etienne"), ("İstanbul", "istanbul"), ("Chișinău", "chisinau"),
    ("Žďár nad Sázavou", "zdar-nad-sazavou"), ("Ħamrun", "hamrun"), ("Bakı", "baki"),
    ("Gəncə", "ganca"), ("L'Aquila", "laquila"), ("Côte d’Ivoire", "cote-divoire"),
    // A letter and a combining mark
    ("e\u{301}vora", "evora"),
    // Examples from the standard of Ukraine's national transliteration
    ("Алушта", "alushta"), ("Борщагівка", "borshchahivka"), ("Вінниця", "vinnytsia"),
    ("Згорани", "zghorany"), ("Ґалаґан", "galagan"), ("Єнакієве", "yenakiieve"),
    ("Гаєвич", "haievych"), ("Запоріжжя", "zaporizhzhia"), ("Їжакевич", "yizhakevych"),
    ("Мар'їне", "marine"), ("Йосипівка", "yosypivka"), ("Стрий", "stryi"),
    ("Олексій", "oleksii"), ("Розгон", "rozghon"), ("Щербухи", "shcherbukhy"),
    ("Юрій", "yurii"), ("Корюківка", "koriukivka"), ("Яготин", "yahotyn"),
    ("Костянтин", "kostiantyn"),
    ("Знам’янка", "znamianka"), ("Львів", "lviv"), ("Київ", "kyiv"),
    ("Івано-Франківськ", "ivano-frankivsk"), ("Біла Церква", "bila-tserkva"),
    // Russian, Belarusian
    ("Подъездное Грязовецкое", "podezdnoe-gryazovetskoe"), ("Йошкар-Олы", "yoshkar-oly"),
    ("Магілёў", "magilyow"),
    // Greek, Georgian, Armenian
    ("Θεσσαλονίκη", "thessaloniki"), ("Αθήνα", "athina"), ("თბილისი", "tbilisi"),
    ("Երևան", "erevan"),
    // Characters without an ASCII form
    ("東京", "u6771-u4eac"), ("!!!", "u21-u21-u21"), ("", "u0"), ("東京 Tokyo", "tokyo"),
    ("  a -- b  ", "a-b"), ("E 40", "e-40"),
  ])
  func slugs(text: String, slug: String) {
    #expect(ASCII.slug(text) == slug)
  }

  @Test func transliterationKeepsCaseAndSpaces() {
    #expect(ASCII.transliterate("Львів і Łódź") == "Lviv i Lodz")
    #expect(ASCII.transliterate("Щастя") == "Shchastia")
  }

  @Test func everyCharacterHasASafeSlug() {
    for value in stride(from: UInt32(1), through: 0x2FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let slug = ASCII.slug(String(Character(scalar)))
      let isSafe = slug.utf8.allSatisfy {
        (97...122).contains($0) || (48...57).contains($0) || $0 == 45
      }
      #expect(isSafe && !slug.isEmpty, "U+\(String(value, radix: 16))")
    }
  }

  @Test func aSlugCanBeTheNameOfAFile() {
    #expect(ASCII.slug(String(repeating: "a", count: 400)) == String(repeating: "a", count: 100))
    let words = ASCII.slug(String(repeating: "Київ ", count: 80))
    #expect(words == [String](repeating: "kyiv", count: 20).joined(separator: "-"))
    #expect(ASCII.slug(words) == words)
  }
}
