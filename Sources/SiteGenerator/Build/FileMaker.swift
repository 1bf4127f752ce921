import Input
import Markup
import Routing

/// Renders, checks and writes files. Each worker of a build has its own instance.
final class FileMaker {
  struct Result: Sendable {
    /// The pages that are not well-formed and, if `notesFragments` is true, the references to ids,
    /// such as `../#routes`.
    var links = LinkIndex()
    var diagnostics = Diagnostics()
    var faults = PageFaults()
    /// The files that were made or reused, grouped by step.
    var files: [BuildStore.File] = []
    /// The completed steps: the index of each step, the digest that it passed to
    /// ``FileMaker/keepsFiles(madeFrom:)``, and the range of its files in ``files``.
    var steps: [(step: Int, found: Digest, files: Range<Int>)] = []
    var failure: Publisher.Failure?
  }

  /// The working memory that all route searches of this worker reuse.
  var workspace = SearchWorkspace()
  /// The searches from the source of the last route.
  var sourceSearches: SourceSearches?
  private(set) var result = Result()

  private let sink: any FileSink
  private let checker: PageChecker
  private let table: LinkTable
  private let planned: PlannedFiles
  private let resolver: LinkResolver
  private let checked: CheckedPages?
  private let notesFragments: Bool
  /// The digest passed to ``keepsFiles(madeFrom:)`` in the current step; ``Digest/none`` if the
  /// step did not call that method.
  private var found = Digest.none
  private var paths: [SitePath] = []
  private var buffer: [UInt8] = []
  /// The location in the input that is the reason for the files of the current step, such as a row
  /// of a table.
  private var asked: SourceLocation?

  /// - Parameters:
  ///   - planned: every file of the site. A link to any other file is an error.
  ///   - checked: the pages of the previous build. An unchanged page is not checked again.
  ///   - notesFragments: true to record the location of each reference to an id.
  init(
    sink: any FileSink, schema: PageSchema, planned: PlannedFiles, table: LinkTable,
    checked: CheckedPages? = nil, notesFragments: Bool = false
  ) {
    self.sink = sink
    self.checked = checked
    self.notesFragments = notesFragments
    self.table = table
    self.planned = planned
    resolver = LinkResolver(planned: planned, table: table)
    checker = PageChecker(schema: schema)
  }

  func make(_ step: Int, of plan: Plan) { make(step, of: plan) { plan.make(step, $0) } }

  func make(_ step: Int, of plan: Plan, _ body: (FileMaker) -> Void) {
    let first = result.files.count
    let claim = plan.claim(step)
    (asked, paths) = (claim.location, claim.paths)
    found = .none
    body(self)
    asked = nil
    result.steps.append((step, found, first..<result.files.count))
  }

  /// Reuses the files of the current step if the previous build made them from inputs with the
  /// digest `found`. Returns false if the files must be made.
  func keepsFiles(madeFrom found: Digest) -> Bool {
    self.found = found
    guard let checked, let files = checked.files(paths, madeFrom: found),
      files.allSatisfy(sink.keep)
    else { return false }
    result.files += files.map(checked.file)
    return true
  }

  func page<Model: PageModel>(_ path: SitePath, _ template: PageTemplate<Model>, _ model: Model) {
    buffer.removeAll(keepingCapacity: true)
    template.template.render(model, into: &buffer)
    if writeFamiliar(buffer, to: path) { return }
    let facts = checker.check(buffer, path: path.file)
    let noted = note(facts, of: path, from: template.path)
    let faults = facts.diagnostics + noted.faults
    if !faults.isEmpty { add(faults, template, model) }
    write(buffer, to: path, noted.links)
  }

  func drawing(_ path: SitePath, _ bytes: [UInt8]) {
    if writeFamiliar(bytes, to: path) { return }
    let facts = checker.checkDrawing(bytes, path: path.file)
    let noted = note(facts, of: path)
    add(facts.diagnostics + noted.faults)
    write(bytes, to: path, noted.links)
  }

  func xml(_ path: SitePath, _ bytes: [UInt8]) {
    add(XMLFile.check(bytes, path: path.file))
    write(bytes, to: path)
  }

