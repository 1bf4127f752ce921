import SiteGenerator

/// `generate-site new`: makes an atlas to begin with.
struct NewCommand: Subcommand {
  static let syntax = Syntax("new", flags: [.value("example")], operand: "DIR")
  static let help = Texts.newHelp

  private let folder: String
  private let example: String

  init(_ arguments: Arguments) throws(UsageError) {
    folder = arguments.operand ?? ""
    example = arguments.value("example", or: StarterAtlas.standard)
  }

  func run() async throws(UsageError) -> ExitStatus {
    do throws(StarterAtlas.Failure) {
      let atlas = try StarterAtlas(example: example)
      try atlas.write(to: folder)
      return Output.result(Texts.newAtlas(folder, files: atlas.files))
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
