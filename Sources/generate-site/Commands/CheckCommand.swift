import Input
import SiteGenerator

struct CheckCommand: Subcommand {
  static let syntax = Syntax(
    name: "check", summary: "check a built site",
    discussion: """
      Checks a built site: every file against the list of files that the build wrote; every page \
      against the schema, with the generator's own validator and with libxml2's; every drawing, \
      XML and JSON file; every id, link and fragment. Needs only the folder.
      """,
    operands: [.init(name: "DIR", value: .folder)],
    flags: [
      .value(
        "theme", "DIR", .folder, alias: "templates",
        "the theme whose schema/page.rng says what a page may contain (the site's own schema)"),
      BuildRun.jobs, BuildRun.progress, BuildRun.quiet,
    ])

  private let folder: String
  private let templates: String?
  private let jobs: Int
  private let progress: any ProgressReporting
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    folder = arguments.operands[0]
    templates = arguments.value("theme")
    jobs = try arguments.jobs()
    progress = try arguments.progressReporter()
    isQuiet = arguments.has("quiet")
  }

  func run() async -> ExitStatus {
    let checker = SiteChecker(
      folder: folder, templates: templates, jobs: jobs, progress: progress)
    var diagnostics = Diagnostics()
    let summary = checker.check(into: &diagnostics)
    Output.diagnostics(diagnostics)
    if diagnostics.hasErrors { return .wrongInput }
    return isQuiet ? .success : Output.result(Texts.checked(summary, folder: folder))
  }
}
