/// How answers are ordered: whole numbers only, so that the browser finds the same order.
///
/// A place counts for the logarithm of its population, in 256ths of an octave, and one octave more
/// if it is a country's capital. To that comes how the name was met:
///
/// | name | whole | up to the end of a word | within a word |
/// | --- | --- | --- | --- |
/// | main | +1276 | +320 | 0 |
/// | alternate | 0 | -700 | -1020 |
/// | later word of the main name | -255 | -640 | -720 |
///
/// Equal scores are ordered by population, then by GeoNames id.
enum Ranking {
  /// How far a query covers a key.
  enum Match: UInt8 {
    case whole = 0
    case words = 1
    case beginning = 2
  }

  /// Added for each kind of name (rows) and match (columns).
  static let bonus: [Int] = [
    1276, 320, 0,
    0, -700, -1020,
    -255, -640, -720,
  ]

  /// Added for a country's capital.
  static let capital = 256

  /// The logarithm of a population: 256 for each doubling, straight lines between powers of two.
  static func magnitude(population: Int) -> Int {
    let value = max(population, 0) + 1
    let octave = Int.bitWidth - 1 - value.leadingZeroBitCount
    return octave * 256 + ((value << 8) >> octave) - 256
  }

  /// What the name adds to the place.
  static func bonus(_ kind: NameKind, _ match: Match) -> Int {
    bonus[Int(kind.rawValue) * 3 + Int(match.rawValue)]
  }
}

/// The best answers so far, each place once.
struct BestAnswers {
  struct Answer {
    var score: Int
    var population: Int64
    var id: Int32
    var row: Int
    var place: Int32
    var kind: NameKind

    /// Whether this one stands before another.
    func precedes(_ other: Answer) -> Bool {
      if score != other.score { return score > other.score }
      if population != other.population { return population > other.population }
      return id < other.id
    }
  }

  let limit: Int
  private(set) var answers: [Answer] = []

  init(limit: Int) { self.limit = limit }

  mutating func add(_ answer: Answer) {
    if answers.count >= limit, let last = answers.last, !answer.precedes(last) { return }
    if let known = answers.firstIndex(where: { $0.place == answer.place }) {
      let old = answers[known]
      if answer.score < old.score { return }
      if answer.score == old.score, answer.kind.rawValue >= old.kind.rawValue { return }
      answers.remove(at: known)
    }
    var position = answers.count
    while position > 0, answer.precedes(answers[position - 1]) { position -= 1 }
    answers.insert(answer, at: position)
    if answers.count > limit { answers.removeLast() }
  }
}
