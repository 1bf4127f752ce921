import Input
import Testing

@Suite struct YAMLTests {
  private func read(_ text: String) -> YAMLNode? {
    var diagnostics = Diagnostics()
    let node = YAML.read(Array(text.utf8), path: "a.yml", into: &diagnostics)
    #expect(lines(diagnostics) == [])
    return node
  }

  @Test func valuesOfEveryKind() throws {
    let node = try #require(
      read(
        """
        title: Route Atlas # a comment
        count: 4
        width: 1.5
        on: true
        code: NO
        quoted: "4"
        empty:
        list: [a, {b: 1}]
        text: |
          one
          two
        """))
    #expect(node["title"]?.string == "Route Atlas")
    #expect(node["count"]?.int == 4)
    #expect(node["width"]?.double == 1.5)
    #expect(node["on"]?.bool == true)
    #expect(node["code"]?.string == "NO")
    #expect(node["code"]?.bool == nil)
    #expect(node["quoted"]?.int == nil)
    #expect(node["quoted"]?.string == "4")
    #expect(node["empty"]?.isNull == true)
    #expect(node["empty"]?.string == nil)
    #expect(node["list"]?.elements?.count == 2)
    #expect(node["list"]?.elements?[1]["b"]?.int == 1)
    #expect(node["text"]?.string == "one\ntwo")
    #expect(node.members?.map(\.key).prefix(2) == ["title", "count"])
  }

  @Test func locationsAreInBytes() throws {
    let node = try #require(read("\u{FEFF}é: ü\r\nlist:\r\n  - é: x\n  - y\n"))
    #expect(node["é"]?.location.description == "a.yml:1:5")
    let list = try #require(node["list"]?.elements)
    #expect(list[0]["é"]?.location.description == "a.yml:3:9")
    #expect(list[0].members?.first?.location.description == "a.yml:3:5")
    #expect(list[1].location.description == "a.yml:4:5")
  }

  @Test func aliasesAreResolved() {
    let node = read("a: &x {k: [1, 2]}\nb: *x\n")
    #expect(node?["b"]?["k"]?.elements?.count == 2)
  }

  @Test(arguments: ["", "# only a comment\n", "---\n"])
  func emptyDocuments(text: String) {
    let node = read(text)
    #expect(node == nil || node?.isNull == true)
  }

  @Test(arguments: [
    (
      "a: [1, 2\nb: 3\n",
      "2:2: error: malformed YAML: did not find expected ',' or ']'; while parsing a flow sequence that begins at line 1"
    ),
    (
      "a: 1\n b: 2\n",
      "2:3: error: malformed YAML: a key and a colon are not allowed here; quote a text that contains ': ', as in title: \"Huts: a guide\"; indent all keys of a mapping equally, and put a space after each colon"
    ),
    (
      "m:\n  a: 1\n b: 2\n",
      "3:2: error: malformed YAML: did not find expected key; indent all keys of the mapping that begins at line 1 equally, and put nothing after a text in quotes"
    ),
    (
      "m:\n  - 1\n  b: 2\n",
      "3:3: error: malformed YAML: did not find expected '-' indicator; indent all items of the list that begins at line 2 equally, and put nothing after a text in quotes"
    ),
    (
      "title:Huts\nb: 2\n",
      "2:2: error: malformed YAML: a key and a colon are not allowed here; quote a text that contains ': ', as in title: \"Huts: a guide\"; indent all keys of a mapping equally, and put a space after each colon"
    ),
    (
      "title: Huts\nsummary\nb: 2\n",
      "3:1: error: malformed YAML: could not find expected ':'; each line of a mapping needs a key, a colon and a space, as in title: Huts; see line 2"
    ),
    (
      "a: 'x\n",
      "2:1: error: malformed YAML: found unexpected end of stream; while scanning a quoted scalar that begins at line 1"
    ),
    (
      "a:\n\t- b\n",
      "2:1: error: malformed YAML: a tab cannot indent a line or begin a value; use spaces"
    ),
    (
      "a: 1\nb: 2\na: 3\n",
      "3:1: error: duplicate key 'a' in this mapping; remove one of the two"
    ),
    ("a: *x\n", "1:4: error: unknown alias '*x'; an anchor '&x' must come before it"),
    ("a: &town 1\nb: *twon\n", "2:4: error: unknown alias '*twon'; did you mean 'town'?"),
    ("[a, b]: 1\n", "1:1: error: a list cannot be a key; use a text"),
    (
      "a: 1\n---\nb: 2\n",
      "2:1: error: a second YAML document is not allowed; remove the line '---' that begins it"
    ),
    ("a: \u{7}\n", "1:4: error: malformed YAML: control characters are not allowed"),
  ])
  func problems(text: String, message: String) {
    var diagnostics = Diagnostics()
    _ = YAML.read(Array(text.utf8), path: "a.yml", into: &diagnostics)
    #expect(lines(diagnostics) == ["a.yml:" + message])
  }

  @Test func badBytesAreReportedAtTheirPlace() {
    var diagnostics = Diagnostics()
    let node = YAML.read(
      Array("a: 1\nb: ".utf8) + [0xFF], path: "a.yml", firstLine: 5, into: &diagnostics)
    #expect(node == nil)
    #expect(
      lines(diagnostics) == [
        "a.yml:6:4: error: invalid UTF-8: the byte 0xFF is not allowed here; save the file in UTF-8"
      ])
  }

  @Test func aFileOfAliasesCannotFillTheMemory() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      let aliases = [String](repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    var diagnostics = Diagnostics()
    #expect(YAML.read(Array(text.utf8), path: "a.yml", into: &diagnostics) == nil)
    #expect(diagnostics.all.first?.message == "the document has more than 1000000 values")
  }

  @Test func aliasesDoNotEvadeTheLimitOfDepth() {
    var text = "a0: &a0 [x]\n"
    for level in 1...200 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    var diagnostics = Diagnostics()
    #expect(YAML.read(Array(text.utf8), path: "a.yml", into: &diagnostics) == nil)
    #expect(lines(diagnostics) == ["a.yml:64:12: error: nested more than 64 levels deep"])
  }

  @Test func anEscapeForWhatNoPageCanShowIsReported() {
    var diagnostics = Diagnostics()
    let node = YAML.read(
      Array(#"{a: "x\0", "b\uFFFF": 1, c: "\t\n"}"#.utf8), path: "a.yml", into: &diagnostics)
    #expect(
      lines(diagnostics) == [
        "a.yml:1:5: error: the character U+0000 cannot be shown on a page; remove it",
        "a.yml:1:12: error: the character U+FFFF cannot be shown on a page; remove it",
      ])
    // The NUL character is replaced, because later code might use the text as a file name.
    #expect(node?["a"]?.string == "x\u{FFFD}")
  }

  @Test func depthIsBounded() {
    var diagnostics = Diagnostics()
    let text = String(repeating: "[", count: 5000)
    #expect(YAML.read(Array(text.utf8), path: "a.yml", into: &diagnostics) == nil)
    #expect(lines(diagnostics) == ["a.yml:1:65: error: nested more than 64 levels deep"])
  }

  @Test func anyBytesAreSurvived() {
    let samples = [
      "a: &x [1, 'two', \"three\\n\"]\nb: *x\nc: {d: |\n  text\n}\n",
      "--- !tag\n- ? k\n  : v\n- >-\n  folded\n...\n", "%YAML 1.1\n---\na: b\n",
    ]
    for bytes in hostileInputs(alphabet: "ab:-[]{}&*!|>'\"%@`?,#\n\t ", samples: samples) {
      var diagnostics = Diagnostics()
      _ = YAML.read(bytes, path: "f", into: &diagnostics)
      _ = FrontMatter.split(bytes, path: "f", into: &diagnostics)
      for diagnostic in diagnostics.all { #expect(diagnostic.location.line >= 1) }
    }
  }
}
