import SiteGenerator

/// A build that `build` or `merge` runs.
struct BuildRun {
  static let flags: [Syntax.Flag] = [
    content, theme,
    .value("output", "DIR", .folder, "the folder to write (site)"),
    .value(
      "base-url", "URL", "the address that the site will have, instead of the one in site.yml"),
    jobs, progress, quiet,
    .toggle("verbose", "show the time of each phase at the end"),
    .toggle("clean", "remove files from the output folder that no build wrote"),
    .toggle(
      "in-place",
      """
      replace files one by one instead of the folder as a whole; always on if a file system is \
      mounted at the folder
      """),
    .toggle(
      "precompress",
      "write .gz and .br files next to text files, for servers that send them; ignored with --part"
    ),
    .value(
      "report", "FILE", .file,
      "write a report as JSON: what was made, and in how much time and memory"),
  ]

  static let content = Syntax.Flag.value(
    "content", "DIR", .folder,
    "the folder of the atlas (the current folder if it has a site.yml, else Content)")
  static let theme = Syntax.Flag.value(
    "theme", "DIR", .folder, alias: "templates",
    """
    the folder of templates, styles and pictures that replace those of the standard theme (theme, if \
    there is one)
    """)
  static let jobs = Syntax.Flag.value(
    "jobs", "N", "the number of threads that work at once (one for each processor)")
  static let progress = Syntax.Flag.value(
    "progress", "HOW", .words(ProgressMode.allCases.map(\.rawValue)),
    "auto: a live line on a terminal, plain lines elsewhere; plain; none (auto)")
  static let quiet = Syntax.Flag.toggle("quiet", "print only warnings and errors")

  var options = SiteBuilder.Options()
  private let progress: any ProgressReporting
  private let isQuiet: Bool
  private let isVerbose: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    options.content = arguments.value("content", or: options.content)
    options.theme = arguments.value("theme")
    options.output = arguments.value("output", or: options.output)
    if let address = arguments.value("base-url") {
      guard let normalized = SiteConfiguration.normalized(baseURL: address) else {
        throw .invalidValue(
          "base-url", value: address, expected: "a web address, as in https://host/path/",
          choices: [])
      }
      options.baseURL = normalized
    }
    options.jobs = try arguments.jobs()
    options.clean = arguments.has("clean")
    options.inPlace = arguments.has("in-place")
    options.precompress = arguments.has("precompress")
    options.report = arguments.value("report")
    isQuiet = arguments.has("quiet")
    isVerbose = arguments.has("verbose")
    progress = try arguments.progressReporter()
  }

  func run() async -> ExitStatus {
    let signals = EndingSignals(options.interruption, message: Texts.interrupted)
    defer { signals.stop() }
    let builder = SiteBuilder(
      options: options, progress: progress, warn: { Output.diagnostics($0) })
    do {
      let (made, warnings) = try await builder.build()
      Output.diagnostics(warnings)
      if isQuiet { return .success }
      return Output.result(
        Texts.built(
          made, output: options.output, parts: options.merged.count, phases: isVerbose))
    } catch {
      switch error {
      case .input(let diagnostics):
        Output.diagnostics(diagnostics)
        return .wrongInput
      case .output(let failure):
        Output.error("\(failure)")
        return .cannotWrite
      }
    }
  }
}
