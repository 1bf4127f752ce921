public import Input

/// Builds a site: reads the input, plans and renders the files, checks them, and publishes either
/// all of them or none.
public struct SiteBuilder: Sendable {
  /// The options of a build.
  public struct Options: Sendable {
    /// The content folder.
    public var content = ContentFolder.standard
    /// The folder of the site's own theme. If it is `nil`, the default is used: `Templates` next to
    /// a content folder named `Content`, and `theme` inside any other content folder. The default
    /// folder may be missing.
    public var theme: String?
    /// The output folder.
    public var output = "site"
    /// The site's address, with a trailing slash. If it is `nil`, the address in `site.yml` is
    /// used.
    public var baseURL: String?
    /// The number of threads.
    public var jobs = 1
    /// A Boolean value that is true if files that no build wrote are removed from the output
    /// folder. Top-level entries whose names begin with a dot are kept.
    public var clean = false
    /// A Boolean value that is true if the files in the output folder are replaced one by one. This
    /// is for folders that cannot be exchanged as a whole, such as mount points.
    public var inPlace = false
    /// A Boolean value that is true if compressed copies of text files are written too.
    public var precompress = false
    /// A Boolean value that is true if every step is run, even if its files could be reused.
    public var fresh = false
    /// The part of the build to run.
    public var part = BuildPart.whole
    /// The folders of the parts to merge; empty for a build that runs the steps itself.
    public var merged: [String] = []
    /// The file that the report is written to; `nil` if no report is written.
    public var report: String?
    /// The handler that cleans up when a signal ends the build.
    public var interruption = Interruption()

    /// Creates options with the default folders and one thread.
    public init() {}

    /// The folder of the site's own theme, which may be missing.
    private var ownTheme: String { theme ?? ContentFolder.theme(of: content) }

    /// The folder of the site's own theme, followed by the folder of the standard theme. A folder
    /// that does not exist is left out, unless it was given as an option or is the only one.
    var themeFolders: [String] {
      let own = ownTheme
      let standard = CommandResources.theme
      guard let standard else { return [own] }
      if theme == nil, FileSystem.kind(of: own) != .directory { return [standard] }
      return FileSystem.resolved(own) == FileSystem.resolved(standard) ? [own] : [own, standard]
    }

    /// A Boolean value that is true if the site's own theme folder is the only theme folder. In
    /// this case, the folder serves as the standard theme, and its files may have been edited.
    var ownsStandardTheme: Bool { themeFolders == [ownTheme] }

    /// The folders that the build reads, including those that do not exist yet.
    var inputFolders: [String] {
      ContentFolder(content).folderPaths + [ownTheme] + themeFolders.filter { $0 != ownTheme }
    }
    /// The files outside ``inputFolders`` that the build reads.
    var inputFiles: [String] { ContentFolder(content).filePaths }
    var inputPaths: [String] { inputFiles + inputFolders }
  }

  /// The reason why a build failed.
  public enum Failure: Error {
    /// The input, or a page made from it, has errors.
    case input(Diagnostics)
    /// The output cannot be written.
    case output(Publisher.Failure)
  }

  /// The program's version.
  public static let version = "0.1.0"

  private let options: Options
  private let progress: any ProgressReporting
  private let warn: (@Sendable (Diagnostics) -> Void)?

