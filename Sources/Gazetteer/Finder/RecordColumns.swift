import Input

/// The places of one file, in columns, each place once, in the order of their first use.
///
/// `known` lists which ``CommonProvinces`` occur, each as what it adds to the one before; `provinces`
/// names the others, by the codes of their countries, joined by `|`; `province` says which of all
/// these, the known ones first, is a place's own. `id` and `cell`, the cell of ``NearestFiles`` in
/// which the place stands with its position, are differences from the last place of the same
/// province before, for want of it from the last of the same country, for want of that from 0.
/// `rank` is what a place counts for beside its population, see ``Ranking``. `flags` holds a digit
/// for each place: 1 for a capital, 2 for a place with a page at the path that its name gives, 4 for
/// a page at the next path of `pages`. All numbers are ``NumberText``, names a ``SpellingColumn``.
struct RecordColumns {
  private let finder: Finder
  private let cells: [Int32]
  private let page: (Int) -> String?
  /// For each place of the table its position among those of this file, or -1.
  private var positions: [Int32]
  private(set) var places: [Int32] = []
  private var names = SpellingColumn()

  /// - Parameters:
  ///   - cells: the cell of each place.
  ///   - positions: an array of -1 for each place of the table; see ``released()``.
  init(
    _ finder: Finder, cells: [Int32], positions: consuming [Int32],
    page: @escaping (Int) -> String?
  ) {
    self.finder = finder
    self.cells = cells
    self.page = page
    self.positions = positions
  }

  /// The array of positions, all -1 again, for the next file: to fill it anew for every file would
  /// take longer than all else.
  consuming func released() -> [Int32] {
    for place in places { positions[Int(place)] = -1 }
    return positions
  }

  /// Adds a place if it is new, and returns how many places ago it was first used: 0 for a new one,
  /// 1 for the last one.
  ///
  /// - Parameter guess: what a new place's name is compared with.
  mutating func back(to place: Int32, guess: ArraySlice<UInt8>) -> Int {
    let position = positions[Int(place)]
    if position >= 0 { return places.count - Int(position) }
    positions[Int(place)] = Int32(places.count)
    places.append(place)
    names.append(finder.places.text[finder.places.names[Int(place)].range], guess: guess)
    return 0
  }

  /// Writes the columns as members of the open object.
  func write(to json: inout JSONWriter) {
    let table = finder.places
    let column = writeProvinces(to: &json)
    write("population", to: &json) { $0.append(Int(table.populations[$1])) }
    write("rank", to: &json) { $0.append(Int(finder.ranks[$1])) }
    writeFlags(to: &json)
    let base = references(column)
    writeDifferences("cell", base, to: &json) { Int(cells[$0]) }
    writeDifferences("id", base, to: &json) { Int(table.ids[$0]) }
    names.write("name", to: &json)
  }

  private func write(
    _ name: String, to json: inout JSONWriter, _ append: (inout NumberText, Int) -> Void
  ) {
    var text = NumberText()
    for place in places { append(&text, Int(place)) }
    json.member(name, text.text)
  }

  /// For each place, the position of the place from which its numbers are counted, or -1.
  private func references(_ column: [Int]) -> [Int] {
    var ofProvince = [Int](repeating: -1, count: (column.max() ?? 0) + 1)
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

  private func writeDifferences(
    _ name: String, _ base: [Int], to json: inout JSONWriter, _ value: (Int) -> Int
  ) {
    var text = NumberText()
    for position in places.indices {
      let own = value(Int(places[position]))
      text.append(
        signed: base[position] < 0 ? own : own - value(Int(places[base[position]])))
    }
    json.member(name, text.text)
  }

  /// Writes the provinces of the places, and for each place the number of its own.
  private func writeProvinces(to json: inout JSONWriter) -> [Int] {
    let own = places.map { finder.labels.numbers[Int($0)] }
    var known: [Int32] = []
    var others: [Int32] = []
    var last: Int32?
    for number in own.sorted() where number != last {
      if finder.common.position(of: number) == nil {
        others.append(number)
      } else {
        known.append(number)
      }
      last = number
    }
    var positions: [Int32: Int] = [:]
    for (position, number) in (known + others).enumerated() { positions[number] = position }
    let column = own.map { positions[$0] ?? 0 }
    var steps = NumberText()
    var before = 0
    for position in known.compactMap({ finder.common.position(of: $0) }) {
      steps.append(position - before)
      before = position
    }
    json.member("known", steps.text)
    json.key("provinces")
    Self.write(others, of: finder.labels, to: &json)
    var text = NumberText()
    for position in column { text.append(position) }
    json.member("province", text.text)
    return column
  }

  /// Writes names of provinces by the codes of their countries, joined by `|`.
  static func write(_ sorted: [Int32], of provinces: ProvinceLabels, to json: inout JSONWriter) {
    json.object { json in
      var first = 0
      while first < sorted.count {
        let country = provinces.labels[Int(sorted[first])].country
        var names: [String] = []
        while first < sorted.count, provinces.labels[Int(sorted[first])].country == country {
          names.append(provinces.labels[Int(sorted[first])].name)
          first += 1
        }
        json.member(country.description, names.joined(separator: "|"))
      }
    }
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
}

/// The path of a place's page that its country and name give.
enum PagePath {
  /// `places/`, the country, `/`, the folded name with hyphens for spaces, `/`.
  static func usual(_ places: PlaceTable, _ place: Int) -> String {
    let name = Folding.fold(places.name(place)).map { $0 == " " ? "-" : $0 }
    return "places/\(places.country(place).description.lowercased())/\(String(name))/"
  }
}
