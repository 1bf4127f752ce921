import Input
import Testing

@testable import SiteGenerator

@Suite("The data files of a network")
struct NetworkDataTests {
  @Test("A link with several labels has a list of them, because a label can contain a comma")
  func labels() {
    let labels = [["E40"], ["E40", "Suez, south"], []]
    let links = labels.map {
      NetworkContent.LinkInfo(labels: $0, facts: [], location: SourceLocation(path: "links.csv"))
    }
    var json = JSONWriter()
    json.object { $0.labels(of: links) }
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == #"{"label":["E40",["E40","Suez, south"],""]}"#)
  }
}
