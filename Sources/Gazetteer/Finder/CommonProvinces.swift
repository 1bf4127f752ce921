/// The provinces that most names belong to: the start file tells them once, for all other files.
///
/// Otherwise the names of provinces would be a seventh of every shard.
struct CommonProvinces: Sendable {
  /// The number of provinces that the start file has room for.
  static let limit = 350

  /// Numbers of their labels, ascending.
  let labels: [Int32]
  /// For each label its position among these, or -1.
  private let positions: [Int32]

  init(_ rows: NameRows, _ provinces: ProvinceLabels, limit: Int = limit) {
    var names = [Int](repeating: 0, count: provinces.labels.count)
    for place in rows.places { names[Int(provinces.numbers[Int(place)])] += 1 }
    let order = names.indices.sorted { (names[$1], $0) < (names[$0], $1) }
    labels = order.prefix(limit).map { Int32($0) }.sorted()
    var positions = [Int32](repeating: -1, count: names.count)
    for (position, label) in labels.enumerated() { positions[Int(label)] = Int32(position) }
    self.positions = positions
  }

  /// The position of a label among the common ones; nil if it is none.
  func position(of label: Int32) -> Int? {
    let position = positions[Int(label)]
    return position < 0 ? nil : Int(position)
  }
}
