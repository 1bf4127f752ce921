import SiteGenerator

/// `generate-site build`: makes the site.
struct BuildCommand: Subcommand {
  static let syntax = Syntax("build", flags: BuildRun.flags + [.value("part"), .toggle("fresh")])
  static let help = Texts.buildHelp

  private var build: BuildRun

  init(_ arguments: Arguments) throws(UsageError) {
    build = try BuildRun(arguments)
    build.options.fresh = arguments.has("fresh")
    guard let text = arguments.values["part"] else { return }
    guard let part = BuildPart(text) else {
      throw .invalidValue(
        "part", value: text, expected: "a part of a number of parts, as in 1/8", choices: [])
    }
    // By default a part would replace the site.
    guard arguments.has("output") else { throw .missingFlag("output", of: "build") }
    build.options.part = part
  }

  func run() async -> ExitStatus { await build.run() }
}
