import SiteGenerator

struct NewCommand: Subcommand {
  static let syntax = Syntax(
    name: "new", summary: "make an atlas to start from",
    discussion: """
      Makes a folder with an atlas to start from: settings with comments that say what to change, \
      a network of two tables, a page of text and a file to publish.
      """,
    operands: [.init(name: "DIR", value: .folder)],
    flags: [
      .value(
        "example", "NAME", .words(["huts", "metro", "board", "countries"]),
        """
        the atlas to start from; huts: paths and walking times, metro: lines and minutes, board: a game on \
        a map of its own, countries: countries and their towns, with the world data (huts)
        """)
    ])

  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() async throws(UsageError) -> ExitStatus {
    let folder = arguments.operands[0]
    do throws(StarterAtlas.Failure) {
      let atlas = try StarterAtlas(example: arguments.value("example", or: StarterAtlas.standard))
      try atlas.write(to: folder)
      return Output.result(Texts.newAtlas(folder, of: atlas))
    } catch {
      switch error {
      case .unknownExample(let name, let known):
        throw .invalidValue(
          "example", value: name, expected: "one of \(known.joined(separator: ", "))",
          choices: known)
      case .missingExamples, .notEmpty, .file:
        Output.error(Texts.noAtlas(error))
        return .cannotWrite
      }
    }
  }
}
