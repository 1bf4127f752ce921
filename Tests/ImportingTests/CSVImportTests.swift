import Geography
import Growth
import Input
import SeededRandom
import Testing

@testable import Importing

@Suite struct CSVImportTests {
  @Test func tablesOfAGermanSpreadsheet() throws {
    let links: [UInt8] =
      Array("Von;Nach;L".utf8) + [0xE4] + Array("nge (km)\r\nM".utf8) + [0xFC]
      + Array("nchen;Bern;334,25\r\n".utf8)
    let places =
      "\u{FEFF}Stadt;lat;lng;Einwohner;Land\nMünchen;48,137;11,575;1.500.000;DE\nBern;46,95;7,45;130.000;CH\n"
    let imported = try Imported(
      .csv, files: ["kanten.csv": links, "orte.csv": Array(places.utf8)])
    #expect(
      imported.problems == [
        "kanten.csv:2:1: warning: the file is not in UTF-8: 'München' is read as Windows-1252; if that "
          + "is wrong, save the file in UTF-8"
      ])
    #expect(
      imported.places
        == "id,name,country,latitude,longitude,Einwohner\nmunchen,München,DE,48.137,11.575,1.500.000\nbern,Bern,CH,46.95,7.45,130.000\n"
    )
    #expect(imported.links == "from,to,mode,cost,directed\nmunchen,bern,road,334.25,false\n")
    #expect(
      imported.report == [
        "Read kanten.csv: 1 row of links (Windows-1252, semicolons, decimal commas).",
        "Read orte.csv: 2 rows of places (UTF-8, semicolons, decimal commas).",
        "Kept as a fact: the column 'Einwohner'.",
        "2 places and 1 link; lengths are from 'Länge (km)', read as kilometres.",
      ])
  }

  @Test func waysBackWithOtherCostsAreOneWay() throws {
    let imported = try Imported(
      .csv,
      texts: [
        "huts.csv": "name,lat,lon\nAlm,47,11\nBerg,47.1,11.1\nSee,47.2,11.1\n",
        "paths.csv":
          "from,to,time,km\nAlm,Berg,3:00,9\nBerg,Alm,2:00,9\nSee,Alm,1:00,5\nAlm,See,1:00,6\nSee,Berg,1:00,5\n",
      ])
    #expect(imported.problems == [])
    #expect(
      imported.rows == [
        "alm,berg,road,180,true,9", "berg,alm,road,120,true,9", "see,alm,road,60,true,5",
        "alm,see,road,60,true,6", "see,berg,road,60,false,5",
      ])
    #expect(
      imported.report.contains("One-way: 4 links, because the way back has another cost."))
  }

  @Test func repeatedRowsOfPlacesCountOnce() throws {
    let imported = try Imported(
      .csv,
      texts: [
        "huts.csv": "id,name,lat,lon\n1,Alm,47,11\n2,Berg,47.1,11.1\n1,Alm,47,11\n",
        "paths.csv": "from,to,km\n1,2,9\n",
      ])
    #expect(imported.problems == [])
    #expect(imported.places == "id,name,latitude,longitude\nalm,Alm,47,11\nberg,Berg,47.1,11.1\n")
    #expect(imported.rows == ["alm,berg,road,9,false"])
    #expect(
      imported.report.filter { $0.hasPrefix("Left out") } == [
        "Left out: the column 'id'.", "Left out: 1 row that repeats a place.",
      ])
  }

  @Test func lengthIsALongitudeBesideALatitude() throws {
    let imported = try Imported(
      .csv,
      texts: [
        "orte.csv": "Ort;Breite;Länge\nMünchen;48,137;11,575\nBern;46,95;7,45\n",
        "strecken.csv": "Von;Nach;Länge\nMünchen;Bern;334,25\n",
      ])
    #expect(imported.problems == [])
    #expect(imported.places.contains("munchen,München,48.137,11.575\n"))
    #expect(imported.rows == ["munchen,bern,road,334.25,false"])
  }

  @Test(arguments: [
    ("source,target,weight\nA,B,1.5\n", "units, decimals: 1}", "a,b,road,1.5,false"),
    (
      "from\tto\tminutes\tline\nA\tB\t2:30\tX1\n", "minutes, singular: minute",
      "a,b,road,150,false,X1"
    ),
    ("from,to,distance_m,oneway\nA,B,\"1,204\",yes\n", "unit: km", "a,b,road,1.204,true"),
    ("sep=;\nfrom;to;miles\nA;B;10\n", "unit: km", "a,b,road,16.093,false"),
    ("Von;Nach;Länge in km\nA;B;7,5\n", "unit: km", "a,b,road,7.5,false"),
    ("from,to,hours,mode\nA,B,1.5,Night ferry\n", "name: minutes", "a,b,night-ferry,90,false"),
    ("from,to,time\nA,B,1:15:30\n", "decimals: 1}", "a,b,road,75.5,false"),
    ("from,to,hours\nA,B,1:15:30\n", "decimals: 1}", "a,b,road,75.5,false"),
    ("from,to,hours\nA,B,1:15:00\n", "decimals: 0}", "a,b,road,75,false"),
    ("from,to,minutes\nA,B,12.25\n", "decimals: 2}", "a,b,road,12.25,false"),
    ("from,to,time\nA,B,1h30\n", "name: minutes", "a,b,road,90,false"),
    ("from,to,time\nA,B,45 min\n", "name: minutes", "a,b,road,45,false"),
    ("from,to,hours\nA,B,1 h 5 min\n", "name: minutes", "a,b,road,65,false"),
    ("from,to\nA,B\n", "unit: km", "a,b,road,,false"),
    ("City 1|City 2|Distance\nA|B|7\n", "unit: km", "a,b,road,7,false"),
    ("a,b,cost\nA,B,7\n", "units, decimals: 0}", "a,b,road,7,false"),
  ])
  func measures(text: String, unit: String, row: String) throws {
    let imported = try Imported(.csv, "edges.csv", texts: ["edges.csv": text])
    #expect(imported.settings.contains(unit))
    #expect(imported.rows == [row])
    #expect(
      imported.problems == [
        "edges.csv:1:1: warning: 2 places have no position; fill in latitude and longitude in places.csv, or import a folder with this table and a table with the columns name,latitude,longitude"
      ])
  }

  @Test func utf16AndPositionsOfLinks() throws {
    let text = "from,from_lat,from_lon,to,to_lat,to_lon\nŁódź,51.8,19.5,Kraków,50.1,19.9\n"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let imported = try Imported(.csv, "e.csv", files: ["e.csv": bytes])
    #expect(imported.problems == [])
    #expect(
      imported.places
        == "id,name,latitude,longitude\nlodz,Łódź,51.8,19.5\nkrakow,Kraków,50.1,19.9\n")
    #expect(imported.report[0] == "Read e.csv: 1 row of links (UTF-16, commas).")
  }

  @Test func placesCanBeLinkedToTheNearest() throws {
    let texts = ["p.csv": "name,lat,lon\nA,0,0\nB,0,1\nC,0,3\n"]
    let linked = try Imported(.csv, "p.csv", options: ImportOptions(nearest: 1), texts: texts)
    #expect(linked.rows == ["a,b,link,,false", "b,c,link,,false"])
    #expect(
      try Imported(.csv, "p.csv", texts: texts).problems == [
        "p.csv:1:1: error: there are places, but no links between them; import a folder that also has a table with the columns from,to,distance, or link each place to its three nearest with --nearest 3"
      ])
  }

  @Test func theNearestAreFoundAmongManyPlaces() throws {
    var numbers = Random(seed: 3)
    var positions = (0..<300).map { _ in
      Coordinate(
        latitude: Double.random(in: -90...90, using: &numbers),
        longitude: Double.random(in: -180...180, using: &numbers))
    }
    // Equal positions, the poles and the antimeridian.
    positions += [positions[7], positions[7]]
    positions += [(90, 0), (-90, 0), (10, 180), (10, -180)].map {
      Coordinate(latitude: $0.0, longitude: $0.1)
    }
    var pairs: Set<Set<Int>> = []
    for (place, position) in positions.enumerated() {
      let others = positions.indices.filter { $0 != place }.sorted {
        (GreatCircle.centralAngle(position, positions[$0]), $0)
          < (GreatCircle.centralAngle(position, positions[$1]), $1)
      }
      for other in others.prefix(3) { pairs.insert([place, other]) }
    }
    let links = NearestLinks(positions + [nil], count: 3).links
    #expect(Set(links.map { Set([$0.from, $0.to]) }) == pairs)
    #expect(links.count == pairs.count)
  }

  @Test func aNetworkHasALimitedNumberOfModes() throws {
    let rows = (0...200).map { "a,b\($0),m\($0)\n" }.joined()
    let imported = try Imported(.csv, "l.csv", texts: ["l.csv": "from,to,mode\n" + rows])
    #expect(
      imported.problems.first
        == "l.csv:1:1: error: the links have 201 modes of travel, but a network can have at most 200; use fewer modes, or none; a road number or line name belongs in the label"
    )
  }

  private static let places =
    "id,name,lat,lon\n1,Aarau,47.39,8.04\n2,Bern,46.95,7.45\n3,Bern,40,-84\n"

  @Test(arguments: [
    (
      ["p.csv": places, "l.csv": "from,to,km\n1,2,-3\nAarua,2,NaN\nBern,1,5\n,1,5\n"],
      [
        "l.csv:2:5: error: '-3' is not a cost; write a number of 0 or more, as in 12.5",
        "l.csv:3:1: error: unknown place 'Aarua'; did you mean 'Aarau'?",
        "l.csv:3:9: error: 'NaN' is not a cost; write a number of 0 or more, as in 12.5",
        "l.csv:4:1: error: 2 places are named 'Bern'; add a column 'id' to the table of places, and use these ids in the table of links",
        "l.csv:5:1: error: the place where the link starts is missing; name it, or delete the row",
      ]
    ),
    (
      ["p.csv": "name,lat,lon\nA,north,1\nB,1,5512345\nC,,1\n", "l.csv": "from,to\nA,B\n"],
      [
        "p.csv:2:3: error: 'north' is not a latitude; write degrees, as in 49.84 or 49°50'24\"N",
        "p.csv:3:5: error: the longitude 5512345 is out of range; write degrees (WGS 84), as in 49.84",
        "p.csv:4:1: error: 'C' has no position; give its latitude and longitude, or delete the row",
      ]
    ),
    (["l.csv": ""], ["l.csv:1:1: error: the table is empty; its first line must name its columns"]),
    (
      ["l.csv": "a b,c\n1,2\n"],
      [
        "l.csv:1:1: error: the columns 'a b' and 'c' describe neither places nor links; name the columns name,latitude,longitude for places, or from,to,distance for links"
      ]
    ),
    (
      ["l.csv": "Lviv\nKyiv\n"],
      [
        "l.csv:1:1: error: the only column, 'Lviv', describes neither places nor links; name the columns name,latitude,longitude for places, or from,to,distance for links"
      ]
    ),
    (
      ["x.md": ""],
      [
        ".:1:1: error: the folder has no tables; add a table of places and a table of links, as .csv, .tsv or .txt files"
      ]
    ),
    (
      ["l.csv": "from,to,km\nA,A,1\n"],
      [
        ".:1:1: error: there are no links between places; a link is a row with the names or ids of two different places"
      ]
    ),
  ])
  func brokenTables(texts: [String: String], messages: [String]) throws {
    #expect(try Imported(.csv, texts: texts).problems == messages)
  }

  @Test func columnsAreThoseOfTheFile() throws {
    let text = "from;to;km\nŒdt €;\"Z\nÄ\";\"weit\"\n"
    // In Windows-1252, Œ and € are single bytes whose values differ from the code points of these
    // characters.
    let windows: [UInt8] = text.unicodeScalars.map { scalar in
      scalar == "Œ" ? 0x8C : scalar == "€" ? 0x80 : UInt8(scalar.value)
    }
    var utf16: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { utf16 += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    for (bytes, column) in [(windows, 4), (utf16, 4), (Array(text.utf8), 5)] {
      let imported = try Imported(.csv, "l.csv", files: ["l.csv": bytes])
      #expect(
        imported.problems.filter { $0.contains("error") } == [
          "l.csv:3:\(column): error: 'weit' is not a cost; write a number of 0 or more, as in 12.5"
        ])
    }
  }

  @Test func columnsOfQuotationMarksAreThoseOfTheFile() throws {
    let text = "from;to\n€€;\"a\"b;\"c\"d;\"e\n"
    let windows: [UInt8] = text.unicodeScalars.map { $0 == "€" ? 0x80 : UInt8($0.value) }
    let after =
      "error: text after the closing quotation mark of a field; double a mark that belongs to the text"
    #expect(
      try Imported(.csv, "l.csv", files: ["l.csv": windows]).problems == [
        "l.csv:2:7: \(after)", "l.csv:2:12: \(after)",
        "l.csv:2:14: error: a quoted field is not closed; end it with a quotation mark",
      ])
  }

  @Test func aRowOfManyFieldsTakesTimeInProportion() throws {
    let ratio = try Growth.ratio(200_000) { count in
      Array("from,to\nA,B\(String(repeating: ",", count: count))\nC,D\n".utf8)
    } work: { bytes in
      let imported = try Imported(.csv, "l.csv", files: ["l.csv": bytes])
      #expect(imported.rows == ["a,b,road,,false", "c,d,road,,false"])
    }
    #expect(ratio < Growth.limit)
  }

  @Test func aRowOfManyWrongQuotationMarksTakesTimeInProportion() throws {
    let ratio = try Growth.ratio(200_000) { count in
      Array("from,to\n\(String(repeating: "\"\"b,", count: count))\n".utf8)
    } work: { bytes in
      let imported = try Imported(.csv, "l.csv", files: ["l.csv": bytes])
      #expect(imported.problems.count == Diagnostics.limit + 1)
      #expect(
        imported.problems.last?.hasSuffix("000 more problems in this file are not listed") == true)
    }
    #expect(ratio < Growth.limit)
  }
}
