import Input
import Testing

@Suite struct FrontMatterTests {
  private func split(_ text: String) -> (FrontMatter, [String]) {
    var diagnostics = Diagnostics()
    let result = FrontMatter.split(Array(text.utf8), path: "p.md", into: &diagnostics)
    return (result, lines(diagnostics))
  }

  @Test(arguments: [
    ("---\ntitle: A\n---\n# Text\n", "# Text\n", 4),
    ("---\r\ntitle: A\r\n---  \r\nText", "Text", 4),
    ("\u{FEFF}---\ntitle: A\n---\n", "", 4),
  ])
  func settingsAndTextAreParted(text: String, body: String, line: Int) {
    let (result, problems) = split(text)
    #expect(problems == [])
    #expect(result.settings?["title"]?.string == "A")
    #expect(result.settings?["title"]?.location.line == 2)
    #expect(String(decoding: result.body, as: UTF8.self) == body)
    #expect(result.bodyLine == line)
  }

  @Test(arguments: [
    ("\u{FEFF}---\ntitle: A\n---\nText\u{FFFE}\n", "p.md:4:5: error: the character U+FFFE"),
    ("# \u{0}\n", "p.md:1:3: error: the character U+0000"),
    ("---\ntitle: \u{7}\n---\n", "p.md:2:8: error: the character U+0007"),
  ])
  func aCharacterThatNoPageCanShowIsReported(text: String, message: String) {
    #expect(split(text).1 == [message + " cannot be shown on a page; remove it"])
  }

  @Test(arguments: ["# Text\n", "", "----\n", " ---\na\n---\n"])
  func withoutSettingsAllIsText(text: String) {
    let (result, problems) = split(text)
    #expect(problems == [])
    #expect(result.settings == nil)
    #expect(String(decoding: result.body, as: UTF8.self) == text)
  }

  @Test(arguments: [
    ("---\ntitle: A\n", "1:1: error: the front matter is not closed; end it with a line '---'"),
    (
      "---\ntitle: A\ntitle: B\n---\n",
      "3:1: error: duplicate key 'title' in this mapping; remove one of the two"
    ),
    (
      "---\n\na: b: c\n---\n",
      "3:5: error: malformed YAML: a key and a colon are not allowed here; quote a text that contains ': ', as in title: \"Huts: a guide\"; indent all keys of a mapping equally, and put a space after each colon"
    ),
  ])
  func problems(text: String, message: String) {
    #expect(split(text).1 == ["p.md:" + message])
  }
}
