import Growth
import Input
import Testing

@Suite struct CSVTests {
  private func read(_ text: String) -> (CSVTable, [String]) {
    var diagnostics = Diagnostics()
    let table = CSV.read(Array(text.utf8), path: "t.csv", into: &diagnostics)
    return (table, lines(diagnostics))
  }

  @Test func fieldsAndTheirPlaces() {
    let (table, problems) = read(
      "\u{FEFF}id,name,note\r\nlviv,\"Львів, \"\"Lviv\"\"\",\r\n\r\nkyiv,\"two\r\nlines\",x")
    #expect(problems == [])
    #expect(table.columns == ["id", "name", "note"])
    #expect(table.count == 2)
    let rows = Array(table.rows)
    #expect(rows[0]["name"] == "Львів, \"Lviv\"")
    #expect(rows[0]["note"] == "")
    #expect(rows[0].text("note") == nil)
    #expect(rows[0]["none"] == nil)
    #expect(rows[1]["name"] == "two\r\nlines")
    #expect(rows[0].location("note").description == "t.csv:2:29")
    #expect(rows[1].location.description == "t.csv:4:1")
    #expect(rows[1].location("name").description == "t.csv:4:6")
    #expect(rows[1].location("note").description == "t.csv:5:8")
    #expect(table.location(ofColumn: "name").description == "t.csv:1:4")
  }

  @Test(arguments: ["a,b\n,\n1,2\n,,,\n", "a,b\n1,2\n,\r\n"])
  func linesOfCommasAreSkipped(text: String) {
    let (table, problems) = read(text)
    #expect(problems == [])
    #expect(table.rows.map { $0["b"] } == ["2"])
    #expect(read("a\n\"\"\n").0.count == 1)
  }

  @Test(arguments: ["a,b\n1,2\n", "a,b\r1,2\r", "a,b\r\n1,2", "a,b\n\n\n1,2\n\n"])
  func everyLineBreak(text: String) {
    let (table, problems) = read(text)
    #expect(problems == [])
    #expect(table.rows.map { $0["b"] } == ["2"])
  }

  @Test(arguments: [
    ("", ["1:1: error: the table is empty; its first line must name its columns"]),
    (
      "a,b\n1\n1,2,3\n",
      [
        "2:1: error: 1 field where the header has 2",
        "3:1: error: 3 fields where the header has 2; quote a field that holds a comma",
      ]
    ),
    (
      "a,b\n1,\"2\n3,4\n",
      ["2:3: error: a quoted field is not closed; end it with a quotation mark"]
    ),
    (
      "a,b\n1,\"2\"x\n",
      [
        "2:6: error: text after the closing quotation mark of a field; move it before the mark, or double the mark if it belongs to the text"
      ]
    ),
    (
      "a,b\n1,2\"x\"\n",
      [
        "2:4: error: a quotation mark within a field that is not quoted; quote the whole field, and double each quotation mark in it"
      ]
    ),
    ("a,a\n", ["1:3: error: two columns are named 'a'; rename or remove one"]),
    ("a,,c\n", ["1:3: error: a column without a name; name it, or remove the comma"]),
  ])
  func problems(text: String, messages: [String]) {
    #expect(read(text).1 == messages.map { "t.csv:" + $0 })
  }

