/// Counts the rides between each pair of places by their duration in seconds. A ride is the part of
/// a trip between two consecutive stops. Also collects the sequences of places that each line
/// serves.
struct GTFSHops {
  /// A sequence of places that one or more trips of a line serve.
  struct Pattern: Hashable {
    var label: Int32
    var mode: UInt8
    var stations: [Int32]

    var pairs: some Sequence<Pair> {
      zip(stations, stations.dropFirst()).lazy.map { Pair(from: $0, to: $1, mode: mode) }
    }
  }

  struct Pair: Hashable {
    var from: Int32
    var to: Int32
    var mode: UInt8

    var back: Pair { Pair(from: to, to: from, mode: mode) }
  }

  /// The index of each pair, in the order of appearance.
  private(set) var pairs: [Pair: Int] = [:]
  /// The number of rides for each pair and duration. A key has the seconds in its lower 20 bits,
  /// and the index of the pair in the bits above.
  private var rides: [UInt64: Int32] = [:]
  /// For each pattern: the number of its trips, its index in the order of appearance, and the shape
  /// of its first trip with a shape (-1 if no trip has a shape).
  private(set) var patterns: [Pattern: (count: Int, order: Int, shape: Int32)] = [:]
  private(set) var backwards = 0
  private(set) var untimed = 0
  /// The number of rides between different places.
  private(set) var count = 0
  /// The number of rides between two stops of the same place.
  private(set) var inner = 0
  /// The number of missing stop times between two known times.
  private(set) var interpolated = 0
  /// A Boolean value that is true if one or more rides do not take a whole number of minutes.
  private(set) var hasSeconds = false

  /// Adds the rides of a trip. For each row, `places` has the index of the place to which the row's
  /// stop belongs. The index is never -1.
  mutating func add(
    _ rows: ArraySlice<GTFSStopTimes.Row>, places: [Int32], label: Int, mode: Int, shape: Int32
  ) {
    var stations: [Int32] = []
    for place in places where place != stations.last { stations.append(place) }
    guard stations.count > 1 else { return }
    let pattern = Pattern(label: Int32(label), mode: UInt8(mode), stations: stations)
    let known = patterns[pattern]
    let ownShape = known.map(\.shape) ?? -1
    patterns[pattern] = (
      (known?.count ?? 0) + 1, known?.order ?? patterns.count, ownShape < 0 ? shape : ownShape
    )
    // Go from each stop with a time to the next stop with a time. The rides between these two stops
    // get equal shares of the time between them.
    var previous: Int?
    for index in places.indices {
      let row = rows[rows.startIndex + index]
      guard row.arrival >= 0 else { continue }
      if let previous {
        let total = Int(row.arrival) - Int(rows[rows.startIndex + previous].departure)
        let steps = index - previous
        if total >= 0 { interpolated += steps - 1 }
        for step in 0..<steps {
          let seconds = total * (step + 1) / steps - total * step / steps
          add(places[previous + step], places[previous + step + 1], mode, total < 0 ? -1 : seconds)
        }
      } else {
        for place in places.indices.prefix(index) {
          add(places[place], places[place + 1], mode, nil)
        }
      }
      previous = index
    }
    for place in (previous ?? 0)..<(places.count - 1) {
      add(places[place], places[place + 1], mode, nil)
    }
  }

  /// Adds a ride; `seconds` is `nil` if the duration is unknown, and negative if it is invalid.
  private mutating func add(_ from: Int32, _ to: Int32, _ mode: Int, _ seconds: Int?) {
    guard from != to else {
      inner += 1
      return
    }
    count += 1
    guard let seconds, seconds >= 0 else {
      if seconds == nil { untimed += 1 } else { backwards += 1 }
      return
    }
    if seconds % 60 != 0 { hasSeconds = true }
    let pair = Pair(from: from, to: to, mode: UInt8(mode))
    let number = pairs[pair] ?? pairs.count
    if number == pairs.count { pairs[pair] = number }
    rides[UInt64(number) << 20 | UInt64(min(seconds, 1 << 20 - 1)), default: 0] += 1
  }

  /// The median duration of each pair in seconds, over all rides in both directions.
  func medians() -> [Pair: Int] {
    var counts = [[(seconds: Int, count: Int)]](repeating: [], count: pairs.count)
    for (key, count) in rides {
      counts[Int(key >> 20)].append((Int(key & (1 << 20 - 1)), Int(count)))
    }
    var result: [Pair: Int] = [:]
    for (pair, number) in pairs {
      let back = pairs[pair.back]
      let all = counts[number] + (back.map { counts[$0] } ?? [])
      result[pair] = Self.median(all)
    }
    return result
  }

  /// The median of durations, which are given in seconds with their counts. If two durations are in
  /// the middle, the median is their mean, rounded down.
  static func median(_ counts: [(seconds: Int, count: Int)]) -> Int {
    let sorted = counts.sorted { $0.seconds < $1.seconds }
    let total = sorted.reduce(0) { $0 + $1.count }
    func value(_ rank: Int) -> Int {
      var passed = 0
      for (seconds, count) in sorted {
        passed += count
        if passed > rank { return seconds }
      }
      return 0
    }
    return (value((total - 1) / 2) + value(total / 2)) / 2
  }
}
