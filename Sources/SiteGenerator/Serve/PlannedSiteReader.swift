import HTTP
import Input

/// Reads and plans a site. Caches what it has read and computed, so that the next reading can reuse
/// it.
struct PlannedSiteReader: SiteReading {
  private let options: SiteBuilder.Options
  private let server: String
  private let memory = ReadingMemory()
  private let memo = Memo()
  private var inputs: [InputFiles.File]
  private var known: [Digest: [UInt8]]
  private var findings = Findings()
  private var isComplete = false

  var hasChangedSince: Bool { !InputFiles(files: inputs).areUnchanged }

  var catchUp: (@Sendable () -> Void)? { findings.catchUp }

  /// - Parameter server: the address of the server, such as `http://127.0.0.1:8000`. It replaces
  ///   the scheme and host in the address of the site.
  init(options: SiteBuilder.Options, server: String) {
    self.options = options
    self.server = server
    // The results that the last build cached are reused.
    let output = try? OutputFolder(options.output, inputs: options.inputPaths)
    let store = output.flatMap { BuildMemory(options, output: $0).store }
    inputs = store?.inputs ?? []
    known = store?.findings ?? [:]
  }

  mutating func read(into diagnostics: inout Diagnostics) -> (any SiteSource)? {
    // If the last reading failed, it might have ended before it used all results. The results from
    // before that reading are therefore kept too.
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

  /// Returns the address of the site on this server, with the path from `base-url`. Returns `nil`
  /// if the settings cannot be read; ``read(into:)`` reports the errors in them.
  private func servedURL() -> String? {
    var ignored = Diagnostics()
    let reader = ContentReader(folder: options.content, baseURL: options.baseURL)
    return reader.configuration(into: &ignored).map {
      server + PercentCoding.encode(path: PlannedSite.path(of: $0.baseURL))
    }
  }
}
