import Input

/// Writes names and their places as columns: JSON lists of equal length.
///
/// - `name`: the names in the order of their keys, as the source spells them. Only names that are
///   endings of main names are folded.
/// - `kind`: the ``NameKind`` of each name.
/// - `place`: the index of each name's place in the columns of `places`. These columns are `id`,
///   `name`, `province` (the index in `provinces`), `cell` (the cell of ``NearestFiles``),
///   `population`, `rank`, `capital` (1 or 0) and `page`. `page` is 1 if the place's page has the
///   default path ``PagePath/standard(_:_:)``, or `null` if the place has no page. Otherwise, it is
///   the path of the page.
/// - `provinces`: the `country` code and the `name` of each province.
struct ShardWriter: Sendable {
  let finder: Finder
  let labels: ProvinceLabels
  /// The cell number of each place.
  let cells: [Int32]
  let page: @Sendable (Int) -> String?

  func shard(_ rows: Range<Int>) -> [UInt8] {
    JSONWriter.object(reserving: rows.count * 60) { write(rows, to: &$0) }
  }

  /// Returns the best answers to each text. The column `text` has the text that each name matches.
  func tops(_ texts: [[UInt8]]) -> [UInt8] {
    var rows: [Int] = []
    var answered: [String] = []
    for text in texts {
      let own = finder.tops(text).map(\.row)
      rows += own
      answered += repeatElement(String(decoding: text, as: UTF8.self), count: own.count)
    }
    return JSONWriter.object { json in
      json.member("text", answered)
      write(rows, to: &json)
    }
  }

  private func write(_ rows: some Collection<Int>, to json: inout JSONWriter) {
    var positions: [Int32: Int] = [:]
    var places: [Int] = []
    var column: [Int] = []
    column.reserveCapacity(rows.count)
    for row in rows {
      let place = finder.rows.places[row]
      if let position = positions[place] {
        column.append(position)
      } else {
        positions[place] = places.count
        column.append(places.count)
        places.append(Int(place))
      }
    }
    json.member("name", rows.map(name))
    json.member("kind", rows.map { Int(finder.rows.kinds[$0].rawValue) })
    json.member("place", column)
    write(places: places, to: &json)
  }

  private func name(_ row: Int) -> String {
    finder.rows.kinds[row] == .innerWord
      ? String(decoding: finder.rows.key(row), as: UTF8.self)
      : finder.places.string(finder.rows.spellings[row])
  }

  private func write(places: [Int], to json: inout JSONWriter) {
    let table = finder.places
    let own = places.map { labels.numbers[$0] }
    let provinces = Set(own).sorted()
    let positions = Dictionary(uniqueKeysWithValues: zip(provinces, provinces.indices))
    json.object("places") { json in
      json.member("id", places.map { Int(table.ids[$0]) })
      json.member("name", places.map(table.name))
      json.member("province", own.map { positions[$0] ?? 0 })
      json.member("cell", places.map { Int(cells[$0]) })
      json.member("population", places.map { Int(table.populations[$0]) })
      json.member("rank", places.map { Int(finder.ranks[$0]) })
      json.member("capital", places.map { finder.capitals.contains($0) ? 1 : 0 })
      json.array("page") { json in
        for place in places {
          switch page(place) {
          case nil: json.null()
          case PagePath.standard(table, place): json.integer(1)
          case let path?: json.string(path)
          }
        }
      }
    }
    let named = provinces.map { labels.labels[Int($0)] }
    json.object("provinces") { json in
      json.member("country", named.map(\.country.description))
      json.member("name", named.map(\.name))
    }
  }
}

enum PagePath {
  /// Returns the default path of a place's page, `places/COUNTRY/NAME/`, with the country code in
  /// lower case and the folded name with hyphens for spaces.
  static func standard(_ places: PlaceTable, _ place: Int) -> String {
    let country = places.country(place).description.lowercased()
    return "places/\(country)/\(FinderGroup.slug(places.name(place)))/"
  }
}
