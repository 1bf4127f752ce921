/// Estimates the compressed size of a shard without compressing it.
///
/// The costs below come from a linear fit to the compressed sizes of all shards of GeoNames'
/// `cities500` table. The standard deviation of the error is 4 %. Costs and sizes are in tenths of
/// a byte.
struct ShardWeights: Sendable {
  /// The cost of an empty shard.
  private static let shard = 3250
  /// The cost of each byte of a key, not counting the prefix that the key shares with the previous
  /// key.
  private static let byte = 5
  /// The cost of a place that the shard does not contain yet.
  private static let place = 158
  /// The cost of a province that the shard does not contain yet.
  private static let province = 150

  /// The prefix sums of the costs of the rows' keys.
  private var sums = [0]
  /// For each row, the previous row of the same place, or -1.
  private var previousOfPlace: [Int32] = []
  /// For each row, the previous row with a place in the same province, or -1.
  private var previousOfProvince: [Int32] = []

  init(_ rows: NameRows, _ places: PlaceTable, _ provinces: ProvinceLabels) {
    sums.reserveCapacity(rows.count + 1)
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
      sum += Self.byte * Self.newBytes(rows, row)
      sums.append(sum)
    }
  }

  private static func newBytes(_ rows: NameRows, _ row: Int) -> Int {
    let key = rows.key(row)
    guard row > 0 else { return key.count }
    return key.count - zip(key, rows.key(row - 1)).prefix { $0 == $1 }.count
  }

  /// Returns the estimated size of a shard with the given rows. Counting stops above `limit`.
  func weight(_ range: Range<Int>, limit: Int) -> Int {
    var weight = Self.shard + sums[range.upperBound] - sums[range.lowerBound]
    for row in range {
      if weight > limit { break }
      if previousOfPlace[row] < range.lowerBound { weight += Self.place }
      if previousOfProvince[row] < range.lowerBound { weight += Self.province }
    }
    return weight
  }
}
