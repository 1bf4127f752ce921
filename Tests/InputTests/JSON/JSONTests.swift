import Input
import Testing

@Suite struct JSONTests {
  private func read(_ text: String) -> JSONNode? {
    var diagnostics = Diagnostics()
    let node = JSON.read(Array(text.utf8), path: "a.json", into: &diagnostics)
    #expect(lines(diagnostics) == [])
    return node
  }

  @Test func valuesOfEveryKind() throws {
    let node = try #require(
      read(
        #"{"s": "Львів", "i": -12, "d": 4.5e1, "t": true, "f": false, "n": null, "a": [1, [2], {}]}"#
      ))
    #expect(node.kind == .object)
    #expect(node.count == 7)
    #expect(node["s"]?.string == "Львів")
    #expect(node["i"]?.int == -12)
    #expect(node["d"]?.double == 45)
    #expect(node["d"]?.int == nil)
    #expect(node["t"]?.bool == true)
    #expect(node["f"]?.bool == false)
    #expect(node["n"]?.isNull == true)
    #expect(node["a"]?.count == 3)
    #expect(node["a"]?[1]?[0]?.int == 2)
    #expect(node["a"]?[3] == nil)
    #expect(node["none"] == nil)
    #expect(node["s"]?.double == nil)
    #expect(node["i"]?["x"] == nil)
    #expect(node.members.map { $0.key.string } == ["s", "i", "d", "t", "f", "n", "a"])
  }

  @Test func locationsAreInBytes() throws {
    let node = try #require(read("{\n  \"é\": 1, \"b\": [\r\n true]\n}"))
    #expect(node["é"]?.location.description == "a.json:2:9")
    #expect(node["b"]?.location.description == "a.json:2:17")
    #expect(node["b"]?[0]?.location.description == "a.json:3:2")
  }

  @Test func locationsAgreeWithTheCountOfLines() throws {
    let text = "\u{FEFF}[1,\n\n 2,\r3,\r\n\t4, {\"k\":\n5}\n]"
    let node = try #require(read(text))
    let places = node.elements.map { "\($0.location.line):\($0.location.column)" }
    #expect(places == ["1:2", "3:2", "4:1", "5:2", "5:5"])
    #expect(node[4]?["k"]?.location.description == "a.json:6:1")
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u20AC""#, "é€"),
    (#""\ud83d\ude00!""#, "😀!"), (#""\ud83d x""#, "\u{FFFD} x"), (#""a\u0000b""#, "a\0b"),
    (#""""#, ""),
  ])
  func escapes(json: String, text: String) {
    #expect(read(json)?.string == text)
  }

  @Test func aKeyWithEscapesIsFound() {
    #expect(read(#"{"\u006eame": 1}"#)?["name"]?.int == 1)
  }

  @Test func aMarkBeforeTheTextIsSkipped() {
    #expect(read("\u{FEFF}[1]")?[0]?.int == 1)
  }

  @Test(arguments: [
    ("", "1:1: error: the file ends where a value is expected"),
    ("[1,\n 2", "1:1: error: this array is not closed; end it with ']'"),
    ("{\"a\": 1", "1:1: error: this object is not closed; end it with '}'"),
    ("[1, 2,]", "1:6: error: a comma before ']'; remove it"),
    ("{\"a\": 1,}", "1:8: error: a comma before '}'; remove it"),
    ("[1 2]", "1:4: error: '2' where ',' or ']' is expected"),
    ("{\"a\" 1}", "1:6: error: '1' where ':' is expected"),
    ("{a: 1}", "1:2: error: 'a' where a key is expected; keys are strings in quotation marks"),
    ("[tru]", "1:2: error: 't' where a value is expected; write texts in quotation marks"),
    ("[é]", "1:2: error: 'é' where a value is expected"),
    ("[01]", "1:2: error: a number with a leading zero; remove the zero"),
    ("[1.]", "1:2: error: an incomplete number; write it as in -12.5e3"),
    ("[-]", "1:2: error: an incomplete number; write it as in -12.5e3"),
    (
      "[\"a\n\"]",
      "1:2: error: this string is not closed on its line; end it with a quotation mark, or write the line break as \\n"
    ),
    ("[\"a", "1:2: error: this string is not closed; end it with a quotation mark"),
    ("[\"\\x\"]", "1:3: error: an unknown escape; write a backslash as \\\\"),
    ("[\"\\u12G4\"]", "1:3: error: an escape \\u without four hexadecimal digits"),
    ("[\"\u{1}\"]", "1:3: error: a control character (0x01) within a string; escape it"),
    ("[1]\n]", "2:1: error: text after the end of the value; remove it"),
    (
      "{\"a\": 1,\n \"b\": 2, \"a\": 3}",
      "2:10: error: duplicate key in this object; remove one of the two"
    ),
  ])
  func problems(text: String, message: String) {
    var diagnostics = Diagnostics()
    _ = JSON.read(Array(text.utf8), path: "a.json", into: &diagnostics)
    #expect(lines(diagnostics) == ["a.json:" + message])
  }

  /// "liquid" and "costarring" have the same 32-bit hash (FNV-1a).
  @Test(arguments: [
    #"{"id": 1, "i\u0064": 2}"#, #"{"\u0069d": 1, "\u0069\u0064": 2}"#,
    #"{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1,"\u0061":1}"#,
    #"{"liquid":1,"costarring":1,"liquid":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1,"i":1}"#,
  ])
  func aKeyThatStandsTwiceIsFoundHoweverItIsWritten(text: String) {
    var diagnostics = Diagnostics()
    _ = JSON.read(Array(text.utf8), path: "a.json", into: &diagnostics)
    #expect(diagnostics.all.map(\.message) == ["duplicate key in this object"])
  }

  @Test func columnsAfterAMarkAreThoseOfAnEditor() {
    var diagnostics = Diagnostics()
    _ = JSON.read(Array("\u{FEFF}[é]".utf8), path: "a.json", into: &diagnostics)
    #expect(diagnostics.all.first?.location.column == 2)
  }

  @Test func aKeyThatStandsTwiceAmongManyIsFound() {
    let keys = (0..<40).map { "\"k\($0 % 39)\": \($0)" }.joined(separator: ",")
    var diagnostics = Diagnostics()
    _ = JSON.read(Array("{\(keys)}".utf8), path: "a.json", into: &diagnostics)
    #expect(diagnostics.all.count == 1)
    #expect(diagnostics.all.first?.message == "duplicate key in this object")
  }

  @Test func depthIsBounded() {
    var diagnostics = Diagnostics()
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    #expect(JSON.read(deep, path: "a.json", into: &diagnostics) == nil)
    #expect(lines(diagnostics) == ["a.json:1:513: error: nested more than 512 levels deep"])
  }

  @Test func anyBytesAreSurvived() {
    let samples = [
      #"{"type":"Feature","geometry":{"coordinates":[[1.5,-2e3],[3,4]]},"x":"\u00e9\n"}"#,
      #"[true,false,null,"😀",{"a":{}}]"#,
    ]
    for bytes in hostileInputs(alphabet: "{}[]\",:0123456789.eE-+\\untrfals \n", samples: samples) {
      var diagnostics = Diagnostics()
      let node = JSON.read(bytes, path: "f", into: &diagnostics)
      #expect(node != nil || diagnostics.hasErrors)
      if let node { walk(node) }
    }
  }

  private func walk(_ node: JSONNode) {
    _ = (node.string, node.double, node.int, node.location)
    for element in node.elements { walk(element) }
    for member in node.members {
      _ = member.key.string
      walk(member.value)
    }
  }
}
