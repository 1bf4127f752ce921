import Importing
import Input
import Testing

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

  @Test func aTitleMayStandAboveTheHeader() throws {
    let imported = try Imported(
      .csv,
      texts: [
        "p.csv":
          "Our huts;;\n\n;Winter;\nHut name;Latitude (deg);Longitude (deg)\nA;46,5;11\nB;46,6;11\n",
        "l.csv": "from;to;km\nA;B;12,5\n",
      ])
    #expect(imported.problems == [])
    #expect(imported.report.contains("Left out: 2 rows above the header."))
    #expect(imported.rows == ["a,b,road,12.5,false"])
    // Node names in the rows must not be mistaken for column names.
    let graph = try Imported(.csv, "l.csv", texts: ["l.csv": "a,b,km\nu,v,1\nv,w,2\n"])
    #expect(graph.rows == ["u,v,road,1,false", "v,w,road,2,false"])
  }

  @Test("A title without separators can precede the header")
  func titleWithoutSeparators() throws {
    let imported = try Imported(
      .csv, "l.csv", texts: ["l.csv": "Hut club list 2026\nvon;nach;km\nA;B;12,5\nB;C;7\n"])
    #expect(imported.report.contains("Left out: 1 row above the header."))
    #expect(imported.rows == ["a,b,road,12.5,false", "b,c,road,7,false"])
  }

  @Test(arguments: [
    ("46°30'15\"N", "11°2'E", "46.504167,11.033333"), ("46.5N", "W 11.25", "46.5,-11.25"),
    ("S 46° 40.5'", "-11°30′", "-46.675,-11.5"), ("46 30 36", "11", "46.51,11"),
  ])
  func degreesAndMinutes(north: String, east: String, position: String) throws {
    let imported = try Imported(
      .csv,
      texts: [
        "p.tsv": "name\tlat\tlon\nA\t\(north.replacing("\"", with: "″"))\t\(east)\nB\t1\t1\n",
        "l.tsv": "from\tto\nA\tB\n",
      ])
    #expect(imported.problems == [])
    #expect(imported.places.contains("\na,A,\(position)\n"))
  }

  @Test(arguments: [
    ("46°70'N", "is not a latitude; write degrees, as in 49.84 or 49°50'24\"N"),
    ("4X5N", "is not a latitude; write degrees, as in 49.84 or 49°50'24\"N"),
    ("151.2", "is out of range; latitudes are from -90 to 90; are the two columns swapped?"),
  ])
  func wrongDegrees(north: String, message: String) throws {
    let imported = try Imported(
      .csv, texts: ["p.csv": "name,lat,lon\nA,\(north),1\nB,1,1\n", "l.csv": "from,to\nA,B\n"])
    #expect(imported.problems.count == 1 && imported.problems[0].hasSuffix(message))
  }

  @Test func aMatrixIsNamed() throws {
    let imported = try Imported(
      .csv, texts: ["p.csv": Self.places, "m.csv": "km,Aarau,Bern\nAarau,,80\nBern,80,\n"])
    #expect(
      imported.problems == [
        "m.csv:1:1: error: this is a distance matrix; write one row for each link instead, with the "
          + "columns from,to,distance"
      ])
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
  }

  @Test(arguments: [
    ("Windows-1252", "Crème brûlée,Zürich", "Cr\u{E8}me br\u{FB}l\u{E9}e,Z\u{FC}rich"),
    ("Windows-1250", "Łódź,Żółtki", "\u{A3}\u{F3}d\u{9F},\u{AF}\u{F3}\u{B3}tki"),
    ("Windows-1250", "Łódź,Kraków", "\u{A3}\u{F3}d\u{9F},Krak\u{F3}w"),
    (
      "Windows-1251", "Львів,Київ",
      "\u{CB}\u{FC}\u{E2}\u{B3}\u{E2},\u{CA}\u{E8}\u{BF}\u{E2}"
    ),
    ("Windows-1251", "ОДЕСА,Суми", "\u{CE}\u{C4}\u{C5}\u{D1}\u{C0},\u{D1}\u{F3}\u{EC}\u{E8}"),
    ("KOI8-U", "Львів,Суми", "\u{EC}\u{D8}\u{D7}\u{A6}\u{D7},\u{F3}\u{D5}\u{CD}\u{C9}"),
    ("DOS-866", "Суми,Одеса", "\u{91}\u{E3}\u{AC}\u{A8},\u{8E}\u{A4}\u{A5}\u{E1}\u{A0}"),
    (
      "Windows-1253", "Αθήνα,Πάτρα",
      "\u{C1}\u{E8}\u{DE}\u{ED}\u{E1},\u{D0}\u{DC}\u{F4}\u{F1}\u{E1}"
    ),
    ("DOS-850", "München,Köln", "M\u{81}nchen,K\u{94}ln"),
    ("Mac Roman", "Zürich,Genève", "Z\u{9F}rich,Gen\u{8F}ve"),
  ])
  func codePagesAreFound(name: String, names: String, bytes: String) throws {
    let table = Array("from,to\n".utf8) + bytes.unicodeScalars.map { UInt8($0.value) } + [0x0A]
    let imported = try Imported(.csv, "l.csv", files: ["l.csv": table])
    let first = names.prefix { $0 != "," }
    #expect(
      imported.problems.contains(
        "l.csv:2:1: warning: the file is not in UTF-8: '\(first)' is read as \(name); if that is "
          + "wrong, save the file in UTF-8"))
    let rows = imported.places.split(separator: "\n").dropFirst()
    #expect(
      rows.map { String($0.split(separator: ",")[1]) }
        == names.split(separator: ",").map(String.init))
    #expect(imported.report[0] == "Read l.csv: 1 row of links (\(name), commas).")
  }

  @Test(arguments: [
    // UTF-8 with an invalid byte, and Korean text in EUC-KR: 서울, 부산, 대구, 인천.
    ("from,to\nКиїв,Львів\n", [0xFF, 0x2C, 0x41], 3, 1),
    (
      "from,to\n",
      [
        0xBC, 0xAD, 0xBF, 0xEF, 0x2C, 0xBA, 0xCE, 0xBB, 0xEA, 0x0A, 0xB4, 0xEB, 0xB1, 0xB8, 0x2C,
        0xC0, 0xCE, 0xC3, 0xB5,
      ], 2, 1
    ),
  ])
  func aTextOfNoKnownEncodingIsAnError(text: String, bytes: [UInt8], line: Int, column: Int) throws
  {
    #expect(
      try Imported(.csv, "l.csv", files: ["l.csv": Array(text.utf8) + bytes]).problems == [
        "l.csv:\(line):\(column): error: the file is not valid UTF-8 here, and no other known "
          + "encoding fits it; save the file in UTF-8"
      ])
  }

  @Test func groupsOfDigitsAreThoseOfTheirColumn() throws {
    let imported = try Imported(
      .csv, "l.csv",
      texts: [
        "l.csv": "von;nach;km\nA;B;1.150,5\nB;C;2.300\nC;D;7.5\nD;E;2 150.5\n"
      ])
    #expect(
      imported.rows == [
        "a,b,road,1150.5,false", "b,c,road,2300,false", "c,d,road,7.5,false",
        "d,e,road,2150.5,false",
      ])
  }

  @Test(arguments: [
    ("1.200", "950,5", "1200", "950.5"), ("1.150.000", "950", "1150000", "950"),
    ("1,200", "950.5", "1200", "950.5"), ("1.200", "0,5", "1200", "0.5"),
    ("1.200", "7.5", "1.2", "7.5"), ("0.200", "950", "0.2", "950"),
    ("1200.500", "0.750", "1200.5", "0.75"),
  ])
  func oneNumberOfAColumnTellsItsStyle(first: String, second: String, one: String, two: String)
    throws
  {
    let imported = try Imported(
      .csv, "l.csv", texts: ["l.csv": "from;to;km\nA;B;\(first)\nB;C;\(second)\n"])
    #expect(imported.rows == ["a,b,road,\(one),false", "b,c,road,\(two),false"])
    #expect(!imported.problems.contains { $0.contains("is read as") })
  }

  @Test("Other columns and the table of places show whether points group digits")
  func otherColumnsTellTheStyle() throws {
    let ofTable = try Imported(
      .csv, "l.csv", texts: ["l.csv": "from;to;km;min;note\nA;B;1.200;7,5;x\nB;C;950;8;y\n"])
    #expect(ofTable.rows == ["a,b,road,1200,false,7.5,x", "b,c,road,950,false,8,y"])
    let links = "from;to;km\nA;B;1.200\nB;A;950\n"
    let ofPlaces = try Imported(
      .csv, texts: ["l.csv": links, "p.csv": "name;lat;lon\nA;46,92;11,01\nB;46,95;11,07\n"])
    #expect(ofPlaces.rows == ["a,b,road,1200,true", "b,a,road,950,true"])
    #expect(ofPlaces.problems == [])
    #expect(
      ofPlaces.report[0] == "Read l.csv: 2 rows of links (UTF-8, semicolons, decimal commas).")
    let points = try Imported(
      .csv, texts: ["l.csv": links, "p.csv": "name;lat;lon\nA;46.92;11.01\nB;46.95;11.07\n"])
    #expect(points.rows == ["a,b,road,1.2,true", "b,a,road,950,true"])
    #expect(
      points.problems == [
        "l.csv:2:5: warning: '1.200' is read as 1.2; if the point separates thousands, write 1200"
      ])
  }

  @Test("A point that might group digits is reported once per column")
  func unclearPoints() throws {
    let imported = try Imported(
      .csv, "l.csv", texts: ["l.csv": "from;to;km;hours\nA;B;950;1.000\nB;C;2.100;2.250\n"])
    #expect(imported.rows == ["a,b,road,950,false,60", "b,c,road,2.1,false,135"])
    #expect(
      imported.problems.dropFirst() == [
        "l.csv:2:9: warning: '1.000' is read as 1; if the point separates thousands, write 1000",
        "l.csv:3:5: warning: '2.100' is read as 2.1; if the point separates thousands, write 2100",
      ])
  }

  @Test func blanksMayPrecedeAQuotationMark() throws {
    let imported = try Imported(
      .csv, "l.csv", texts: ["l.csv": "from, \"to\", km\n\"A\", \"B, south\", 7\n"])
    #expect(imported.rows == ["a,b-south,road,7,false"])
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
    #expect(imported.report.contains("Left out: 2 rows that repeat a link."))
  }
}
