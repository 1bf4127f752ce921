import Importing
import Input
import Testing

@Suite struct DIMACSImportTests {
  private static let arcs = "c x\np sp 3 4\na 1 2 5\na 2 1 5\na 2 3 7\na 3 3 1\n"
  private static let coordinates =
    "p aux sp co 3\nv 1 10000000 50000000\nv 2 10100000 50000000\nv 3 10200000 50000001\n"

  @Test func nodesAndArcs() throws {
    let imported = try Imported(
      .dimacs, "ny.gr.gz",
      files: [
        "ny.gr.gz": Gzip.deflate(Array(Self.arcs.utf8)), "ny.co": Array(Self.coordinates.utf8),
      ])
    #expect(imported.problems == [])
    #expect(
      imported.places
        == "id,name,latitude,longitude\nnode-1,Node 1,50,10\nnode-2,Node 2,50,10.1\nnode-3,Node 3,50.000001,10.2\n"
    )
    #expect(imported.rows == ["node-1,node-2,road,5,false", "node-2,node-3,road,7,true"])
    #expect(
      imported.report == [
        "Read ny.gr.gz and ny.co: 3 nodes and 4 arcs.",
        "2 links: opposite arcs with the same cost become one link. You can name the unit of the costs in network.yml.",
        "Left out: 1 arc from a node to itself.",
      ])
  }

  @Test func brokenGraphs() throws {
    #expect(
      try Imported(.dimacs, "ny.gr", texts: ["ny.gr": Self.arcs]).problems == [
        "ny.gr:1:1: error: the .co file with the coordinates is missing; put ny.co or .co.gz into the same folder"
      ])
    #expect(
      try Imported(.dimacs, "ny.txt", texts: ["ny.txt": Self.arcs]).problems == [
        "ny.txt:1:1: error: the file's name does not end in .gr or .gr.gz; give the file with the arcs; the .co file is found in the same folder"
      ])
  }
}
