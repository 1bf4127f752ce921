import Input

/// Writes the places of a cell as columns.
///
/// - `south`, `west`: the cell's corner, in ten-thousandths of a degree.
/// - `digits`, `gaps`: where the places are. Count x from `west` and y from `south`; the bits of x
///   and y by turns, the lowest bit of x first, are a place's number on a curve. The places stand in
///   the order of these numbers, and `gaps` has what each adds to the one before: as many digits of
///   base 64 (`0-9A-Za-z-_`) as `digits` says, itself a digit for each place.
/// - `name`: their names, joined by `|`.
/// - `id`: the GeoNames ids of the places that share their name with another of the cell, each as what
///   it adds to the one before, as ``NumberText``. The finder's records have the ids of all.
/// - `countries` and `zones`, joined by `|`; `country` and `zone` have a character for each place,
///   the n-th of the list being U+0030 + n.
/// - `page`: a digit for each place, 1 if it has a page at the path that its name gives, 2 if at the
///   next path of `pages`.
/// - `node`: the positions of the places that are on networks; `nodes` says on which, as
///   `NETWORK/ID`, joined by spaces, those of different places by `|`.
struct CellWriter {
  let places: PlaceTable
  let page: (Int) -> String?
  let nodes: (Int) -> [String]

  func json(_ cell: PlaceCells.Cell) -> [UInt8] {
    var json = JSONWriter(reserving: 24 * cell.places.count)
    let members = cell.places.map { Int($0) }
    json.object { json in
      json.member("south", cell.south)
      json.member("west", cell.west)
      writePositions(cell.codes, to: &json)
      let names = members.map(name)
      json.member("name", names.joined(separator: "|"))
      json.member("id", ids(members, names))
      let countries = members.map { places.country($0).description }
      write(countries, "countries", "country", to: &json)
      write(
        members.map { places.timeZoneValues[Int(places.timeZones[$0])] }, "zones", "zone",
        to: &json)
      writePages(members, to: &json)
      let on = members.map(nodes)
      json.member("node", on.indices.filter { !on[$0].isEmpty })
      json.member(
        "nodes",
        on.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }.joined(separator: "|"))
    }
    return json.bytes
  }

  private func ids(_ members: [Int], _ names: [String]) -> String {
    // Told apart by their bytes, as the pages do: two names that look alike may be written in two
    // ways, which are equal as strings of Swift.
    let names = names.map { Array($0.utf8) }
    var counts: [[UInt8]: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    var steps = NumberText()
    var last = 0
    for (place, name) in zip(members, names) where counts[name, default: 0] > 1 {
      steps.append(signed: Int(places.ids[place]) - last)
      last = Int(places.ids[place])
    }
    return steps.text
  }

  private func name(_ place: Int) -> String {
    let name = places.text[places.names[place].range]
    return String(
      decoding: name.map { $0 == UInt8(ascii: "|") ? UInt8(ascii: "/") : $0 }, as: UTF8.self)
  }

  private func writePositions(_ codes: [UInt64], to json: inout JSONWriter) {
    var digits: [UInt8] = []
    var gaps: [UInt8] = []
    var last: UInt64 = 0
    for code in codes {
      var rest = code - last
      last = code
      let start = gaps.count
      repeat {
        gaps.append(Self.alphabet[Int(rest & 63)])
        rest >>= 6
      } while rest > 0
      gaps[start...].reverse()
      digits.append(Self.alphabet[gaps.count - start])
    }
    json.member("digits", String(decoding: digits, as: UTF8.self))
    json.member("gaps", String(decoding: gaps, as: UTF8.self))
  }

  private static let alphabet = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_".utf8)

  /// The distinct values, sorted, and which of them each place has.
  private func write(
    _ values: [String], _ list: String, _ column: String, to json: inout JSONWriter
  ) {
    let distinct = Set(values).sorted()
    var numbers: [String: UInt32] = [:]
    for (number, value) in distinct.enumerated() { numbers[value] = UInt32(number) }
    var text = ""
    for value in values {
      if let scalar = Unicode.Scalar(48 + (numbers[value] ?? 0)) {
        text.unicodeScalars.append(scalar)
      }
    }
    json.member(list, distinct.joined(separator: "|"))
    json.member(column, text)
  }

  private func writePages(_ members: [Int], to json: inout JSONWriter) {
    var flags: [UInt8] = []
    var paths: [String] = []
    for place in members {
      guard let path = page(place) else {
        flags.append(UInt8(ascii: "0"))
        continue
      }
      let isUsual = path == PagePath.usual(places, place)
      flags.append(UInt8(ascii: isUsual ? "1" : "2"))
      if !isUsual { paths.append(path) }
    }
    json.member("page", String(decoding: flags, as: UTF8.self))
    json.member("pages", paths.joined(separator: "|"))
  }
}
