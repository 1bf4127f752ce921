import SiteGenerator

/// A build as `build` and `merge` run it.
struct BuildRun {
  /// The flags that both have.
  static let flags: [Syntax.Flag] = [
    .value("content"), .value("theme", alias: "templates"), .value("output"), .value("base-url"),
    .value("jobs"),
    .value("progress"), .toggle("quiet"), .toggle("verbose"), .toggle("clean"),
    .toggle("in-place"), .value("report"),
  ]

  var options = SiteBuilder.Options()
  private let progress: ProgressMode
  private let isQuiet: Bool
  private let isVerbose: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    options.content = arguments.value("content", or: options.content)
    options.theme = arguments.values["theme"]
    options.output = arguments.value("output", or: options.output)
    if let address = arguments.values["base-url"] {
      guard let normalized = SiteConfiguration.normalized(baseURL: address) else {
        throw .invalidValue(
          "base-url", value: address, expected: "a web address, as in https://host/path/",
          choices: [])
      }
      options.baseURL = normalized
    }
    options.jobs = try arguments.integer("jobs", in: 1...1024) ?? Machine.processorCount
    options.clean = arguments.has("clean")
    options.inPlace = arguments.has("in-place")
    options.report = arguments.values["report"]
    isQuiet = arguments.has("quiet")
    isVerbose = arguments.has("verbose")
    progress = try arguments.choice("progress", or: .auto)
  }

  func run() async -> ExitStatus {
    let signals = EndingSignals(options.interruption, message: Texts.interrupted)
    defer { signals.stop() }
    let builder = SiteBuilder(
      options: options, progress: progress.reporter(isQuiet: isQuiet),
      warn: { Output.diagnostics($0) })
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
