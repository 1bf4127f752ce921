/// Estimates the size of a shard of some rows without compressing it.
///
/// The factors are those of a linear fit to the compressed sizes of all shards of cities500; they
/// miss it by 4 % (standard deviation). Sizes are whole numbers of tenths of a byte.
struct ShardWeights: Sendable {
  /// The cost of an empty shard.
  private static let shard = 1900
  /// The cost of a province that the shard does not hold yet: its name, or its number and the
  /// distance of its places from the others.
  private static let province = 123

  /// Sums of what the rows cost by themselves, from the first row on.
  private var sums = [0]
  /// The cost of each row's place if the shard does not hold it yet.
  private var placeWeights: [Int32] = []
  /// For each row, the row before it with the same place, or -1.
  private var previousOfPlace: [Int32] = []
  /// For each row, the row before it with a place of the same province, or -1.
  private var previousOfProvince: [Int32] = []

  init(_ rows: NameRows, _ places: PlaceTable, _ provinces: ProvinceLabels) {
    sums.reserveCapacity(rows.count + 1)
    placeWeights.reserveCapacity(rows.count)
    previousOfPlace.reserveCapacity(rows.count)
    previousOfProvince.reserveCapacity(rows.count)
    var lastOfPlace = [Int32](repeating: -1, count: places.count)
    var lastOfProvince = [Int32](repeating: -1, count: provinces.labels.count)
    var sum = 0
    for row in 0..<rows.count {
      let place = Int(rows.places[row])
      let province = Int(provinces.numbers[place])
      previousOfPlace.append(lastOfPlace[place])
      previousOfProvince.append(lastOfProvince[province])
      lastOfPlace[place] = Int32(row)
      lastOfProvince[province] = Int32(row)
      let name = places.names[place]
      let isUsual =
        rows.kinds[row] == .main
        && Capitalization.makes(places.text[name.range], of: rows.key(row))
      placeWeights.append(70 + (isUsual ? 0 : 12 + Int32(name.count) * 14 / 10))
      sum += Self.row(rows, row, places)
      sums.append(sum)
    }
  }

  private static func row(_ rows: NameRows, _ row: Int, _ places: PlaceTable) -> Int {
    let key = rows.key(row)
    var shared = 0
    if row > 0 {
      let last = rows.key(row - 1)
      let limit = min(key.count, last.count)
      while shared < limit, key[key.startIndex + shared] == last[last.startIndex + shared] {
        shared += 1
      }
    }
    let own = 14 + 4 * (key.count - shared)
    guard rows.kinds[row] == .alternate else { return own }
    let spelling = rows.spellings[row]
    let isUsual = Capitalization.makes(places.text[spelling.range], of: key)
    return isUsual ? own : own + 38
  }

  /// The estimated size of a shard of these rows, counted no further than beyond a limit.
  func weight(_ range: Range<Int>, limit: Int) -> Int {
    var weight = Self.shard + sums[range.upperBound] - sums[range.lowerBound]
    for row in range {
      if weight > limit { break }
      if previousOfPlace[row] < range.lowerBound { weight += Int(placeWeights[row]) }
      if previousOfProvince[row] < range.lowerBound { weight += Self.province }
    }
    return weight
  }
}
