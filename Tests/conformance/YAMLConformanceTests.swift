import Input
import Testing

/// The part of YAML that our files use: one document of sequences, scalars, and mappings with texts
/// as keys. Each case has the name of the corresponding case of the YAML test suite; the documents
/// are our own.
@Suite struct YAMLConformanceTests {
  private func read(_ text: String) -> (node: YAMLNode?, isAccepted: Bool) {
    var diagnostics = Diagnostics()
    let node = YAML.read(Array(text.utf8), path: "a.yml", into: &diagnostics)
    return (node, !diagnostics.hasErrors)
  }

  /// Writes a value on one line, as `[…]`, `{key: …}`, or a text in quotation marks.
  private func shown(_ node: YAMLNode?) -> String {
    guard let node else { return "nothing" }
    switch node.content {
    case .scalar(let text, _):
      return node.isNull ? "null" : text.debugDescription.replacing(#"\'"#, with: "'")
    case .sequence(let elements): return "[\(elements.map(shown).joined(separator: ", "))]"
    case .mapping(let members):
      return "{\(members.map { "\($0.key): \(shown($0.value))" }.joined(separator: ", "))}"
    }
  }

  @Test(arguments: [
    ("Sequence of Scalars", "- Lviv\n- Kyiv\n", #"["Lviv", "Kyiv"]"#),
    ("Mapping Scalars to Sequences", "west:\n- Lviv\n- Lutsk\n", #"{west: ["Lviv", "Lutsk"]}"#),
    ("Sequence of Mappings", "-\n  a: 1\n  b: 2\n- a: 3\n", #"[{a: "1", b: "2"}, {a: "3"}]"#),
    ("Sequence of Sequences", "- [a, b]\n- [c , d, ]\n", #"[["a", "b"], ["c", "d"]]"#),
    ("Mapping of Mappings", "a: {x: 1,\n    y: 2}\n", #"{a: {x: "1", y: "2"}}"#),
    ("Single Document with Two Comments", "--- # one\na: b # two\n# three\n", #"{a: "b"}"#),
    (
      "In literals, newlines are preserved", "|\n  \\//||\\/||\n  // ||\n",
      #""\\//||\\/||\n// ||\n""#
    ),
    (
      "In folded scalars, newlines become spaces", ">\n  one\n  two\n\n  three\n",
      #""one two\nthree\n""#
    ),
    (
      "Folded newlines are preserved for more indented lines", ">\n a\n\n   b\n c\n",
      #""a\n\n  b\nc\n""#
    ),
    ("Chomping", "a: |-\n  x\nb: |+\n  y\n\n", #"{a: "x", b: "y\n\n"}"#),
    ("Quoted Scalars", #"a: "\u263A \x41 \"" "#, #"{a: "☺ A \""}"#),
    ("Single Quoted Scalars", "a: 'it''s # no comment'\n", #"{a: "it's # no comment"}"#),
    (
      "Multi-line Flow Scalars", "plain:\n  goes on\n  over lines\n",
      #"{plain: "goes on over lines"}"#
    ),
    ("Anchors and Aliases", "- &a Lviv\n- *a\n", #"["Lviv", "Lviv"]"#),
    ("Mixed Block Mapping (explicit to implicit)", "? a\n: 1\nb: 2\n", #"{a: "1", b: "2"}"#),
    ("Completely Empty Flow Nodes", "{a, b: , c: 1}\n", #"{a: null, b: null, c: "1"}"#),
    (
      "Plain Characters", "[-123, 'a,b', Up!, https://a.example/b]",
      #"["-123", "a,b", "Up!", "https://a.example/b"]"#
    ),
    ("Spaces in front of a comment", "a:  # comment\n  b\n", #"{a: "b"}"#),
    ("Colon in a word", "a: b:c\n", #"{a: "b:c"}"#),
    ("Document end", "a: 1\n...\n", #"{a: "1"}"#),
    ("Directive", "%YAML 1.1\n---\na: 1\n", #"{a: "1"}"#),
    ("Tabs between tokens", "a:\tb\t\n", #"{a: "b"}"#),
  ])
  func reads(name: String, text: String, value: String) {
    let found = read(text)
    #expect(found.isAccepted)
    #expect(shown(found.node) == value)
  }

  @Test(arguments: [
    ("Invalid flow sequence, unclosed", "a: [b, c\n"),
    ("Invalid mapping in plain single line value", "a: b: c\n"),
    ("Invalid tab as indentation", "a:\n\tb: 1\n"),
    ("Wrong indentation in mapping", "a:\n   b: 1\n  c: 2\n"),
    ("Text after the end of a quoted scalar", "a: \"b\" c\n"), ("Invalid escape", "a: \"\\q\"\n"),
    ("Extra closing bracket", "[a]]\n"), ("Duplicate key", "a: 1\na: 2\n"),
    ("Unknown alias", "a: *b\n"),
    ("Two documents", "a: 1\n---\nb: 2\n"), ("Collection as key", "{a: b}: c\n"),
    ("Reserved indicator", "a: @b\n"), ("Missing comma in flow", "{a: 1 b: 2}\n"),
  ])
  func refuses(name: String, text: String) {
    #expect(!read(text).isAccepted)
  }
}
