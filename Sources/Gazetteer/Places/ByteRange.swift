struct ByteRange: Sendable, Hashable {
  var start: UInt32
  var count: UInt32

  var range: Range<Int> { Int(start)..<(Int(start) + Int(count)) }
  var isEmpty: Bool { count == 0 }

  static let empty = ByteRange(start: 0, count: 0)
}
