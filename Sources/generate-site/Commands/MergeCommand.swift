import SiteGenerator

/// `generate-site merge`: publishes the parts of a build as one site.
struct MergeCommand: Subcommand {
  static let syntax = Syntax(
    "merge", "publish the parts of a build as a whole",
    """
    Puts the parts of a build together, each made by generate-site build --part I/N --output PART, on \
    this machine or another, from the same content and theme: checks that none is missing, makes \
    the files that are about all others, checks every link, and publishes the site. It is the one \
    that a build in one piece makes, byte for byte.
    """,
    operands: [.init("PART", .folder)], takesMany: true, flags: BuildRun.flags)

  private var build: BuildRun

  init(_ arguments: Arguments) throws(UsageError) {
    build = try BuildRun(arguments)
    build.options.merged = arguments.operands
  }

  func run() async -> ExitStatus { await build.run() }
}
