/// Chains of arcs that are joined where no other drawn arc meets them, so that each line is
/// simplified as a whole. For example, a map of the world does not draw province borders, so they
/// do not divide a coast into several lines.
struct ArcChains {
  /// The arcs of each chain, in the direction of the chain.
  private(set) var chains: [[ArcReference]] = []
  /// For each arc, the index of its chain; -1 if the arc is not drawn.
  private(set) var chainOfArc: [Int32]
  private(set) var positions: [Int32]
  /// For each arc, true if its chain uses the arc backwards.
  private(set) var runsBackwards: [Bool]

  private let arcs: [OutlineArc]
  private let nodeNumbers: [Int32]
  /// The first two arcs that begin at each node; used only for nodes with exactly two arcs.
  private var firstAtNode: [Int32]
  private var secondAtNode: [Int32]
  private var degrees: [UInt8]

  private static let none = Int32.min

  /// - Parameter used: for each arc, true if the map draws it.
  init(arcs: [OutlineArc], nodeNumbers: [Int32], used: [Bool]) {
    self.arcs = arcs
    self.nodeNumbers = nodeNumbers
    chainOfArc = [Int32](repeating: -1, count: arcs.count)
    positions = [Int32](repeating: 0, count: arcs.count)
    runsBackwards = [Bool](repeating: false, count: arcs.count)
    firstAtNode = [Int32](repeating: Self.none, count: nodeNumbers.count)
    secondAtNode = firstAtNode
    degrees = [UInt8](repeating: 0, count: nodeNumbers.count)
    for arc in arcs.indices where used[arc] {
      attach(ArcReference(arc: arc, isReversed: false))
      attach(ArcReference(arc: arc, isReversed: true))
    }
    for arc in arcs.indices where used[arc] && chainOfArc[arc] < 0 { follow(arc) }
  }

  private mutating func attach(_ reference: ArcReference) {
    let node = start(reference)
    if degrees[node] == 0 {
      firstAtNode[node] = reference.rawValue
    } else if degrees[node] == 1 {
      secondAtNode[node] = reference.rawValue
    }
    degrees[node] = min(degrees[node] + 1, 3)
  }

  private func start(_ reference: ArcReference) -> Int {
    let arc = arcs[reference.arc]
    return Int(nodeNumbers[Int(reference.isReversed ? arc.end : arc.start)])
  }

  /// The arc that continues the given arc; `nil` at a junction, at a change of kind or dispute, and
  /// for a seam.
  private func successor(of reference: ArcReference) -> ArcReference? {
    let node = start(reference.reversed)
    guard degrees[node] == 2 else { return nil }
    let first = ArcReference(rawValue: firstAtNode[node])
    let second = ArcReference(rawValue: secondAtNode[node])
    let other = first == reference.reversed ? second : first
    let (arc, next) = (arcs[reference.arc], arcs[other.arc])
    guard next.kind == arc.kind, next.dispute == arc.dispute, arc.kind != .seam else { return nil }
    return other
  }

  private mutating func follow(_ arc: Int) {
    // Go back to the beginning of the chain, or once around a closed chain.
    var first = ArcReference(arc: arc, isReversed: false)
    while let before = successor(of: first.reversed)?.reversed, before.arc != arc { first = before }
    var chain: [ArcReference] = []
    var current: ArcReference? = first
    while let reference = current, chainOfArc[reference.arc] < 0 {
      chainOfArc[reference.arc] = Int32(chains.count)
      positions[reference.arc] = Int32(chain.count)
      runsBackwards[reference.arc] = reference.isReversed
      chain.append(reference)
      current = successor(of: reference)
    }
    chains.append(chain)
  }
}