  @Test(arguments: [
    ("\u{FEFF}id;name;lat\nlviv;Lviv;49,8\n", "semicolons"),
    ("\n\"id\";\"name\"\n1;2\n", "semicolons"),
    ("id\tname\n1\t2\n", "tabs"),
  ])
  func anotherSeparatorIsNamed(text: String, separator: String) {
    let (table, problems) = read(text)
    #expect(table.count == 0)
    #expect(
      problems == [
        "t.csv:\(text.hasPrefix("\n") ? 2 : 1):1: error: the columns are separated by \(separator); separate them with commas, and write decimals with a point"
      ])
    var diagnostics = Diagnostics()
    #expect(!table.checkColumns(required: ["id"], into: &diagnostics))
    #expect(diagnostics.isEmpty)
  }

  @Test func aSemicolonMayStandInANameAmongCommas() {
    #expect(read("id,a;b\n1,2\n").1 == [])
  }

  @Test(arguments: ["", "x"])
  func aHeaderOfThousandsOfColumnsTakesTimeInProportion(name: String) {
    let ratio = Growth.ratio(20_000) { count in
      String(repeating: name + ",", count: count) + "id,nmae\n1,2\n"
    } work: { text in
      let (table, problems) = read(text)
      #expect(problems.count == Diagnostics.kindLimit + 2)
      let kind = name.isEmpty ? "columns without a name" : "columns with a duplicate name"
      #expect(problems.contains { $0.hasSuffix(" more \(kind)") })
      var diagnostics = Diagnostics()
      table.checkColumns(required: ["id", "name"], into: &diagnostics)
      #expect(lines(diagnostics).last?.hasSuffix("did you mean 'name'?") == (name.isEmpty))
    }
    #expect(ratio < Growth.limit)
  }

  @Test func columnsAfterAMarkAreThoseOfAnEditor() {
    var diagnostics = Diagnostics()
    _ = CSV.read([0xEF, 0xBB, 0xBF, 0x61, 0x2C, 0xFF], path: "t.csv", into: &diagnostics)
    #expect(diagnostics.all.first?.location.column == 3)
  }

  @Test func badBytesAreReported() {
    var diagnostics = Diagnostics()
    let table = CSV.read([0x61, 0x0A, 0xC3], path: "t.csv", into: &diagnostics)
    #expect(table.count == 0)
    #expect(
      lines(diagnostics) == [
        "t.csv:2:1: error: invalid UTF-8: the byte 0xC3 is not allowed here; save the file in UTF-8"
      ])
  }

  @Test func columnsAreChecked() {
    let (table, _) = read("id,nmae,extra,name_uk\n")
    var diagnostics = Diagnostics()
    let isComplete = table.checkColumns(
      required: ["id", "name"], optional: ["geonameid"], others: { $0.hasPrefix("name_") },
      into: &diagnostics)
    #expect(!isComplete)
    #expect(
      lines(diagnostics) == [
        "t.csv:1:4: error: unknown column 'nmae'; did you mean 'name'?",
        "t.csv:1:9: error: unknown column 'extra'; the columns are id, name, geonameid",
      ])
  }

  @Test func aColumnThatIsMissingIsTold() {
    let (table, _) = read("id,extra\n")
    var diagnostics = Diagnostics()
    #expect(
      !table.checkColumns(required: ["id", "name"], others: { _ in true }, into: &diagnostics))
    #expect(
      lines(diagnostics) == [
        "t.csv:1:1: error: the column 'name' is missing; the first line must name it"
      ])
  }

  @Test func numbersAreChecked() throws {
    let (table, _) = read("id,latitude,cost\na,91,x\n,49.8,-1\nc,north,\n")
    var diagnostics = Diagnostics()
    let rows = Array(table.rows)
    for row in rows {
      _ = row.required("id", into: &diagnostics)
      _ = row.integer("cost", in: 0...1000, into: &diagnostics)
    }
    let latitudes = rows.map { $0.double("latitude", in: -90...90, into: &diagnostics) }
    #expect(latitudes == [nil, 49.8, nil])
    #expect(
      lines(diagnostics) == [
        "t.csv:2:3: error: latitude 91 is out of range; it must be from -90 to 90",
        "t.csv:2:6: error: 'x' is not a whole number; write digits only, as in 1024",
        "t.csv:3:1: error: the field 'id' is empty; every row must have a value",
        "t.csv:3:7: error: cost -1 is out of range; it must be from 0 to 1000",
        "t.csv:4:3: error: 'north' is not a number; write it as in 49.84",
      ])
  }

  @Test func anyBytesAreSurvived() {
    for bytes in hostileInputs(
      alphabet: "a,\"\r\n;é", samples: ["id,name\r\n1,\"a \"\"b\"\"\"\r\n2,\"c\nd\"\n"], count: 900)
    {
      var diagnostics = Diagnostics()
      let table = CSV.read(bytes, path: "f", into: &diagnostics)
      for row in table.rows {
        for column in table.columns.indices { _ = (row[column], row.location(column)) }
      }
    }
  }
}
