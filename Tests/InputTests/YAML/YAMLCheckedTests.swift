import Growth
import Input
import Testing

@Suite struct YAMLCheckedTests {
  private let text = """
    title: Atlas
    titel: Atlas
    count: many
    ratio: [1]
    draft: maybe
    tags: one
    names: [a, [b]]
    empty:
    """

  @Test func everyMistakeIsReportedWhereItStands() throws {
    var diagnostics = Diagnostics()
    let node = try #require(YAML.read(Array(text.utf8), path: "s.yml", into: &diagnostics))
    node.checkKeys(
      ["title", "count", "ratio", "draft", "tags", "names", "empty", "title-short"],
      into: &diagnostics)
    #expect(node.text("title", into: &diagnostics) == "Atlas")
    #expect(node.text("missing", into: &diagnostics) == nil)
    #expect(node.integer("count", into: &diagnostics) == nil)
    #expect(node.double("ratio", into: &diagnostics) == nil)
    #expect(node.bool("draft", into: &diagnostics) == nil)
    #expect(node.texts("tags", into: &diagnostics).isEmpty)
    #expect(node.texts("names", into: &diagnostics).map(\.text) == ["a"])
    #expect(node.requiredText("empty", into: &diagnostics) == nil)
    #expect(node.requiredText("missing", into: &diagnostics) == nil)
    #expect(
      lines(diagnostics) == [
        "s.yml:1:1: error: the key 'missing' is missing; write 'missing: ...'",
        "s.yml:2:1: error: unknown key 'titel'; did you mean 'title'?",
        "s.yml:3:8: error: count: 'many' where a whole number is expected",
        "s.yml:4:8: error: ratio: a list where a number is expected",
        "s.yml:5:8: error: draft: 'maybe' where true or false is expected",
        "s.yml:6:7: error: tags: 'one' where a list is expected; write [one]",
        "s.yml:7:12: error: a list where a text is expected",
        "s.yml:8:7: error: the key 'empty' is missing; write 'empty: ...'",
      ])
  }

  @Test func aSlipOfAKeyIsUnderstood() throws {
    var diagnostics = Diagnostics()
    let node = try #require(YAML.read(Array("titel: x".utf8), path: "s.yml", into: &diagnostics))
    node.checkKeys(["title"], into: &diagnostics)
    #expect(lines(diagnostics) == ["s.yml:1:1: error: unknown key 'titel'; did you mean 'title'?"])
  }

  @Test func unknownKeysByTheThousandTakeTimeInProportion() throws {
    let known = ["title"] + (0..<40).map { "known-\($0)" }
    let ratio = try Growth.ratio(10_000) { count in
      (count, Array((0..<count).map { "k\($0): 1\n" }.joined().utf8))
    } work: { count, bytes in
      var diagnostics = Diagnostics()
      let node = try #require(YAML.read(bytes, path: "s.yml", into: &diagnostics))
      node.checkKeys(known, into: &diagnostics)
      #expect(lines(diagnostics).count == 21)
      #expect(lines(diagnostics).last == "s.yml:21:1: error: \(count - 20) more unknown keys")
    }
    #expect(ratio < Growth.limit)
  }

  @Test func aListIsNoMapping() throws {
    var diagnostics = Diagnostics()
    let node = try #require(YAML.read(Array("- x".utf8), path: "s.yml", into: &diagnostics))
    #expect(!node.checkKeys([], into: &diagnostics))
    #expect(node.requiredText("title", into: &diagnostics) == nil)
    #expect(
      lines(diagnostics) == [
        "s.yml:1:1: error: a list where a mapping is expected; write 'key: value' lines"
      ])
  }
}
