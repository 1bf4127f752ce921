import Growth
import Input
import Routing
import Testing

@testable import SiteGenerator

extension NetworkReaderTests {
  @Test("Rows with the same ends, mode and cost are one link with several labels")
  func labels() throws {
    let (reader, faults) = try read(
      links: "from,to,mode,cost,label\na,b,road,,E1\nb,a,road,,E2\na,b,ferry,,E1\nb,c,road,,")
    #expect(faults.isEmpty)
    #expect(reader.links.map(\.labels) == [["E1", "E2"], ["E1"], []])
    var diagnostics = Diagnostics()
    let roads = reader.roads(into: &diagnostics)
    #expect(roads.map(\.label) == ["E1", "E2"])
    #expect(roads[1].legs.map { [$0.link, $0.from, $0.to] } == [[0, 1, 0]])
  }

  @Test("A road with a one-way link for each direction lists its places once")
  func waysBack() throws {
    let (reader, _) = try read(
      links: "from,to,mode,cost,label,directed\na,b,road,75,E1,true\nb,c,road,75,E1,true\n"
        + "c,b,road,75,E1,true\nb,a,road,75,E1,true\nb,a,road,75,E2,true\na,b,road,75,E3,true\n"
        + "b,c,road,75,E3,true\nc,b,road,75,E3,true\nb,a,road,80,E3,true\n")
    var diagnostics = Diagnostics()
    let roads = reader.roads(into: &diagnostics)
    let legs = roads.map { $0.legs.map { [$0.from, $0.to] } }
    // E3 takes longer from b to a than from a to b, so its legs are listed in both directions.
    #expect(legs == [[[0, 1], [1, 2]], [[1, 0]], [[0, 1], [1, 2], [2, 1], [1, 0]]])
  }

  @Test("A colour for a label that no link has is an error")
  func labelColors() throws {
    let colors = "{E40: '#0a0B0c', E4: '#ffffff', E5: '#0000ff'}"
    let colored = settings.replacing("plural: roads}", with: "plural: roads, colors: \(colors)}")
    let (reader, _) = try read(
      settings: colored, links: "from,to,mode,cost,label\na,b,road,75,E40\nb,c,road,75,E50")
    var diagnostics = Diagnostics()
    _ = reader.roads(into: &diagnostics)
    #expect(
      diagnostics.all.map(\.description) == [
        "network.yml:7:81: error: no link has the label 'E4'; did you mean 'E40'?",
        "network.yml:7:96: error: no link has the label 'E5'; did you mean 'E50'?",
      ])
    let known = LabelColors(reader.settings)
    #expect(known.values.first == "#0a0b0c")
    #expect(known.index(of: ["E50", "E40"]) == 0)
    #expect(known.index(of: ["E50"]) == nil)
  }

  @Test("A closed label can have a colour, but its closure in `what-if` is an error")
  func closedLabels() throws {
    let closed =
      settings.replacing(
        "plural: roads}", with: "plural: roads, colors: {E40: '#0a0B0c', E50: '#ffffff'}}")
      + "\nclosed: [E40]\nwhat-if: {E40: the first, E50: the other}\naliases: {E40: main, E60: x}"
    let (reader, faults) = try read(
      settings: closed, links: "from,to,mode,cost,label\na,b,road,75,E40\nb,c,road,75,E50")
    let errors = faults.filter { $0.contains(": error: ") }
    #expect(errors.count == 2 && errors[1].contains(":10:22: error: no link has the label 'E60'"))
    let fault = "network.yml:9:11: error: the label 'E40' is already closed; "
    #expect(errors.first?.hasPrefix(fault) == true)
    var diagnostics = Diagnostics()
    _ = reader.roads(into: &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
  }

  @Test("A link with very many labels takes time in proportion to their number")
  func manyLabels() throws {
    let ratio = try Growth.ratio(5_000) { count in
      let rows = (0..<count).map { "a,b,road,75,E\($0)\n" }.joined()
      return (count, "from,to,mode,cost,label\n" + rows + "b,c,road,,\n")
    } work: { count, links in
      let (reader, faults) = try read(links: links)
      #expect(faults.isEmpty)
      #expect(reader.links.first?.labels.count == count)
    }
    #expect(ratio < Growth.limit)
  }

  @Test("A closed label closes a link that has other labels too")
  func closedLinkWithTwoLabels() throws {
    let (reader, faults) = try read(
      settings: settings + "\nclosed: [Works]",
      links: """
        from,to,mode,label,cost
        a,b,road,E8,80
        a,b,road,Works,80
        b,c,road,E8,900
        a,c,road,E9,950
        """)
    #expect(faults == [])
    #expect(reader.closedLinks.map(\.info.labels) == [["E8", "Works"]])
    #expect(reader.links.map(\.labels) == [["E8"], ["E9"]])
    var diagnostics = Diagnostics()
    let roads = reader.roads(into: &diagnostics)
    #expect(roads.map(\.label) == ["E8", "E9"])
    #expect(roads.map { $0.legs.map(\.link) } == [[0], [1]])
    let lone = try read(
      settings: settings + "\nclosed: [Works]\nwhat-if: {Solo: the lonely way, E9: the other}",
      links: "from,to,mode,label\na,b,road,Solo\na,b,road,Works\nb,c,road,E9")
    #expect(
      lone.1 == [
        "network.yml:9:11: error: all links with the label 'Solo' are already closed; what-if shows "
          + "the effect of closing open links"
      ])
    let whole = try read(
      settings: settings + "\nclosed: [E8]", links: "from,to,mode,label\na,b,road,E8\nb,c,road,E9")
    #expect(whole.1 == [])
    #expect(whole.0.roads(into: &diagnostics).map(\.label) == ["E9"])
    #expect(diagnostics.isEmpty)
  }

  @Test("A link can be marked as one-way in capital letters, as spreadsheets do")
  func capitals() throws {
    let (reader, faults) = try read(
      links: "from,to,mode,directed,cost\na,b,road,TRUE,80\nb,a,road,True,90\nb,c,road,FALSE,900")
    #expect(faults == [])
    #expect(reader.graphLinks.map(\.isDirected) == [true, true, false])
  }
}
