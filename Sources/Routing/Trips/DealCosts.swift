struct DealCosts: Sendable {
  /// The lowest costs, indexed by [deal][tickets]; -1 if there is no trip.
  var costs: [Int32]
  /// For each deal, the best trip if all tickets may be used.
  var plans: [DealPlan]
}

/// The order in which a deal's groups are visited, and the tickets of each leg, packed into one
/// number. Each group takes four bits, followed by four bits for the tickets of the leg to this
/// group.
struct DealPlan: Sendable {
  private var bits: UInt64 = 0

  func group(at step: Int) -> Int { Int(bits >> UInt64(8 * step) & 15) }

  func tickets(at step: Int) -> Int { Int(bits >> UInt64(8 * step + 4) & 15) }

  mutating func set(_ step: Int, group: Int, tickets: Int) {
    bits &= ~(255 << UInt64(8 * step))
    bits |= UInt64(group | tickets << 4) << UInt64(8 * step)
  }
}
