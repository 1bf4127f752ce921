public import Input

/// Builds a site: reads, computes, plans, renders, checks, writes, and publishes it all or nothing.
public struct SiteBuilder: Sendable {
  /// What a build is asked for.
  public struct Options: Sendable {
    /// The content folder.
    public var content = "Content"
    /// The templates folder.
    public var templates = "Templates"
    /// The output folder.
    public var output = "site"
    /// The site's address, where it is another than `site.yml` says; with a slash at its end.
    public var baseURL: String?
    /// How many threads work at once.
    public var jobs = 1
    /// A Boolean value that is true if files in the output folder that no build wrote are removed.
    public var clean = false
    /// A Boolean value that is true if the output's files are replaced one by one, where the folder
    /// cannot be exchanged as a whole, such as one that a web server has mounted.
    public var inPlace = false
    /// The file that the report is written to; `nil` for none.
    public var report: String?
    /// The way in which a signal ends the build.
    public var interruption = Interruption()

    /// The usual folders, one thread.
    public init() {}
  }

  /// Why nothing was published.
  public enum Failure: Error {
    /// The input, or a page made from it, is wrong.
    case input(Diagnostics)
    /// The output cannot be written.
    case output(Publisher.Failure)
  }

  /// The program's version.
  public static let version = "0.1.0"

  private let options: Options
  private let progress: any ProgressReporting
  private let warn: (@Sendable (Diagnostics) -> Void)?

  /// A builder that reports how far it is.
  ///
  /// - Parameter warn: takes the warnings about what was read before the long work begins; without
  ///   it, they are among those that ``build()`` returns.
  public init(
    options: Options, progress: any ProgressReporting,
    warn: (@Sendable (Diagnostics) -> Void)? = nil
  ) {
    self.options = options
    self.progress = progress
    self.warn = warn
  }

  /// Builds the site.
  ///
  /// - Returns: what was made, and warnings.
  /// - Throws: ``Failure``; the output folder is then as it was before.
  public func build() async throws(Failure) -> (report: BuildReport, warnings: Diagnostics) {
    let total = Stopwatch()
    var report = BuildReport()
    var diagnostics = Diagnostics()
    let output: OutputFolder
    let reportFile: ReportFile?
    do throws(Publisher.Failure) {
      let inputs = [options.content, options.templates]
      output = try OutputFolder(options.output, inputs: inputs)
      reportFile = try options.report.map { path throws(Publisher.Failure) in
        try ReportFile(path, apartFrom: inputs + [options.output])
      }
    } catch {
      throw .output(error)
    }

    let input = phase("read", &report) { () -> SiteInput? in
      SiteInput.read(options: options, into: &diagnostics)
    }
    guard let input, !diagnostics.hasErrors else { throw .input(diagnostics) }
    input.content.checkSize(jobs: options.jobs, into: &diagnostics)
    if let warn {
      warn(diagnostics)
      diagnostics = Diagnostics()
    }
    let (site, finder) = await SiteMaker(input: input, options: options, progress: progress)
      .make(&report, into: &diagnostics)
    guard !diagnostics.hasErrors else { throw .input(diagnostics) }

    let plan = phase("plan", &report) {
      SitePlanner(
        site: site, templates: input.templates, finder: finder, worker: input.worker,
        schema: input.schemaSource
      ).plan()
    }
    plan.check(into: &diagnostics)
    TextLinks.check(
      input.content.texts + [input.content.sources], files: plan.files, into: &diagnostics)
    guard !diagnostics.hasErrors else { throw .input(diagnostics) }

    let publisher = Publisher(output, clean: options.clean, inPlace: options.inPlace)
    options.interruption.prepare { publisher.abandon() }
    do {
      try publisher.begin()
    } catch {
      throw .output(error)
    }
    let files = plan.files
    var results = phase("pages and files", count: plan.steps.count, &report) {
      render(plan, files: files, schema: input.schema, publisher: publisher)
    }
    results.append(
      phase("closing files", count: plan.closing.count, &report) {
        let made = MadeFiles(results.flatMap(\.made))
        let maker = FileMaker(sink: StagedFiles(publisher), schema: input.schema, planned: files)
        for step in plan.closing { step.make(maker, made) }
        return maker.result
      })
    let texts = input.content.texts + [input.content.sources]
    if let failure = merge(results, of: texts, &report, into: &diagnostics) {
      publisher.abandon()
      throw .output(failure)
    }
    guard !diagnostics.hasErrors else {
      publisher.abandon()
      throw .input(diagnostics)
    }
    do throws(Publisher.Failure) {
      let leftovers = try phase("publish", &report) { () throws(Publisher.Failure) in
        try options.interruption.holdOff { () throws(Publisher.Failure) in
          try publisher.publish(files: files)
        }
      }
      diagnostics.append(contentsOf: leftovers)
      report.seconds = total.seconds
      report.cpuSeconds = total.cpuSeconds
      report.peakMemory = Stopwatch.peakMemory
      try reportFile?.write(report)
    } catch {
      throw .output(error)
    }
    return (report, diagnostics)
  }

  private func render(
    _ plan: Plan, files: Set<String>, schema: SiteInput.Schema, publisher: Publisher
  ) -> [FileMaker.Result] {
    let progress = progress
    let counter = ProgressCounter(progress)
    return Workers.each(
      of: plan.steps.count, jobs: options.jobs,
      state: { FileMaker(sink: StagedFiles(publisher), schema: schema, planned: files) },
      work: { index, maker in
        maker.make(plan.steps[index])
        counter.step()
      }, finish: { $0.result })
  }

  /// Adds up what the workers made; returns the first failure to write.
  private func merge(
    _ results: [FileMaker.Result], of texts: [TextContent], _ report: inout BuildReport,
    into diagnostics: inout Diagnostics
  ) -> Publisher.Failure? {
    var links = LinkIndex()
    var faults = PageFaults()
    TextLinks.addFragments(of: texts, to: &links)
    for result in results {
      links.merge(result.links)
      faults.merge(result.faults)
      diagnostics.append(contentsOf: result.diagnostics)
      report.pages += result.pages
      report.files += result.files
      report.bytes += result.bytes
    }
    faults.report(into: &diagnostics)
    links.check(into: &diagnostics)
    return results.compactMap(\.failure).first
  }

  private func phase<Result, Failure: Error>(
    _ name: String, count: Int? = nil, _ report: inout BuildReport,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Phases.run(name, count: count, &report, progress, body)
  }
}

/// Runs a phase, reports it, and notes what it cost.
enum Phases {
  static func run<Result, Failure: Error>(
    _ name: String, count: Int? = nil, _ report: inout BuildReport,
    _ progress: any ProgressReporting, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    progress.begin(name, total: count)
    let watch = Stopwatch()
    // A phase that fails ends too, so that its error does not land on a live line.
    defer {
      let phase = BuildReport.Phase(
        name: name, count: count, seconds: watch.seconds, cpuSeconds: watch.cpuSeconds)
      report.phases.append(phase)
      progress.end(phase)
    }
    return try body()
  }
}
