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
    /// Whether files in the output folder that no build wrote are removed.
    public var clean = false

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

  /// A builder that reports how far it is.
  public init(options: Options, progress: any ProgressReporting) {
    self.options = options
    self.progress = progress
  }

  /// Builds the site.
  ///
  /// - Returns: what was made, and warnings.
  /// - Throws: ``Failure``; the output folder is then as it was before.
  public func build() async throws(Failure) -> (report: BuildReport, warnings: Diagnostics) {
    let total = Stopwatch()
    var report = BuildReport()
    var diagnostics = Diagnostics()

    let input = phase("read", &report) { () -> SiteInput? in
      SiteInput.read(options: options, into: &diagnostics)
    }
    guard let input, !diagnostics.hasErrors else { throw .input(diagnostics) }
    let (site, finder) = await SiteMaker(input: input, options: options, progress: progress)
      .make(&report, into: &diagnostics)
    guard !diagnostics.hasErrors else { throw .input(diagnostics) }

    let plan = phase("plan", &report) {
      SitePlanner(site: site, templates: input.templates, finder: finder, worker: input.worker)
        .plan()
    }
    plan.check(into: &diagnostics)
    TextLinks.check(
      input.content.texts + [input.content.sources], files: plan.files, into: &diagnostics)
    guard !diagnostics.hasErrors else { throw .input(diagnostics) }

    if let folder = inputBelowOutput {
      throw .output(
        Publisher.Failure(
          path: options.output, reason: "cannot be written: it holds the input folder \(folder)"))
    }
    let publisher: Publisher
    do {
      publisher = try Publisher(output: options.output, clean: options.clean)
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
        let maker = FileMaker(publisher: publisher, schema: input.schema, planned: files)
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
      try phase("publish", &report) { () throws(Publisher.Failure) in
        try publisher.publish(files: files)
      }
    } catch {
      throw .output(error)
    }
    report.seconds = total.seconds
    report.cpuSeconds = total.cpuSeconds
    report.peakMemory = Stopwatch.peakMemory
    return (report, diagnostics)
  }

  /// The content or templates folder that lies in the output folder, or is it; nil for none.
  private var inputBelowOutput: String? {
    guard let output = FileSystem.resolved(options.output) else { return nil }
    return [options.content, options.templates].first { folder in
      FileSystem.resolved(folder).map { $0 == output || $0.hasPrefix(output + "/") } ?? false
    }
  }

  private func render(
    _ plan: Plan, files: Set<String>, schema: SiteInput.Schema, publisher: Publisher
  ) -> [FileMaker.Result] {
    let progress = progress
    let counter = ProgressCounter(progress)
    return Workers.each(
      of: plan.steps.count, jobs: options.jobs,
      state: { FileMaker(publisher: publisher, schema: schema, planned: files) },
      work: { index, maker in
        plan.steps[index].make(maker)
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
