import HTTP
import Input
import Markup

/// A site as its plan says it, for serving.
struct PlannedSite: SiteSource {
  let basePath: String
  let styleSheets: [String: SitePath]

  private let plan: Plan
  private let schema: PageSchema
  private let steps: [String: Int]
  private let files: Set<String>

  init(_ plan: Plan, input: SiteInput) {
    self.plan = plan
    schema = input.schema
    files = plan.files
    basePath = Self.path(of: input.content.configuration.baseURL)
    styleSheets = input.assets.files.filter { $0.key.hasSuffix(".css") }.mapValues(\.path)
    var steps: [String: Int] = [:]
    steps.reserveCapacity(files.count)
    for step in 0..<plan.count {
      for path in plan.paths(step) { steps[path.file] = step }
    }
    self.steps = steps
  }

  func step(of file: String) -> Int? { steps[file] }

  func make(_ step: Int) -> StepFiles {
    let kept = KeptFiles()
    let maker = FileMaker(
      sink: kept, schema: schema, planned: files, table: LinkTable())
    maker.make(step, of: plan)
    var faults = maker.result.diagnostics
    maker.result.faults.report(into: &faults)
    return StepFiles(files: kept.files, faults: faults)
  }

  /// The path of a web address: `/atlas/` of `https://example.org/atlas/`.
  static func path(of address: String) -> String {
    let parts = address.split(
      separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    let path = "/" + (parts.count > 3 ? parts[3] : "")
    return HTTPRequest("GET", path).decodedPath ?? path
  }
}

/// Reads a site and plans it.
struct PlannedSiteReader: SiteReading {
  let options: SiteBuilder.Options
  /// The address of the server, to which that of the site is changed: `http://127.0.0.1:8000`.
  let server: String
  private let memory = ReadingMemory()
  private let memo = Memo()
  private var inputs: [InputFiles.File] = []
  private var findings = Findings()

  init(options: SiteBuilder.Options, server: String) {
    self.options = options
    self.server = server
  }

  mutating func read(
    changes: [String]?, into diagnostics: inout Diagnostics
  ) async -> (any SiteSource)? {
    var options = options
    options.baseURL = servedURL()
    let inputs = InputFiles(
      folders: [options.content, options.templates], files: [], known: inputs)
    let findings = Findings(findings.all)
    guard
      let input = SiteInput.read(
        options: options, inputs: inputs, findings: findings, memory: memory, into: &diagnostics),
      !diagnostics.hasErrors
    else { return nil }
    let slices = SiteMaker(
      input: input, inputs: inputs, findings: findings, memo: memo, options: options
    ).make(into: &diagnostics)
    guard !diagnostics.hasErrors else { return nil }
    let plan = SitePlanner(
      input: input, inputs: inputs, slices: slices, findings: findings, memo: memo
    ).plan()
    (self.inputs, self.findings) = (inputs.files, findings)
    memo.forgetUnused()
    plan.check(into: &diagnostics)
    TextLinks.check(
      input.content.texts + [input.content.sources], files: plan.files, into: &diagnostics)
    return diagnostics.hasErrors ? nil : PlannedSite(plan, input: input)
  }

  /// The address of the site on this server: its own with another host. `nil` where its own is wrong,
  /// which is reported when all is read.
  private func servedURL() -> String? {
    var ignored = Diagnostics()
    let reader = ContentReader(
      folder: options.content, overrides: .init(baseURL: options.baseURL))
    return reader.configuration(into: &ignored).map {
      server + PercentCoding.encode(path: PlannedSite.path(of: $0.baseURL))
    }
  }
}
