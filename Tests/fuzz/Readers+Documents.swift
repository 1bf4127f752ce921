import Input

extension ReaderEntry {
  static let documents = [
    ReaderEntry(name: "yaml", weight: 10) { place in
      Reader(
        seeds: [
          try place.atlas("networks/board/network.yml"), try place.atlas("countries/worldview.yml"),
          Array("a: &x [1, 'two', \"three\\n\"]\nb: *x\nc: {d: |\n  text\n}\n".utf8),
          Array("--- !tag\n- ? k\n  : v\n- >-\n  folded\n...\n".utf8),
        ], words: yamlWords
      ) { bytes, diagnostics in
        if let node = YAML.read(bytes, path: Reader.path, into: &diagnostics) { walk(node) }
      }
    },
    ReaderEntry(name: "front-matter", weight: 5) { place in
      Reader(
        seeds: [try place.atlas("pages/about.md"), Array("---\na: 1\n---\ntext".utf8)],
        words: yamlWords + ["---", "---\n", "---\r\n"]
      ) { bytes, diagnostics in
        let text = FrontMatter.split(bytes, path: Reader.path, into: &diagnostics)
        if let settings = text.settings { walk(settings) }
      }
    },
    ReaderEntry(name: "json", weight: 10) { place in
      Reader(
        seeds: [
          try place.atlas("countries/provinces.geojson"),
          Array(#"{"a":[1.5,-2e3,[true,false,null]],"x":"\u00e9\n\ud83d\ude00","😀":{}}"#.utf8),
        ], words: jsonWords
      ) { bytes, diagnostics in
        if let node = JSON.read(bytes, path: Reader.path, into: &diagnostics) { walk(node) }
      }
    },
    ReaderEntry(name: "json-list", weight: 5) { place in
      let file = place.file("list.json")
      return Reader(
        seeds: [
          Array("[{\"_id\":1,\"name\":\"Lviv\"},\n {\"a\": \"]\\\"\"}, [1, 2],\n3]\n".utf8),
          Array("[]".utf8), Array("[1]".utf8),
        ], words: jsonWords, path: file
      ) { bytes, diagnostics in
        place.write(bytes, to: file)
        try? JSON.forEachElement(ofFile: file, into: &diagnostics) { node, _ in walk(node) }
      }
    },
  ]

  static let yamlWords = [
    "&a", "*a", "<<: *a", "!!binary x", "? ", "- - - -", "{", "}", "[", "]", "|", ">-", "---",
    "...",
    "%YAML 1.1", "\t", "null", "~", "true", "NO", "0x1F", ".inf", ".nan", "#", ": ", "'", "\"",
    "\"\\x41\"",
    "\"\\0\"", "\"\\ud800\"", "12:30:45", "2024-01-01", "!<tag:x> y", "a: 1", "  b:",
  ]

  static let jsonWords = [
    "{", "}", "[", "]", ",", ":", "null", "true", "[[[", "\"\\u0000\"", "\"\\ud800\"",
    "\"\\udc00\\ud800\"",
    "\"a\":1,", "\"\\u0061\":1,", "[],", "{}", "\\", "\"", "1e5", "-", "\"id\":", "\\u00", "/*",
  ]

  private static func walk(_ node: YAMLNode) {
    _ = (node.string, node.int, node.double, node.bool, node.kindInWords)
    for element in node.elements ?? [] { walk(element) }
    for member in node.members ?? [] { walk(member.value) }
  }

  private static func walk(_ node: JSONNode) {
    _ = (node.string, node.double, node.int, node.location, node["name"] == nil)
    for element in node.elements { walk(element) }
    for member in node.members {
      _ = member.key.string
      walk(member.value)
    }
  }
}
