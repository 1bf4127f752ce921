/// Parses a subset of XML Schema's pattern language into an expression over bytes. The subset has
/// characters, `.`, classes (`[a-z]`, `[^"]`), `\d`, `\s`, `\S`, escaped characters, groups, `|`,
/// and the quantifiers `*`, `+`, `?`, `{n}`, `{n,}`, `{n,m}`. Matching is byte by byte, so a
/// non-ASCII character counts as several characters. Classes list only ASCII characters.
struct BytePattern {
  struct Failure: Error {
    let message: String
    let offset: Int
  }

  private let bytes: [UInt8]
  private var position = 0
  /// The number of symbols in the expression. The symbols of a repeated part are counted once per
  /// repetition.
  private var symbolCount = 0

  private static let mostSymbols = 1_000

  private init(_ pattern: String) {
    bytes = Array(pattern.utf8)
  }

  static func parse(_ pattern: String) throws(Failure) -> Expression {
    var parser = BytePattern(pattern)
    let expression = try parser.choice(depth: 0)
    if parser.position < parser.bytes.count { throw parser.failure("unexpected ')'") }
    return expression
  }

  private func failure(_ message: String) -> Failure {
    Failure(message: message, offset: position)
  }

  private var current: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  private mutating func choice(depth: Int) throws(Failure) -> Expression {
    guard depth < 50 else { throw failure("the groups are nested too deep") }
    var members = [try sequence(depth: depth)]
    while take(UInt8(ascii: "|")) { members.append(try sequence(depth: depth)) }
    return members.count == 1 ? members[0] : .choice(members)
  }

  private mutating func sequence(depth: Int) throws(Failure) -> Expression {
    var members: [Expression] = []
    while let byte = current, byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
      let before = symbolCount
      let atom = try atom(depth: depth)
      members.append(try counted(atom, symbols: max(symbolCount - before, 1)))
    }
    return .sequence(members)
  }

  private mutating func atom(depth: Int) throws(Failure) -> Expression {
    guard let byte = current else { throw failure("unexpected end") }
    position += 1
    if byte != UInt8(ascii: "(") { try count(1) }
    switch byte {
    case UInt8(ascii: "("):
      let inner = try choice(depth: depth + 1)
      guard take(UInt8(ascii: ")")) else { throw failure("missing ')'") }
      return inner
    case UInt8(ascii: "["): return .symbol(try classMembers(), meaning: 0)
    case UInt8(ascii: "."): return .symbol((0..<256).filter { $0 != 10 && $0 != 13 }, meaning: 0)
    case UInt8(ascii: "\\"): return .symbol(try escape(), meaning: 0)
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"):
      throw failure("nothing to repeat")
    default: return .symbol([Int(byte)], meaning: 0)
    }
  }

  private mutating func escape() throws(Failure) -> [Int] {
    guard let byte = current else { throw failure("unexpected end") }
    position += 1
    let space = [0x20, 0x09, 0x0A, 0x0D]
    switch byte {
    case UInt8(ascii: "d"): return Array(0x30...0x39)
    case UInt8(ascii: "s"): return space
    case UInt8(ascii: "S"): return (0..<256).filter { !space.contains($0) }
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: throw failure("unknown escape")
    default: return [Int(byte)]
    }
  }

  private mutating func classMembers() throws(Failure) -> [Int] {
    let isNegated = take(UInt8(ascii: "^"))
    var members: Set<Int> = []
    while let byte = current, byte != UInt8(ascii: "]") {
      position += 1
      if byte >= 0x80 { throw failure("a class can contain only ASCII characters") }
      let start = byte == UInt8(ascii: "\\") ? try escape() : [Int(byte)]
      if start.count == 1, current == UInt8(ascii: "-"), position + 1 < bytes.count,
        bytes[position + 1] != UInt8(ascii: "]")
      {
        position += 1
        let last = bytes[position]
        position += 1
        let end = last == UInt8(ascii: "\\") ? try escape() : [Int(last)]
        guard end.count == 1, start[0] <= end[0] else {
          throw failure("a range must be in ascending order")
        }
        members.formUnion(start[0]...end[0])
      } else {
        members.formUnion(start)
      }
    }
    guard take(UInt8(ascii: "]")) else { throw failure("missing ']'") }
    let all = Set(0..<256)
    return (isNegated ? all.subtracting(members) : members).sorted()
  }

  private mutating func count(_ symbols: Int) throws(Failure) {
    symbolCount += symbols
    guard symbolCount <= Self.mostSymbols else {
      throw failure("the pattern expands to more than \(Self.mostSymbols) characters")
    }
  }

  /// Parses the quantifier after an atom, and applies it to the atom. `symbols` is the number of
  /// symbols in the atom.
  private mutating func counted(_ atom: Expression, symbols: Int) throws(Failure) -> Expression {
    if take(UInt8(ascii: "*")) { return .star(atom) }
    if take(UInt8(ascii: "+")) {
      try count(symbols)
      return .plus(atom)
    }
    if take(UInt8(ascii: "?")) { return .optional(atom) }
    guard take(UInt8(ascii: "{")) else { return atom }
    let least = try number()
    var most: Int? = least
    if take(UInt8(ascii: ",")) {
      most = current == UInt8(ascii: "}") ? nil : try number()
    }
    guard take(UInt8(ascii: "}")) else { throw failure("missing '}'") }
    try count(symbols * max(most ?? least + 1, 1))
    let required = Array(repeating: atom, count: least)
    guard let most else { return .sequence(required + [.star(atom)]) }
    guard most >= least else {
      throw failure("the second count must not be less than the first")
    }
    return .sequence(required + Array(repeating: .optional(atom), count: most - least))
  }

  private mutating func number() throws(Failure) -> Int {
    var value = 0
    let start = position
    while let byte = current, byte >= 0x30, byte <= 0x39, value <= 200 {
      value = value * 10 + Int(byte - 0x30)
      position += 1
    }
    guard position > start, value <= 200 else { throw failure("expected a count of at most 200") }
    return value
  }
}
