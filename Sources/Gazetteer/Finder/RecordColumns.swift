import Input

/// The places of one file, in columns, each place once, in the order of their first use.
///
/// `provinces` names the provinces that occur, sorted, `UA.15:Lviv Oblast`, or `UA.15` where the
/// name is not known; `province` says which of them is a place's own. Numbers are small where they
/// can be: `id`, `latitude` and `longitude` (in ten-thousandths of a degree) are differences from
/// the last place of the same province before, for want of one from the last of the same country,
/// for want of that from 0. A name that is left empty is the capitalised key of the place's first
/// row. `flags` holds a digit for each place: 1 for a capital, 2 for a place with a page at the path
/// that its name gives, 4 for a page at the next path of `pages`.
struct RecordColumns {
  private let finder: Finder
  private let page: (Int) -> String?
  private let withProvinceNames: Bool
  /// For each place of the table its position among those of this file, or -1.
  private var positions: [Int32]
  private(set) var places: [Int32] = []
  private var names: [UInt8] = []

  /// - Parameter positions: an array of -1 for each place of the table; see ``released()``.
  init(
    _ finder: Finder, positions: consuming [Int32], provinceNames: Bool = true,
    page: @escaping (Int) -> String?
  ) {
    self.finder = finder
    self.page = page
    self.positions = positions
    withProvinceNames = provinceNames
  }

  /// The array of positions, all -1 again, for the next file: to fill it anew for every file would
  /// take longer than all else.
  consuming func released() -> [Int32] {
    for place in places { positions[Int(place)] = -1 }
    return positions
  }

  /// How many places ago this one was first used: 0 for one that is new, 1 for the last one.
  ///
  /// - Parameter row: the row that names the place, if the name of a new place may be left to be
  ///   made from its key.
  mutating func back(to place: Int32, row: Int?) -> Int {
    let position = positions[Int(place)]
    if position >= 0 { return places.count - Int(position) }
    positions[Int(place)] = Int32(places.count)
    if !places.isEmpty { names.append(UInt8(ascii: "|")) }
    places.append(place)
    let name = finder.places.text[finder.places.names[Int(place)].range]
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
    let (provinces, column) = provinces()
    json.member("provinces", provinces.joined(separator: "|"))
    json.member("province", column)
    json.member("population", places.lazy.map { table.populations[Int($0)] })
    writeFlags(to: &json)
    let base = references(column, provinces: provinces.count)
    json.member("latitude", differences(base) { Self.fixed(table.latitudes[$0]) })
    json.member("longitude", differences(base) { Self.fixed(table.longitudes[$0]) })
    json.member("id", differences(base) { Int(table.ids[$0]) })
    json.member("name", String(decoding: names, as: UTF8.self))
  }

  /// For each place, the position of the place from which its numbers are counted, or -1.
  private func references(_ column: [Int], provinces: Int) -> [Int] {
    var ofProvince = [Int](repeating: -1, count: provinces)
    var ofCountry: [UInt16: Int] = [:]
    return places.indices.map { position in
      let country = finder.places.countries[Int(places[position])].rawValue
      let known = ofProvince[column[position]]
      let base = known >= 0 ? known : ofCountry[country] ?? -1
      ofProvince[column[position]] = position
      ofCountry[country] = position
      return base
    }
  }

  private func differences(_ base: [Int], _ value: (Int) -> Int) -> [Int] {
    places.indices.map { position in
      let own = value(Int(places[position]))
      return base[position] < 0 ? own : own - value(Int(places[base[position]]))
    }
  }

  /// The provinces of the places, sorted, and for each place the position of its own.
  private func provinces() -> (names: [String], column: [Int]) {
    let own = places.map { finder.labels.numbers[Int($0)] }
    var sorted: [Int32] = []
    for number in own.sorted() where number != sorted.last { sorted.append(number) }
    var column: [Int] = []
    column.reserveCapacity(own.count)
    for number in own {
      var low = 0
      var high = sorted.count
      while low < high {
        let middle = (low + high) / 2
        if sorted[middle] < number { low = middle + 1 } else { high = middle }
      }
      column.append(low)
    }
    return (
      sorted.map { (withProvinceNames ? finder.labels.names : finder.labels.codes)[Int($0)] },
      column
    )
  }

  private func writeFlags(to json: inout JSONWriter) {
    var flags: [UInt8] = []
    var pages: [String] = []
    for place in places.lazy.map({ Int($0) }) {
      var flag = finder.capitals.contains(place) ? 1 : 0
      if let path = page(place) {
        if path == PagePath.usual(finder.places, place) {
          flag |= 2
        } else {
          flag |= 4
          pages.append(path)
        }
      }
      flags.append(UInt8(48 + flag))
    }
    json.member("flags", String(decoding: flags, as: UTF8.self))
    if !pages.isEmpty { json.member("pages", pages.joined(separator: "|")) }
  }

  /// Degrees in ten-thousandths, about 11 m.
  static func fixed(_ degrees: Double) -> Int { Int((degrees * 10_000).rounded()) }
}

/// The path of a place's page that its country and name give.
enum PagePath {
  /// `places/`, the country, `/`, the folded name with hyphens for spaces, `/`.
  static func usual(_ places: PlaceTable, _ place: Int) -> String {
    let name = Folding.fold(places.name(place)).map { $0 == " " ? "-" : $0 }
    return "places/\(places.country(place).description.lowercased())/\(String(name))/"
  }
}
