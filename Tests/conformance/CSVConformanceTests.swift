import Input
import Testing

/// Tables as RFC 4180 defines them. A case has the name of the corresponding file in csv-spectrum,
/// or the number of a rule in section 2 of the RFC. The tables are our own.
@Suite struct CSVConformanceTests {
  private func read(_ text: String) -> (columns: [String], rows: [[String]], isAccepted: Bool) {
    var diagnostics = Diagnostics()
    let table = CSV.read(Array(text.utf8), path: "t.csv", into: &diagnostics)
    let rows = table.rows.map { row in table.columns.indices.map { row[$0] } }
    return (table.columns, rows, !diagnostics.hasErrors)
  }

  @Test(arguments: [
    ("comma_in_quotes", "name,place\nAda,\"Lviv, UA\"", [["Ada", "Lviv, UA"]]),
    ("empty", "a,b,c\n1,\"\",\"\"\n2,3,4", [["1", "", ""], ["2", "3", "4"]]),
    ("empty_crlf", "a,b,c\r\n1,\"\",\"\"\r\n2,3,4", [["1", "", ""], ["2", "3", "4"]]),
    ("escaped_quotes", "a,b\n1,\"so \"\"he\"\" said\"\n", [["1", "so \"he\" said"]]),
    ("json", "k,v\n1,\"{\"\"a\"\": [1, \"\"b\"\"]}\"\n", [["1", "{\"a\": [1, \"b\"]}"]]),
    ("location_coordinates", "name,at\nHut,\"46.92,11.01\"\n", [["Hut", "46.92,11.01"]]),
    ("newlines", "a,b\n\"first \nsecond\",5\n", [["first \nsecond", "5"]]),
    ("newlines_crlf", "a,b\r\n\"first \r\nsecond\",5\r\n", [["first \r\nsecond", "5"]]),
    ("quotes_and_newlines", "a,b\n1,\"x \n\"\"y\"\" \nz\"\n", [["1", "x \n\"y\" \nz"]]),
    ("simple", "a,b,c\n7,8,9\n", [["7", "8", "9"]]),
    ("simple_crlf", "a,b,c\r\n7,8,9\r\n", [["7", "8", "9"]]),
    ("utf8", "a,b\n1,ł\n4,ʤ\n", [["1", "ł"], ["4", "ʤ"]]),
    ("rule 2, the last line without a break", "a,b\r\nx,y", [["x", "y"]]),
    ("rule 4, spaces belong to a field", "a,b\r\n x , y \r\n", [[" x ", " y "]]),
    ("rule 5, quoted or not", "a,b\r\n\"x\",y\r\n", [["x", "y"]]),
    ("rule 7, nothing but quotation marks", "a,b\r\n\"\"\"\",\"\"\"\"\"\"\r\n", [["\"", "\"\""]]),
  ])
  func reads(name: String, text: String, rows: [[String]]) {
    let found = read(text)
    #expect(found.isAccepted)
    #expect(found.rows == rows)
  }

  @Test(arguments: [
    ("rule 4, as many fields in every line", "a,b\r\nx\r\n"),
    ("rule 4, no comma after the last field", "a,b\r\nx,y,\r\n"),
    ("rule 5, no quotation mark in an unquoted field", "a,b\r\nx,y\"z\r\n"),
    ("rule 6, a quoted field is closed", "a,b\r\nx,\"y\r\n"),
    ("rule 7, a quotation mark is doubled", "a,b\r\nx,\"y\"z\"\r\n"),
  ])
  func refuses(name: String, text: String) {
    #expect(!read(text).isAccepted)
  }
}
