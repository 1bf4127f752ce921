import HTTP
import Input

/// Reads a site and plans it, and remembers what it read and computed.
struct PlannedSiteReader: SiteReading {
  private let options: SiteBuilder.Options
  private let server: String
  private let memory = ReadingMemory()
  private let memo = Memo()
  private var inputs: [InputFiles.File]
  private var known: [Digest: [UInt8]]
  private var findings = Findings()
  /// A Boolean value that is true if the last reading completed.
  private var isComplete = false

  var hasChangedSince: Bool { !InputFiles(files: inputs).areUnchanged }

  var catchUp: (@Sendable () -> Void)? { findings.catchUp }

  /// - Parameter server: the address of the server, to which that of the site is changed:
  ///   `http://127.0.0.1:8000`.
  init(options: SiteBuilder.Options, server: String) {
    self.options = options
    self.server = server
    // The findings of a build are reused.
    let output = try? OutputFolder(options.output, inputs: options.inputPaths)
    let store = output.flatMap { BuildMemory(options, output: $0).store }
    inputs = store?.inputs ?? []
    known = store?.findings ?? [:]
  }

  mutating func read(into diagnostics: inout Diagnostics) -> (any SiteSource)? {
    // After a failed reading, the findings of the previous one are still useful.
    known = isComplete ? findings.all : known.merging(findings.all) { _, new in new }
    isComplete = false
    findings = Findings(known, postpones: true)
    let files = InputFiles(
      folders: options.inputFolders, files: options.inputFiles, known: inputs)
    inputs = files.files
    var options = options
    options.baseURL = servedURL()
    guard
      let input = SiteInput.read(
        options: options, inputs: files, findings: findings, memory: memory, into: &diagnostics),
      let (plan, paths) = input.plan(
        inputs: files, findings: findings, memo: memo, options: options, into: &diagnostics)
    else { return nil }
    memo.forgetUnused()
    isComplete = true
    return diagnostics.hasErrors
      ? nil
      : PlannedSite(plan, files: paths, input: input, isPartial: findings.catchUp != nil)
  }

  /// The address of the site on this server: its own with another host. `nil` if its own is wrong,
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