  func copy(_ source: String, to path: SitePath) {
    do {
      write(try FileSystem.read(source), to: path)
    } catch {
      result.diagnostics.append(error.diagnostic())
    }
  }

  /// Writes a file without checking its contents.
  func file(_ path: SitePath, _ bytes: [UInt8]) { write(bytes, to: path) }

  /// Records the faults of a file that is not made from a template. Each fault gets the location in
  /// the input that is the reason for the file, if there is one.
  private func add(_ faults: [Diagnostic]) {
    for fault in faults {
      var found = fault
      found.location = asked ?? fault.location
      result.faults.add(found, on: fault.location)
    }
  }

  /// Records the faults of the page in the buffer. To find the source of each fault, the page is
  /// rendered again. The source is a location in the template, or in a text that the page shows.
  private func add<Model: PageModel>(
    _ faults: [Diagnostic], _ template: PageTemplate<Model>, _ model: Model
  ) {
    let lines = LineIndex(buffer)
    let places = template.template.places(
      of: faults.map { lines.offset(of: $0.location) }, rendering: model)
    for (fault, place) in zip(faults, places) {
      var found = fault
      found.location = place?.location ?? SourceLocation(path: template.path)
      if let value = place?.value {
        found.hint = [fault.hint, "it comes from '{{\(value)}}'"].compactMap(\.self)
          .joined(separator: "; ")
      }
      result.faults.add(found, on: fault.location)
    }
  }

  // MARK: Links

  /// Records a page's ids and references in the link table. Returns an error for each reference
  /// that leads out of the site, or to a file that the site does not have.
  private func note(
    _ facts: PageFacts, of path: SitePath, from template: String? = nil
  ) -> (faults: [Diagnostic], links: LinkTable.Page) {
    var faults: [Diagnostic] = []
    if facts.isBroken { result.links.add(broken: path.file) }
    var targets: [LinkTable.Target] = []
    targets.reserveCapacity(facts.references.count)
    let root = HostRoot(facts.references.lazy.map(\.value), on: path, files: planned)
    for reference in facts.references where reference.kind != .id {
      switch resolver.resolve(root?.relative(reference.value) ?? reference.value, on: path) {
      case .elsewhere: continue
      case .outside:
        let location = SourceLocation(path: path.file, line: reference.line)
        faults.append(
          Diagnostic(.error, at: location, "'\(reference.value)' leads out of the site"))
      case .file(let target):
        targets.append(target.number)
        let location = SourceLocation(path: path.file, line: reference.line)
        if !target.isPlanned {
          faults.append(
            Diagnostic(
              .error, at: location,
              "\(reference.place) '\(reference.value)': the site has no '\(target.file)'"))
        } else if notesFragments, let fragment = target.fragment {
          result.links.add(
            reference: reference.value, fragment: fragment, in: target.file, at: location,
            template: template)
        }
      }
    }
    return (faults, table.add(ids: facts.ids.map(\.value), references: targets))
  }

  // MARK: Writing

  /// Writes a page or drawing without checking it if the previous build wrote the same bytes and
  /// found them valid. Otherwise writes nothing and returns false.
  private func writeFamiliar(_ bytes: [UInt8], to path: SitePath) -> Bool {
    guard let checked else { return false }
    let hash = WordHash.of(bytes)
    guard let links = checked.links(of: path.file, bytes: bytes.count, hash: hash) else {
      return false
    }
    write(bytes, hash: hash, to: path, links)
    return true
  }

  private func write(_ bytes: [UInt8], to path: SitePath, _ links: LinkTable.Page = .init()) {
    write(bytes, hash: WordHash.of(bytes), to: path, links)
  }

  private func write(
    _ bytes: [UInt8], hash: UInt64, to path: SitePath, _ links: LinkTable.Page
  ) {
    guard result.failure == nil else { return }
    do throws(Publisher.Failure) {
      try sink.write(bytes, hash: hash, to: path.file)
      result.files.append(
        BuildStore.File(path: path.file, bytes: bytes.count, hash: hash, links: links))
    } catch {
      result.failure = error
    }
  }
}
