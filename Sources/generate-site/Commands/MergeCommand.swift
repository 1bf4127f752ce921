import SiteGenerator

struct MergeCommand: Subcommand {
  static let syntax = Syntax(
    name: "merge", summary: "join the parts of a build and publish the site",
    discussion: """
      Joins the parts of a build. Each part was made by generate-site build --part I/N --output \
      PART, on this machine or another, from the same content and theme. Checks that no part is \
      missing, makes the files that depend on all parts, checks every link, and publishes the \
      site. The site has the same bytes as the site of a build without parts.
      """,
    operands: [.init(name: "PART", value: .folder)], takesMany: true, flags: BuildRun.flags)

  private var build: BuildRun

  init(_ arguments: Arguments) throws(UsageError) {
    build = try BuildRun(arguments)
    build.options.merged = arguments.operands
  }

  func run() async -> ExitStatus { await build.run() }
}
