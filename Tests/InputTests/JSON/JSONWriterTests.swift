import Input
import SeededRandom
import Testing

@Suite struct JSONWriterTests {
  @Test func commasAndNestingAreSetByItself() {
    var json = JSONWriter()
    json.object { json in
      json.member("name", "Lviv")
      json.member("none", nil as String?)
      json.member("places", [1, -2, 3])
      json.member("x", [0.25, 1.0, 2.345], decimals: 2)
      json.member("names", ["a", "b"])
      json.array("deep") { json in
        json.object { $0.member("ok", true) }
        json.array { _ in }
        json.number(0.1)
      }
      json.member("end", 7)
    }
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == #"{"name":"Lviv","none":null,"places":[1,-2,3],"x":[0.25,1,2.35],"names":["a","b"],"#
        + #""deep":[{"ok":true},[],0.1],"end":7}"#)
  }

  @Test func textsAreSafeInAScript() {
    var json = JSONWriter()
    json.string("</script> \"\\\n\t\r\u{1}Львів")
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == #""\u003c/script> \"\\\n\t\r\u0001Львів""#)
  }

  @Test func wholeNumbersOfEveryTypeAreWritten() {
    var json = JSONWriter()
    json.array { json in
      json.integer(UInt64.max)
      json.integer(Int8.min)
      json.integer(Int128.max)
    }
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == "[18446744073709551615,-128,170141183460469231731687303715884105727]")
  }

  @Test func whatIsWrittenIsReadBack() throws {
    var generator = Random(seed: 3)
    let texts = hostileInputs(alphabet: "\"\\<é\n", samples: ["a"], count: 100)
      .map { String(decoding: $0, as: UTF8.self) }
    let numbers = (0..<100).map { _ in Double.random(in: -1e9...1e9, using: &generator) }
    var json = JSONWriter()
    json.array { json in
      for text in texts { json.string(text) }
      for number in numbers { json.number(number) }
    }
    var diagnostics = Diagnostics()
    let node = try #require(JSON.read(json.bytes, path: "x", into: &diagnostics))
    #expect(node.elements.compactMap(\.string) == texts)
    #expect(node.elements.compactMap(\.double) == numbers)
  }
}