  /// Creates a builder that reports its progress.
  ///
  /// - Parameter warn: receives the warnings about the input before the long phases begin. If it is
  ///   `nil`, ``build()`` returns these warnings together with all other warnings.
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
  /// - Returns: a summary of the build, and its warnings.
  /// - Throws: ``Failure``. The site in the output folder is then usually unchanged. However, an
  ///   in-place build may have replaced some files. If only the report or the record of a part
  ///   cannot be written, the new files are already published.
  public func build() async throws(Failure) -> (report: BuildReport, warnings: Diagnostics) {
    let total = Stopwatch()
    var report = BuildReport()
    var diagnostics = Diagnostics()
    let output: OutputFolder
    let reportFile: ReportFile?
    do throws(Publisher.Failure) {
      let inputs = options.inputPaths
      output = try OutputFolder(options.output, inputs: inputs + options.merged)
      reportFile = try options.report.map { path throws(Publisher.Failure) in
        try ReportFile(path, apartFrom: inputs + [options.output])
      }
    } catch {
      throw .output(error)
    }

    let memory = BuildMemory(options, output: output)
    if options.part != .whole, memory.store?.part == .whole {
      throw .output(
        Publisher.Failure(
          path: options.output,
          reason: "cannot be written: it contains a whole site; choose another folder for the "
            + "part"))
    }
    let inputs = report.phase("inputs", progress) { memory.inputs() }
    if !options.clean, options.merged.isEmpty,
      let unchanged = try unchanged(memory, inputs, output)
    {
      report.take(unchanged, after: total)
      try write(report, to: reportFile)
      diagnostics = Diagnostics(unchanged.warnings)
      if let warn {
        warn(diagnostics)
        diagnostics = Diagnostics()
      }
      diagnostics.append(contentsOf: Diagnostics(unchanged.laterWarnings))
      return (report, diagnostics)
    }
    report.reason = memory.reason
    let folders = PartFolders(options, into: &diagnostics)
    guard !diagnostics.hasErrors else { throw .input(diagnostics) }
    let parts = PreviousSite(parts: folders.parts, jobs: options.jobs)
    let (findings, memo) = (Findings((parts?.store ?? memory.store)?.findings ?? [:]), Memo())
    let ((input, faults), previous) = report.phase("read", progress) {
      Workers.both(jobs: options.jobs) { [options] in
        var faults = Diagnostics()
        let input = SiteInput.read(
          options: options, inputs: inputs, findings: findings, placeCache: memory.placeCache,
          into: &faults)
        return (input, faults)
      } _: {
        parts ?? memory.previousSite()
      }
    }
    diagnostics.append(contentsOf: faults)
    guard let input else { throw .input(diagnostics) }
    if diagnostics.hasErrors {
      // The build has failed, but planning might find further errors.
      _ = report.phase("plan", progress) {
        input.plan(
          inputs: inputs, findings: findings, memo: memo, options: options, into: &diagnostics)
      }
      throw .input(diagnostics)
    }
    input.content.checkSize(jobs: options.jobs, into: &diagnostics)
    var early = Diagnostics()
    if let warn {
      warn(diagnostics)
      swap(&early, &diagnostics)
    }
    let slices = report.phase("atlas", progress) {
      SiteMaker(
        input: input, inputs: inputs, findings: findings, memo: memo, options: options,
        progress: progress
      ).make(into: &diagnostics)
    }
    guard !diagnostics.hasErrors else {
      input.content.checkTexts(into: &diagnostics)
      throw .input(diagnostics)
    }
    let publisher = Publisher(output, clean: options.clean, inPlace: options.inPlace)
    options.interruption.prepare { publisher.abandon() }
    defer { publisher.abandon() }
    let begin = { @Sendable () in
      Result { () throws(Publisher.Failure) in
        try publisher.begin()
        return try publisher.checkSpare()
      }
    }
    // The publisher of a first build begins only after the plan, so that no folders are created if
    // there are errors.
    let isFirst = previous == nil
    let ((plan, files, planFaults), begun) = report.phase("plan", progress) {
      Workers.both(jobs: options.jobs) {
        let plan = SitePlanner(
          input: input, inputs: inputs, slices: slices, findings: findings, memo: memo
        ).plan()
        var faults = Diagnostics()
        let files = plan.check(jobs: options.jobs, into: &faults)
        return (plan, files, faults)
      } _: {
        isFirst ? nil : begin()
      }
    }
    diagnostics.append(contentsOf: planFaults)
    let texts = input.content.allTexts
    let copies = options.precompress && options.part == .whole
    var limits = HostLimits(input.content.configuration)
    if limits != nil, options.part == .whole {
      var hosting = Diagnostics()
      limits?.check(input.content.configuration, copies: copies, into: &hosting)
      limits?.check(
        plan.size(copies: copies, staticFiles: input.content.staticFiles), isMade: false,
        into: &hosting)
      if let warn {
        warn(hosting)
        early.append(contentsOf: hosting)
      } else {
        diagnostics.append(contentsOf: hosting)
      }
    }
    input.checkLinks(files: files, into: &diagnostics)
    guard !diagnostics.hasErrors else { throw .input(diagnostics) }

    let part = options.part.steps(of: plan.count)
    let published = plan.files(of: options.part == .whole ? plan.allSteps : part)
    // The compressed copies of the previous build are kept until it is known which of them can be
    // reused.
    let known = copies ? published.union(previous?.store.copyPaths ?? []) : published
    let staging: StagedFiles
    do throws(Publisher.Failure) {
      let listed = try (begun ?? begin()).get()
      if let listed { try publisher.takeSpare(files: known, listed: listed) }
      staging = StagedFiles(publisher: publisher, previous: previous, isSpare: listed != nil)
    } catch {
      throw .output(error)
    }
    var runner = StepRunner(
      plan: plan, part: part, planned: files, schema: input.schema, staging: staging,
      previous: previous, jobs: options.jobs, progress: progress)
    let stale = report.phase("keep", progress) { runner.keep() }
    if !folders.parts.isEmpty {
      let missing = stale.filter { !plan.paths($0).isEmpty }
      folders.report(missing, of: plan, for: options.output, into: &diagnostics)
    }
    try check(runner, diagnostics)
    let preparations = plan.preparations(for: stale)
    report.phase("searches and maps", progress) {
      _ = Workers.map(preparations.count, jobs: options.jobs) { preparations[$0]() }
    }
    report.phase("pages and files", count: stale.count, progress) { runner.make(stale) }
    if options.part == .whole {
      report.phase("closing files", count: plan.closing.count, progress) { runner.makeClosing() }
      runner.check(texts, into: &diagnostics)
    } else {
      // Links to other parts are checked when the parts are merged.
      runner.report(into: &diagnostics)
    }
    diagnostics.append(contentsOf: input.content.land.lateFaults)
    try check(runner, diagnostics)
    var isRemembered = false
    do throws(Publisher.Failure) {
      if copies {
        try report.phase("compressed copies", progress) { () throws(Publisher.Failure) in
          try runner.compress()
        }
      }
      try runner.removeLeftovers(of: known)
      if options.part == .whole { limits?.check(runner.size, isMade: true, into: &diagnostics) }
      report.totals = runner.totals
      (report.steps, report.madeSteps) = (part.count, runner.madeCount)
      report.madeKinds = runner.madeKinds
      let record = { @Sendable [runner, early, diagnostics] in
        memory.store(
          of: runner, inputs: inputs, findings: findings, warnings: early, later: diagnostics)
      }
      let leftovers = try report.phase("publish", progress) { () throws(Publisher.Failure) in
        try options.interruption.holdOff { () throws(Publisher.Failure) in
          try publisher.publish(
            files: published.union(runner.copyPaths),
            written: options.part == .whole ? runner.writtenPaths : nil, jobs: options.jobs,
            record: record
          ) {
            isRemembered = memory.write($0, inputs: inputs)
          }
        }
      }
      diagnostics.append(contentsOf: leftovers)
      if !isRemembered, options.part != .whole {
        throw Publisher.Failure(
          path: options.output,
          reason: "the part cannot be merged: the record of its inputs could not be written beside "
            + "it, or an input changed during the build")
      }
    } catch {
      throw .output(error)
    }
    if options.part == .whole { input.content.addresses.add(slices.site.kept, into: &diagnostics) }
    report.finish(total)
    try write(report, to: reportFile)
    return (report, diagnostics)
  }

  /// Returns the store of the previous build if neither the input nor the site has changed since
  /// that build; otherwise `nil`.
  private func unchanged(
    _ memory: BuildMemory, _ inputs: InputFiles, _ output: OutputFolder
  ) throws(Failure) -> BuildStore? {
    guard memory.isSame(inputs) else { return nil }
    let publisher = Publisher(output, clean: false, inPlace: options.inPlace)
    options.interruption.prepare { publisher.abandon() }
    do {
      try publisher.begin()
    } catch {
      throw .output(error)
    }
    defer { publisher.abandon() }
    return memory.isComplete() ? memory.store : nil
  }

  /// Throws an error if a file could not be written, or if the input has errors.
  private func check(_ runner: StepRunner, _ diagnostics: Diagnostics) throws(Failure) {
    if let failure = runner.failure { throw .output(failure) }
    if diagnostics.hasErrors { throw .input(diagnostics) }
  }

  private func write(_ report: BuildReport, to file: ReportFile?) throws(Failure) {
    do {
      try file?.write(report)
    } catch {
      throw .output(error)
    }
  }
}
