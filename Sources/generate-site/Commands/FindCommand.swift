import SiteGenerator

/// `generate-site find`: finds places by what people type.
struct FindCommand: Subcommand {
  static let syntax = Syntax(
    "find", flags: [.value("limit"), .toggle("json"), .value("content")], operand: "TEXT")
  static let help = Texts.findHelp

  private let text: String
  private let limit: Int
  private let isJSON: Bool
  private let content: String

  init(_ arguments: Arguments) throws(UsageError) {
    text = arguments.operand ?? ""
    limit = try arguments.integer("limit", in: 1...1000) ?? 10
    isJSON = arguments.has("json")
    content = arguments.value("content", or: "Content")
  }

  func run() async -> ExitStatus {
    Output.answer { () throws(QueryFailure) in
      let answer = try FindQuery(content: content, query: text, limit: limit)
      return isJSON ? answer.json() : Array(answer.text().utf8)
    }
  }
}
