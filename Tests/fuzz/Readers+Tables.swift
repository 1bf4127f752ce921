import Gazetteer
import Input

extension ReaderEntry {
  static let tables = [
    ReaderEntry(name: "csv", weight: 10) { place in
      let words = [
        ",", "\"", "\"\"", "\r\n", "\r", ";", "\"a,b\"", ",,,,,,", "id", "latitude", "name_uk",
      ]
      return Reader(
        seeds: [
          try place.atlas("networks/roads/places.csv"), try place.atlas("networks/board/links.csv"),
          Array("id,name\r\n1,\"a \"\"b\"\"\"\r\n2,\"c\nd\"\n".utf8),
        ], words: words
      ) { bytes, diagnostics in
        let table = CSV.read(bytes, path: Reader.path, into: &diagnostics)
        table.checkColumns(required: ["id", "name"], optional: ["latitude"], into: &diagnostics)
        for row in table.rows {
          for column in table.columns.indices { _ = (row[column], row.location(column)) }
          _ = row.required("id", into: &diagnostics)
          _ = row.integer("geonameid", in: 0...(1 << 40), into: &diagnostics)
          _ = row.double("latitude", in: -90...90, into: &diagnostics)
        }
      }
    },
    ReaderEntry(name: "tsv", weight: 10) { place in
      Reader(
        seeds: [
          try place.atlas("places/admin1CodesASCII.txt"),
          Array("a\tb\tc\td\n\n1\t2\t3\t4\r\n".utf8),
        ], words: ["\t", "\t\t\t", "\r\n", "\r", "a\tb\tc\td"]
      ) { bytes, diagnostics in
        _ = ProvinceNames.read(bytes, path: Reader.path, into: &diagnostics).all
        TSV.forEachRow(bytes, path: Reader.path, columns: 4, into: &diagnostics) { bytes, row, _ in
          for column in 0..<row.count {
            _ = String(copying: bytes, row[column])
            _ = (Number.integer(in: bytes, row[column]), Number.double(in: bytes, row[column]))
            _ = row.location(path: Reader.path, column: column)
          }
        }
      }
    },
    ReaderEntry(name: "gzip", weight: 2) { place in
      let table = try place.atlas("places/admin1CodesASCII.txt")
      let file = place.file("table.gz")
      return Reader(
        seeds: [
          Gzip.deflate(table), Gzip.deflate([]),
          Gzip.deflate(table, level: 1) + Gzip.deflate(table),
          Gzip.deflate([UInt8](repeating: 10, count: 1000)),
        ], words: ["\u{1F}", "\u{8}"], path: file
      ) { bytes, diagnostics in
        let path = "\(file) in memory"
        var result = Diagnostics()
        let inflated = Gzip.inflate(bytes, path: path, limit: 1 << 24, into: &result)
        place.write(bytes, to: file)
        try? TSV.forEachRow(ofFile: file, columns: 4, into: &diagnostics) { _, _, _ in }
        // Decompressing must not both succeed and report an error.
        if inflated != nil, Gzip.isGzip(bytes), result.hasErrors {
          diagnostics.error(at: SourceLocation(path: path), "an answer with an error")
        }
      }
    },
  ]
}
