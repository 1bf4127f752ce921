import SiteGenerator

struct BuildCommand: Subcommand {
  static let syntax = Syntax(
    name: "build", summary: "build the site",
    discussion: """
      Reads the content, makes every page, checks them all, and publishes the site in one step. If \
      there are errors, reports them all and leaves the output folder unchanged.
      """,
    flags: BuildRun.flags + [
      Syntax.Flag.toggle(
        "fresh", "make every page, even those whose inputs have not changed"),
      Syntax.Flag.value(
        "part", "I/N",
        "make only part I of N, in its own folder (--output); see merge"),
    ])

  private var build: BuildRun

  init(_ arguments: Arguments) throws(UsageError) {
    build = try BuildRun(arguments)
    build.options.fresh = arguments.has("fresh")
    guard let text = arguments.value("part") else { return }
    guard let part = BuildPart(text) else {
      throw .invalidValue(
        "part", value: text, expected: "a part and the number of parts, as in 1/8", choices: [])
    }
    // A part needs its own output folder, because in the default folder it would replace the site.
    guard arguments.has("output") else { throw .missingFlag("output", of: "build") }
    build.options.part = part
    build.options.precompress = false
  }

  func run() async -> ExitStatus { await build.run() }
}
