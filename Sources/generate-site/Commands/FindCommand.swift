import Platform
import SiteGenerator

struct FindCommand: Subcommand {
  static let syntax = Syntax(
    name: "find", summary: "find places by name",
    discussion: """
      Finds places by the beginning of a name, in any script; the most likely place comes first. A \
      country or province may follow after a comma: find "valencia, es". If TEXT is -, every line \
      of standard input is answered.
      """,
    operands: [.init(name: "TEXT")],
    flags: [
      .value("limit", "N", "the maximum number of answers (10)"),
      .toggle("json", "answer in JSON"),
      BuildRun.content,
    ])

  private let text: String
  private let limit: Int
  private let isJSON: Bool
  private let content: String

  init(_ arguments: Arguments) throws(UsageError) {
    text = arguments.operands[0]
    limit = try arguments.integer("limit", in: 1...1000) ?? 10
    isJSON = arguments.has("json")
    content = arguments.value("content", or: ContentFolder.standard)
  }

  func run() async -> ExitStatus {
    if text == "-" { return answerLines() }
    return Output.answer { () throws(QueryFailure) in
      answer(text, from: try FindQueries(content: content))
    }
  }

  private func answer(_ text: String, from queries: FindQueries) -> [UInt8] {
    let answer = queries.answer(text, limit: limit)
    return isJSON ? answer.json() : Array(answer.text().utf8)
  }

  /// Writes the answer to each line before reading the next line, so that another program can ask
  /// one question after another.
  private func answerLines() -> ExitStatus {
    var queries: FindQueries?
    let status = Output.answer { () throws(QueryFailure) in
      queries = try FindQueries(content: content)
      return []
    }
    guard status == .success, let queries else { return status }
    while let line = readLine() {
      let code = Output.write(answer(line, from: queries), to: STDOUT_FILENO)
      guard code == 0 else { return Output.status(ofWriting: code) }
    }
    return .success
  }
}
