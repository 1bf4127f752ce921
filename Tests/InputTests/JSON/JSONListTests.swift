import Testing

@testable import Input

@Suite struct JSONListTests {
  /// Reads an array in pieces of `pieces` bytes. The elements are returned with their locations.
  private func read(_ bytes: [UInt8], pieces: Int) -> (elements: [String], faults: [String]) {
    var diagnostics = Diagnostics()
    var list = JSONListReader(path: "l", hint: nil)
    var elements: [String] = []
    let body = { (node: JSONNode, _: inout Diagnostics) in
      elements.append("\(node.location) \(node.kind) \(node.int ?? -1) \(node.string ?? "")")
    }
    var start = 0
    while start < bytes.count {
      let end = min(start + pieces, bytes.count)
      list.buffer += bytes[start..<end]
      guard list.read(into: &diagnostics, body) else { return (elements, lines(diagnostics)) }
      start = end
    }
    list.finish(into: &diagnostics, body)
    return (elements, lines(diagnostics))
  }

  /// Reads the whole array in one piece; `nil` if it is not a JSON array.
  private func whole(_ bytes: [UInt8]) -> (elements: [String], faults: [String])? {
    var diagnostics = Diagnostics()
    guard let node = JSON.read(bytes, path: "l", into: &diagnostics) else { return nil }
    guard node.kind == .array else { return nil }
    let elements = node.elements.map {
      "\($0.location) \($0.kind) \($0.int ?? -1) \($0.string ?? "")"
    }
    return (elements, lines(diagnostics))
  }

  private static let sample = """
    [ {"a": 1, "b": [1, 2, "x,]y"]},\r\n  7 ,
    "q\\"],", [],
      {"ä": "€, ¼"} , null]

    """

  @Test(arguments: [1, 2, 3, 7, 20, 1000])
  func piecesAreReadAsTheWhole(pieces: Int) throws {
    let bytes = Array(Self.sample.utf8)
    let expected = try #require(whole(bytes))
    let found = read(bytes, pieces: pieces)
    #expect(found.elements == expected.elements && found.faults == expected.faults)
    #expect(found.elements.count == 6)
    #expect(read([0xEF, 0xBB, 0xBF] + bytes, pieces: pieces).elements == expected.elements)
    #expect(read(Array("[]".utf8), pieces: pieces).faults == [])
  }

  @Test(arguments: ["}{{", "}}{}{", "]{", "{}}{{"])
  func bracketsWithoutAPartnerAreFaults(text: String) {
    for mark in [[], [0xEF, 0xBB, 0xBF] as [UInt8]] {
      for pieces in [1, 2, 1000] {
        #expect(read(mark + Array(text.utf8), pieces: pieces).faults.isEmpty == false)
      }
    }
  }

  @Test(arguments: [1, 2, 7, 1000])
  func aSequenceOfObjectsIsAnArray(pieces: Int) {
    let text = "{\"a\": \"}{\"}\n{\"b\": [{}]}\r\n\n {\"c\": 3} {}\n"
    for mark in [[], [0xEF, 0xBB, 0xBF] as [UInt8]] {
      let found = read(mark + Array(text.utf8), pieces: pieces)
      #expect(found.faults == [])
      #expect(found.elements.map { $0.prefix(5) }[1...2] == ["l:2:1", "l:4:2"])
      #expect(found.elements.count == 4)
    }
    let broken = read(Array("{\"a\": 1}\n{\"a\": x}\n{}".utf8), pieces: pieces)
    #expect(broken.faults == ["l:2:7: error: 'x' where a value is expected"])
  }

  @Test(arguments: [1, 3, 1000])
  func whatIsWrongIsToldAtItsPlace(pieces: Int) {
    func faults(_ text: String) -> [String] { read(Array(text.utf8), pieces: pieces).faults }
    #expect(faults("[1,\n 2,]").first?.hasPrefix("l:2:3: error: a comma") == true)
    #expect(faults("[,1]").count == 1)
    #expect(faults("[,{\"a\": 1},\n 2, 3]").count == 1)
    #expect(faults("[1,\n x]") == ["l:2:2: error: 'x' where a value is expected"])
    #expect(faults("[1, 2\n").first?.contains("this array is not closed") == true)
    #expect(faults("[1, 2] 3").first?.hasPrefix("l:1:8: error: text after the end") == true)
    #expect(faults(#"{"a": 1, "b": 2}"#) == ["l:1:1: error: the file is not an array"])
    #expect(faults("").count == 1)
    let broken = read(Array("[1,\n".utf8) + [0xFF] + Array("]".utf8), pieces: pieces)
    #expect(broken.faults.first?.hasPrefix("l:2:1: error: invalid UTF-8: the byte 0xFF") == true)
  }

  @Test func anyBytesAreReadAsTheWhole() {
    let samples = [Self.sample, "[1,[2,{\"a\":3}],\"\\u00e9\"]"]
    for bytes in hostileInputs(alphabet: "[]{},:\"\\1a \n\r", samples: samples, count: 900) {
      for pieces in [1, 5] {
        let found = read(bytes, pieces: pieces)
        guard let expected = whole(bytes) else {
          // The list reader also accepts a sequence of objects, which is not valid JSON.
          #expect(!found.faults.isEmpty || found.elements.count > 1, "\(bytes)")
          continue
        }
        #expect(found.elements == expected.elements, "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }
}
