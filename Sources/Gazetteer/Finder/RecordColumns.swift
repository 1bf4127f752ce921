import Input

/// The places of one file, in columns, each place once, in the order of their first use.
struct RecordColumns {
  private let finder: Finder
  private let page: (Int) -> String?
  private var positions: [Int32: Int] = [:]
  private(set) var places: [Int32] = []
  private var names: [UInt8] = []

  init(_ finder: Finder, page: @escaping (Int) -> String?) {
    self.finder = finder
    self.page = page
  }

  /// How many places ago this one was first used: 0 for one that is new, 1 for the last one.
  ///
  /// - Parameter row: the row that names the place, if the name of a new place may be left to be
  ///   made from its key.
  mutating func back(to place: Int32, row: Int?) -> Int {
    if let position = positions[place] { return places.count - position }
    positions[place] = places.count
    if !places.isEmpty { names.append(UInt8(ascii: "|")) }
    places.append(place)
    let table = finder.places
    let name = table.text[table.names[Int(place)].range]
    if let row, finder.rows.kinds[row] == .main,
      Capitalization.makes(name, of: finder.rows.key(row))
    {
      return 0
    }
    for byte in name { names.append(byte == UInt8(ascii: "|") ? UInt8(ascii: "/") : byte) }
    return 0
  }

  /// Writes the columns as members of the open object.
  func write(to json: inout JSONWriter) {
    let table = finder.places
    json.member("id", places.lazy.map { table.ids[Int($0)] })
    json.member("name", String(decoding: names, as: UTF8.self))
    var countries = ""
    for place in places {
      let code = table.countries[Int(place)].description
      countries += code.isEmpty ? "--" : code
    }
    json.member("country", countries)
    writeProvinces(to: &json)
    json.member("latitude", places.lazy.map { Self.fixed(table.latitudes[Int($0)]) })
    json.member("longitude", places.lazy.map { Self.fixed(table.longitudes[Int($0)]) })
    json.member("population", places.lazy.map { table.populations[Int($0)] })
    let capitals = places.indices.filter { finder.capitals.contains(Int(places[$0])) }
    if !capitals.isEmpty { json.member("capital", capitals) }
    let pages = places.indices.compactMap { position in
      page(Int(places[position])).map { (position, $0) }
    }
    guard !pages.isEmpty else { return }
    json.key("page")
    json.object { json in
      for (position, path) in pages { json.member(String(position), path) }
    }
  }

  /// The distinct provinces, `CODE` or `CODE:Name`, and for each place which of them is its own.
  private func writeProvinces(to json: inout JSONWriter) {
    let table = finder.places
    var numbers: [UInt32: Int] = [:]
    var provinces: [String] = []
    var column: [Int] = []
    for place in places {
      let country = table.countries[Int(place)]
      let key = UInt32(country.rawValue) << 16 | UInt32(table.admin1[Int(place)])
      if let number = numbers[key] {
        column.append(number)
        continue
      }
      let code = table.admin1Values[Int(table.admin1[Int(place)])]
      let name = finder.provinces.name(country: country.description, admin1: code)
      numbers[key] = provinces.count
      column.append(provinces.count)
      provinces.append(name.map { code + ":" + $0 } ?? code)
    }
    json.member("provinces", provinces.joined(separator: "|"))
    json.member("province", column)
  }

  /// Degrees in ten-thousandths, about 11 m.
  static func fixed(_ degrees: Double) -> Int { Int((degrees * 10_000).rounded()) }
}
