import Importing
import Input
import Testing

/// Tables as other programs write them.
@Suite struct ForeignTableTests {
  private static let places = "id,name,lat,lon\n1,Aarau,47.39,8.04\n2,Bern,46.95,7.45\n"

  @Test func blanksMayFollowAQuotationMark() throws {
    let imported = try Imported(
      .csv,
      texts: [
        "p.csv": "name,lat,lon\n\"Aarau\" ,47.39,8.04\n\"Bern\"\t,46.95,\"7.45\" \n",
        "l.tsv": "from\tto\n\"Aarau\" \t\"Bern\"\n",
      ])
    #expect(imported.problems == [])
    #expect(imported.rows == ["aarau,bern,road,,false"])
  }

  @Test func tablesOfGephi() throws {
    let imported = try Imported(
      .csv,
      texts: [
        "nodes.csv":
          "Id,Label,lat,lon\nn1,Aarau,47.39,8.04\nn2,Bern,46.95,7.45\nn3,Chur,46.8,9.5\n",
        "edges.csv":
          "Source,Target,Type,Id,Label,Weight\nn1,n2,Undirected,0,A1,2.5\nn2,n3,Directed,1,,1\n",
      ])
    #expect(imported.problems == [])
    #expect(imported.places.contains("\nn1,Aarau,47.39,8.04\n"))
    #expect(imported.rows == ["n1,n2,road,2.5,false,A1", "n2,n3,road,1,true,"])
  }

  @Test func wordsForEmptyCells() throws {
    let imported = try Imported(
      .csv,
      texts: [
        "p.csv": "id,name,lat,lon,country\n1,Aarau,47.39,8.04,\\N\n2,Bern,46.95,7.45,NULL\n",
        "l.csv": "from,to,km,line\n1,2,n/a,-\n",
      ])
    #expect(imported.problems == [])
    #expect(
      imported.places
        == "id,name,latitude,longitude\naarau,Aarau,47.39,8.04\nbern,Bern,46.95,7.45\n")
    #expect(imported.rows == ["aarau,bern,road,,false"])
  }

  @Test func manyUnknownPlacesAreCounted() throws {
    let rows = (1...20).map { "X\($0),1\n" }.joined()
    let problems = try Imported(
      .csv, texts: ["p.csv": Self.places, "l.csv": "Start ID,to\n\(rows)"]
    ).problems
    #expect(problems.count == 6)
    #expect(
      problems.last == "l.csv:7:1: error: 15 more unknown places in the column 'Start ID'")
  }

  @Test func textThatIsNotUTF8IsShown() throws {
    let link: [UInt8] = Array("from,to\nM".utf8) + [0xFC] + Array("nchen,Bern\n".utf8)
    let warning =
      "l.csv:2:1: warning: the file is not in UTF-8: 'München' is read as Windows-1252; if that is "
      + "wrong, save the file in UTF-8"
    #expect(try Imported(.csv, "l.csv", files: ["l.csv": link]).problems.contains(warning))
    #expect(
      try Imported(.csv, "l.csv", files: ["l.csv": link.map { $0 == 0xFC ? 0x81 : $0 }]).problems
        == [
          "l.csv:2:2: error: the text is neither UTF-8 nor Windows-1252; save the file in UTF-8"
        ])
  }

  @Test func groupsOfDigitsAreThoseOfTheirColumn() throws {
    let imported = try Imported(
      .csv, "l.csv", texts: ["l.csv": "von;nach;km\nA;B;1.150,5\nB;C;2.300\nC;D;7.5\n"])
    #expect(
      imported.rows == [
        "a,b,road,1150.5,false", "b,c,road,2300,false", "c,d,road,7.5,false",
      ])
    let others = try Imported(
      .csv, "l.csv", texts: ["l.csv": "von;nach;km\nA;B;150,5\nB;C;2.300\n"])
    #expect(others.rows == ["a,b,road,150.5,false", "b,c,road,2.3,false"])
  }

  @Test func headersOfFrench() throws {
    let imported = try Imported(.csv, "l.csv", texts: ["l.csv": "De;À;Distance\nA;B;7,5\n"])
    #expect(imported.rows == ["a,b,road,7.5,false"])
  }

  @Test func rowsOfOneLinkAreOne() throws {
    let imported = try Imported(
      .csv, "l.csv",
      texts: ["l.csv": "from,to,km\nA,B,7\nA,B,7\nB,A,7\nA,B,8\n"])
    #expect(imported.rows == ["a,b,road,7,false", "a,b,road,8,false"])
    #expect(imported.report.contains("Left out: 2 rows of a link that another row has."))
  }
}
