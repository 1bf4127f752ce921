/// A deterministic finite automaton for an ``Expression``, made by Glushkov's construction and the
/// subset construction. A state is a set of possible continuations, so all alternatives of a
/// repeated choice lead to the same state.
struct Automaton: Sendable {
  enum Failure: Error {
    /// The automaton would need too many states.
    case tooLarge
    /// A symbol has two meanings in the same state.
    case ambiguous(symbol: Int)
  }

  /// The maximum cost of the construction, counted in symbols and positions.
  private static let mostWork = 5_000_000

  private let width: Int
  /// For each state and symbol, the next state, or -1 if the symbol is not allowed.
  let transitions: [Int32]
  /// For each state and symbol, the meaning of the symbol in that state (see
  /// ``Expression/symbol(_:meaning:)``).
  let meanings: [Int32]
  /// For each state, true if a sequence of symbols may end in that state.
  let accepting: [Bool]

  /// - Parameter width: The number of symbols.
  init(_ expression: Expression, width: Int) throws(Failure) {
    var positions = Positions()
    let whole = positions.add(expression)
    let representatives = positions.representatives(width: width)
    let symbols = positions.symbols.map { $0.filter { representatives[$0] == $0 } }
    var states: [State] = []
    var numbers: [State: Int] = [:]
    func number(of state: State) -> Int {
      if let number = numbers[state] { return number }
      numbers[state] = states.count
      states.append(state)
      return states.count - 1
    }
    _ = number(of: State(next: whole.first, isAccepting: whole.isNullable))
    var transitions: [Int32] = []
    var meanings: [Int32] = []
    var index = 0
    var work = 0
    while index < states.count {
      guard index < 4_000 else { throw .tooLarge }
      var reached = [NumberSet](repeating: [], count: width)
      var meaning = [Int32](repeating: -1, count: width)
      for position in states[index].next {
        work += symbols[position].count
        guard work < Self.mostWork else { throw .tooLarge }
        for symbol in symbols[position] {
          let value = Int32(positions.meanings[position])
          if !reached[symbol].isEmpty, meaning[symbol] != value { throw .ambiguous(symbol: symbol) }
          meaning[symbol] = value
          reached[symbol].insert(position)
        }
      }
      let row = transitions.count
      for symbol in 0..<width {
        let representative = representatives[symbol]
        if representative < symbol {
          transitions.append(transitions[row + representative])
          meaning[symbol] = meaning[representative]
          continue
        }
        guard !reached[symbol].isEmpty else {
          transitions.append(-1)
          continue
        }
        var next: NumberSet = []
        for position in reached[symbol] {
          work += positions.follow[position].count
          next.formUnion(positions.follow[position])
        }
        guard work < Self.mostWork else { throw .tooLarge }
        let isAccepting = !reached[symbol].isDisjoint(with: whole.last)
        transitions.append(Int32(number(of: State(next: next, isAccepting: isAccepting))))
      }
      meanings += meaning
      index += 1
    }
    self.width = width
    self.transitions = transitions
    self.meanings = meanings
    accepting = states.map(\.isAccepting)
  }

  /// Returns true if a symbol is allowed in at least one state.
  func knows(_ symbol: Int) -> Bool {
    accepting.indices.contains { transitions[$0 * width + symbol] >= 0 }
  }
}

extension Automaton {
  private struct State: Hashable {
    let next: NumberSet
    let isAccepting: Bool
  }

  /// The positions of Glushkov's construction: the occurrences of symbols in an expression, and the
  /// positions that can follow each occurrence.
  private struct Positions {
    struct Part {
      var isNullable: Bool
      var first: NumberSet = []
      var last: NumberSet = []
    }

    var symbols: [[Int]] = []
    var meanings: [Int] = []
    var follow: [NumberSet] = []

    /// For each symbol, the first symbol with the same positions. Symbols with the same positions
    /// lead to the same states, so the construction needs only one of them.
    func representatives(width: Int) -> [Int] {
      var places = [[Int]](repeating: [], count: width)
      for (position, set) in symbols.enumerated() {
        for symbol in set { places[symbol].append(position) }
      }
      var first: [[Int]: Int] = [:]
      return places.enumerated().map { symbol, places in
        if let first = first[places] { return first }
        first[places] = symbol
        return symbol
      }
    }

    mutating func add(_ expression: Expression) -> Part {
      switch expression {
      case .never: return Part(isNullable: false)
      case .empty: return Part(isNullable: true)
      case .symbol(let set, let meaning):
        symbols.append(set)
        meanings.append(meaning)
        follow.append([])
        let position = symbols.count - 1
        return Part(isNullable: false, first: [position], last: [position])
      case .sequence(let members):
        return members.reduce(Part(isNullable: true)) { before, member in
          let after = add(member)
          for position in before.last { follow[position].formUnion(after.first) }
          return Part(
            isNullable: before.isNullable && after.isNullable,
            first: before.isNullable ? before.first.union(after.first) : before.first,
            last: after.isNullable ? before.last.union(after.last) : after.last)
        }
      case .choice(let members):
        return members.reduce(Part(isNullable: false)) { before, member in
          let other = add(member)
          return Part(
            isNullable: before.isNullable || other.isNullable,
            first: before.first.union(other.first), last: before.last.union(other.last))
        }
      case .star(let member):
        let part = add(member)
        for position in part.last { follow[position].formUnion(part.first) }
        return Part(isNullable: true, first: part.first, last: part.last)
      }
    }
  }
}
