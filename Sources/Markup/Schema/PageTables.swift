/// The schema as flat arrays of numbers, so that checking a page needs no reference counting.
struct PageTables: Sendable {
  /// The number of symbols. Each state has a row of this length in the tables below.
  let width: Int
  /// The first state of each definition.
  let initial: [Int32]
  /// For each state and symbol, the next state, or -1 if the symbol is not allowed.
  let transitions: [Int32]
  /// For each state and symbol, the index of the definition that applies to the symbol's element.
  let meanings: [Int32]
  /// For each state, true if an element may end in that state.
  let accepting: [Bool]
  /// The number of attribute names. Each definition has a row of this length in `ruleNumbers`.
  let attributeCount: Int
  /// For each definition and attribute name, the index of the rule for the attribute's value, or -1
  /// if the element does not have the attribute.
  let ruleNumbers: [Int16]
  let isAnything: [Bool]
  let meaningOfRule: [ValueRule.Meaning]
  /// For each rule, the range of its patterns: the index of the first, and the index after the
  /// last.
  private let patternRanges: [Int32]
  /// For each pattern, its first state.
  private let patternStarts: [Int32]
  /// For each pattern state and byte, the next state, or -1 if the byte is not allowed.
  private let patternTransitions: [Int32]
  private let patternAccepting: [Bool]

  init(definitions: [PageSchema.Definition], rules: [ValueRule], width: Int, attributeCount: Int) {
    self.width = width
    self.attributeCount = attributeCount
    var contents = Rows()
    initial = definitions.map { contents.add($0.content) }
    transitions = contents.transitions
    meanings = contents.meanings
    accepting = contents.accepting
    ruleNumbers = definitions.flatMap { definition in
      definition.rules + Array(repeating: -1, count: attributeCount - definition.rules.count)
    }
    isAnything = rules.map(\.isAnything)
    meaningOfRule = rules.map(\.meaning)
    var patterns = Rows()
    var ranges: [Int32] = []
    var starts: [Int32] = []
    for rule in rules {
      ranges.append(Int32(starts.count))
      for pattern in rule.patterns { starts.append(patterns.add(pattern)) }
      ranges.append(Int32(starts.count))
    }
    patternRanges = ranges
    patternStarts = starts
    patternTransitions = patterns.transitions
    patternAccepting = patterns.accepting
  }

  func matchesPattern(_ rule: Int, _ value: UnsafeBufferPointer<UInt8>) -> Bool {
    var pattern = Int(patternRanges[rule * 2])
    let end = Int(patternRanges[rule * 2 + 1])
    while pattern < end {
      var state = patternStarts[pattern]
      for byte in value {
        state = patternTransitions[Int(state) * 256 + Int(byte)]
        if state < 0 { break }
      }
      if state >= 0, patternAccepting[Int(state)] { return true }
      pattern += 1
    }
    return false
  }

  func expected(_ state: Int32) -> [Int] {
    (0..<width).filter { transitions[Int(state) * width + $0] >= 0 }
  }

  private struct Rows {
    var transitions: [Int32] = []
    var meanings: [Int32] = []
    var accepting: [Bool] = []

    /// Adds an automaton and returns its first state.
    mutating func add(_ automaton: Automaton) -> Int32 {
      let first = Int32(accepting.count)
      transitions += automaton.transitions.map { $0 < 0 ? -1 : $0 + first }
      meanings += automaton.meanings
      accepting += automaton.accepting
      return first
    }
  }
}
