import Importing
import Testing

@Suite struct OSMImportTests {
  @Test func waysOfOpenStreetMap() throws {
    let xml = """
      <?xml version='1.0' encoding='UTF-8'?><osm version="0.6"><node id="1" lat="50" lon="10"/>
      <node id="2" lat="50.01" lon="10"><tag k="place" v="village"/><tag k="name" v="Dorf"/></node>
      <node id="3" lat="50.02" lon="10"/><node id="4" lat="50.01" lon="10.02"/>
      <node id="5" lat="50.01" lon="9.98"/>
      <way id="1"><nd ref="1"/><nd ref="2"/><nd ref="3"/><tag k="highway" v="primary"/><tag k="ref" v="B 1;B 2"/></way>
      <way id="2"><nd ref="5"/><nd ref="2"/><nd ref="4"/><nd ref="99"/><tag k="highway" v="path"/><tag k="oneway" v="-1"/></way>
      <way id="3"><nd ref="5"/><nd ref="2"/><tag k="building" v="yes"/></way>
      <way id="4"><nd ref="98"/><nd ref="2"/><nd ref="99"/><tag k="highway" v="path"/><tag k="surface" v="mud"/></way>
      <relation id="1"><member type="way" ref="1" role=""/><tag k="type" v="route"/></relation></osm>
      """
    let imported = try Imported(.osm, "x.osm", texts: ["x.osm": xml])
    #expect(imported.problems == [])
    #expect(
      imported.rows == [
        "junction-1,dorf,road,1.112,false,B 1", "junction-1,dorf,road,1.112,false,B 2",
        "dorf,junction-2,road,1.112,false,B 1", "dorf,junction-2,road,1.112,false,B 2",
        "dorf,junction-3,path,1.429,true,", "junction-4,dorf,path,1.429,true,",
      ])
    #expect(imported.settings.contains("  path: {name: path, line: dashed}\n"))
    #expect(
      imported.report.dropFirst(2) == [
        "Cut: 1 way at nodes missing from the extract.",
        "Left out: 1 way without two consecutive nodes in the extract.",
        "Left out: 1 way not tagged as a road, path, railway, ferry or cable car.",
        "Left out: 1 relation because only ways become links, not routes or areas.",
        "Left out: the tag 'surface'.",
      ])
    let lines = collection(
      feature(
        "LineString", "[[10,50],[10,50.01],[10,50.02]]",
        "\"highway\":\"motorway\",\"other_tags\":\"\\\"ref\\\"=>\\\"A 3\\\"\""),
      feature("LineString", "[[9.98,50.01],[10,50.01]]", "\"railway\":\"rail\",\"gauge\":1435"),
      feature("LineString", "[[9.98,50.01],[10,50.01]]", "\"building\":\"yes\""),
      feature("Point", "[10,50.01]", "\"shop\":\"bakery\",\"name\":\"Bread\""))
    let map = try Imported(.osm, "m.geojson", texts: lines)
    #expect(
      map.rows == [
        "junction-1,junction-2,road,1.112,true,A 3", "junction-2,junction-3,road,1.112,true,A 3",
        "junction-4,junction-2,train,1.429,false,",
      ])
    #expect(map.report.last == "Left out: the tag 'gauge'.")
  }

  @Test func deletedObjectsAreLeftOut() throws {
    let way = { (id: Int, mark: String) in
      "<way id='\(id)' \(mark)><nd ref='1'/><nd ref='\(id)'/><tag k='highway' v='path'/></way>"
    }
    let nodes = (1...4).map { "<node id='\($0)' lat='50.0\($0)' lon='10'/>" }.joined()
    let xml =
      "<osm>\(nodes)<node id='5' action='delete' lat='50.05' lon='10'/>" + way(2, "")
      + way(3, "visible='false'") + way(4, "action='delete'") + way(5, "visible='true'") + "</osm>"
    let imported = try Imported(.osm, "x.osm", texts: ["x.osm": xml])
    #expect(imported.rows == ["junction-1,junction-2,path,1.112,false"])
    #expect(imported.report.contains("Left out: 2 ways marked as deleted."))
  }

  @Test(
    "The directions of a way, and tags that contain quotation marks",
    arguments: [
      ("\"oneway\":\"F\"", "junction-1,junction-2,road,1.112,true,7"),
      ("\"oneway\":\"T\"", "junction-2,junction-1,road,1.112,true,7"),
      ("\"oneway\":\"B\"", "junction-1,junction-2,road,1.112,false,7"),
      (
        #""other_tags":"\"note\"=>\"the \\\"new\\\" road\",\"oneway\"=>\"-1\"""#,
        "junction-2,junction-1,road,1.112,true,7"
      ),
    ])
  func directions(tag: String, row: String) throws {
    let lines = collection(
      feature(
        "LineString", "[[10,50],[10,50.01]]",
        "\"highway\":\"primary\",\"ref\":\"7\",\(tag)"))
    #expect(try Imported(.osm, "m.geojson", texts: lines).rows == [row])
  }

  @Test(
    "The title of a network is the name of its file without the endings of formats",
    arguments: [
      ("data/old_town.geojson", "Old town"), ("roads.2024.geojson", "Roads.2024"),
      ("monaco.osm.geojson", "Monaco"),
    ])
  func title(path: String, title: String) throws {
    let line = feature("LineString", "[[10,50],[10,50.01]]", "\"highway\":\"primary\"")
    let text = collection(line).values.first ?? ""
    let map = try Imported(.osm, path, texts: [path: text])
    #expect(map.settings.contains("title: \(title)\n"), "\(map.settings)")
  }
}
