import Input
import Testing

@testable import SiteGenerator

@Suite("Columns of a network's tables")
struct NetworkColumnTests {
  private let settings = NetworkReaderTests().settings

  private func read(
    settings: String? = nil, places: String? = nil, links: String
  ) throws -> (NetworkReader, [String]) {
    try NetworkReaderTests().read(settings: settings, places: places, links: links)
  }

  @Test("A column name from another program causes a warning, unless the right column exists")
  func synonyms() throws {
    let (reader, faults) = try read(
      links: "from,to,mode,Distance_km,one-way\na,b,road,75,yes\nb,c,road,75,\n")
    #expect(
      faults == [
        "links.csv:1:14: warning: the column 'Distance_km' is only shown as a fact; call it "
          + "'cost' if routes should use it",
        "links.csv:1:26: warning: the column 'one-way' is only shown as a fact; call it "
          + "'directed' if it says which links run one way",
      ])
    #expect(reader.linkColumns == ["Distance_km", "one-way"])
    let (_, none) = try read(
      links: "from,to,mode,cost,distance,oneway,directed\na,b,road,75,9,yes,\nb,c,road,900,9,,\n")
    #expect(none == [])
  }

  @Test("A column 'closed' causes a warning, unless the network closes links by their labels")
  func closedColumn() throws {
    let links = "from,to,mode,label,closed\na,b,road,E40,winter\nb,c,road,,\n"
    let (_, faults) = try read(links: links)
    #expect(
      faults == [
        "links.csv:1:20: warning: the column 'closed' is only shown as a fact; to close links, give "
          + "them a label, and name the label in network.yml, as in closed: [Winter closure]"
      ])
    let (_, none) = try read(settings: settings + "\nclosed: [E40]", links: links)
    #expect(none == [])
  }

  @Test("A measure without a column causes one error, not one for each link")
  func missingMeasure() throws {
    let (_, faults) = try read(
      settings: settings + "\nmeasures: {climb: {unit: {name: metres}}}",
      links: "from,to,mode\na,b,road\nb,c,road\n")
    #expect(
      faults == [
        "links.csv:1:1: error: the column 'climb' is missing; network.yml defines it as a measure; "
          + "only measures in km and those with per-km can be left out"
      ])
  }

  @Test(
    "An empty table of places causes one error, not one for each link",
    arguments: [
      (
        "",
        "places.csv:1:1: error: the table has no places, but links name places; add a row for each "
          + "place below the column names"
      ),
      (",Vienna,48.2,16.4\n", "places.csv:2:1: error: the field 'id' is empty"),
    ])
  func noPlaces(rows: String, message: String) throws {
    let (_, faults) = try read(
      places: "id,name,latitude,longitude\n" + rows, links: "from,to,mode\na,b,road\nb,c,road\n")
    #expect(faults.count == 1 && faults[0].hasPrefix(message), "\(faults)")
  }

  @Test("After an error in the links, labels with colours are not reported as unknown")
  func colorsAfterError() throws {
    let colors = settings.replacing(
      "plural: roads}", with: "plural: roads, colors: {E40: \"#0067a5\"}}")
    for measures in ["\nmeasures: {climb: {unit: {name: metres}}}", ""] {
      let (reader, faults) = try read(
        settings: colors + measures, links: "from,to,mode,label\na,b,road,E40\nb,c,road,\n")
      #expect(faults.count == (measures.isEmpty ? 0 : 1))
      var diagnostics = Diagnostics()
      _ = reader.roads(into: &diagnostics)
      #expect(diagnostics.all.isEmpty)
    }
  }

  @Test("A hyphen before the language of a name column causes a warning")
  func hyphenatedLanguage() throws {
    let (_, faults) = try read(
      places: "id,name,name-fr,latitude,longitude\na,A,Â,50,30\nb,B,,50,31\n",
      links: "from,to,mode\na,b,road\n")
    #expect(
      faults == [
        "places.csv:1:9: warning: the column 'name-fr' is only shown as a fact; call it 'name_fr' "
          + "if it has names in that language"
      ])
  }
}
