import Gazetteer
import Testing

@Suite struct FoldingTests {
  @Test(arguments: [
    ("Łódź", "lodz"), ("LODZ", "lodz"), ("İzmir", "izmir"), ("ISTANBUL", "istanbul"),
    ("Diyarbakır", "diyarbakir"), ("Straße", "strasse"), ("Ærøskøbing", "aeroskobing"),
    ("Đà Nẵng", "da nang"), ("Þingvellir", "thingvellir"), ("’s-Hertogenbosch", "s hertogenbosch"),
    ("L'Aquila", "laquila"), ("Saint–Étienne", "saint etienne"), ("  New\u{A0}  York ", "new york"),
    ("Washington, D.C.", "washington d c"), ("Київ", "киів"), ("Ґданськ", "гданськ"),
    ("ΑΘΉΝΑΣ", "αθηνασ"), ("Αθήνας", "αθηνασ"), ("القاهرة", "القاهره"), ("تهران", "تهران"),
    ("יְרוּשָׁלַיִם", "ירושלים"), ("東京", "東京"), ("ﾄｳｷｮｳ", "とうきょう"), ("トウキョウ", "とうきょう"),
    ("दिल्ली", "दिल्ली"), ("ＴＯＫＹＯ", "tokyo"), ("Ko\u{308}ln", "koln"), ("Köln", "koln"),
    ("№ 5", "no 5"), ("", ""), ("---", ""), ("😀", ""), ("ﬁ", "fi"), ("a\u{200F}b", "ab"),
  ])
  func folds(text: String, folded: String) {
    let result = Folding.fold(text)
    #expect(
      Array(result.unicodeScalars) == Array(folded.unicodeScalars), "\(text) became \(result)")
  }

  @Test func letsHalfTypedSyllablesBeginWholeOnes() {
    let seoul = Folding.fold("서울")
    for half in ["ㅅ", "서", "성", "서우", "서울"] {
      #expect(seoul.utf8.starts(with: Folding.fold(half).utf8), "\(half)")
    }
    #expect(Folding.fold("がっこう").utf8.starts(with: Folding.fold("か").utf8))
  }

  @Test func foldingTwiceChangesNothing() throws {
    let places = try Fixture.places()
    for place in places.indices {
      for name in [places.name(place)] + places[place].alternateNames {
        let once = Folding.fold(name)
        #expect(Folding.fold(once) == once)
      }
    }
  }
}
