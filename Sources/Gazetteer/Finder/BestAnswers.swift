/// The best answers so far, with each place only once.
struct BestAnswers {
  struct Answer {
    var score: Int
    var population: Int64
    var id: Int32
    var row: Int
    var place: Int32
    var kind: NameKind

    func precedes(_ other: Answer) -> Bool {
      if score != other.score { return score > other.score }
      if population != other.population { return population > other.population }
      return id < other.id
    }
  }

  let limit: Int
  private(set) var answers: [Answer] = []

  mutating func add(_ answer: Answer) {
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
