import SiteGenerator

/// `generate-site merge`: publishes the parts of a build as a whole.
struct MergeCommand: Subcommand {
  static let syntax = Syntax("merge", flags: BuildRun.flags, operand: "PART", takesMany: true)
  static let help = Texts.mergeHelp

  private var build: BuildRun

  init(_ arguments: Arguments) throws(UsageError) {
    build = try BuildRun(arguments)
    build.options.merged = arguments.operands
  }

  func run() async -> ExitStatus { await build.run() }
}
