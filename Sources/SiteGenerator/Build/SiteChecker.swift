public import Input
import Markup

/// Checks a built site without its input. Compares all files with the list that the build wrote.
/// Checks the markup of pages, drawings and XML files, and the targets of all links. If a page has
/// an element in a new position or with a new attribute, libxml2's Relax NG validator also checks
/// the page. Here, "new" means that no earlier page on the same thread had this position or
/// attribute.
public struct SiteChecker: Sendable {
  /// The numbers of pages, files and references that a check covered.
  public struct Summary: Sendable {
    /// The number of HTML pages.
    public var pages = 0
    /// The number of files, including pages.
    public var files = 0
    /// The number of links and other references within the site.
    public var references = 0
  }

  private let folder: String
  private let templates: String?
  private let jobs: Int
  private let progress: any ProgressReporting

  /// Creates a checker for the folder of a site.
  ///
  /// - Parameter templates: a folder whose `schema/page.rng` is the schema of the pages. If it is
  ///   `nil`, the schema in the site's folder is used.
  public init(
    folder: String, templates: String? = nil, jobs: Int, progress: any ProgressReporting
  ) {
    self.folder = folder
    self.templates = templates
    self.jobs = jobs
    self.progress = progress
  }

  /// Checks the folder and reports all errors.
  public func check(into diagnostics: inout Diagnostics) -> Summary {
    let found: [String]
    do {
      found = try FileSystem.list(folder)
    } catch {
      diagnostics.append(error.diagnostic(hint: "name the folder of a built site"))
      return Summary()
    }
    guard found.contains("index.html") else {
      diagnostics.error(
        at: SourceLocation(path: folder), "the folder has no index.html",
        hint: "name the folder of a built site")
      return Summary()
    }
    let schemaPath =
      templates.map { Path.join($0, "schema/page.rng") }
      ?? Path.join(folder, SiteMap.schema.file)
    guard
      let (schema, source) = SiteInput.schema(schemaPath, findings: nil, into: &diagnostics),
      let validator = validator(source, path: schemaPath, into: &diagnostics)
    else { return Summary() }
    let list = FileList.read(site: folder, into: &diagnostics)
    let hashes = Dictionary(
      (list?.files ?? []).map { ($0.path, $0.hash) }, uniquingKeysWith: { first, _ in first })
    let copied = Set(list?.copied ?? [])
    let files = found.filter { !$0.hasPrefix(".") || hashes[$0] != nil }
    let missing = Set((list?.files ?? []).map(\.path)).subtracting(files)
    for file in missing.sorted() {
      diagnostics.error(
        at: SourceLocation(path: Path.join(folder, file)),
        "the file is missing; the build wrote it", hint: "build the site again")
    }
    // Missing files count as known, so that links to them are not reported too.
    let known = PlannedFiles(files + missing)
    var report = BuildReport()
    let results = report.phase("check", count: files.count, progress) {
      let counter = ProgressCounter(progress)
      return Workers.each(
        of: files.count, jobs: jobs,
        state: {
          CheckWorker(
            folder: folder, known: known, hashes: hashes, copied: copied, schema: schema,
            validator: validator)
        },
        work: { index, worker in
          worker.check(files[index])
          counter.step()
        }, finish: { $0.result })
    }
    var summary = Summary()
    var links = LinkIndex()
    for file in missing { links.add(broken: file) }
    var ids: Set<Digest> = []
    for result in results {
      summary.pages += result.summary.pages
      summary.files += result.summary.files
      summary.references += result.summary.references
      diagnostics.append(contentsOf: result.diagnostics)
      links.merge(result.links)
      ids.formUnion(result.ids)
    }
    links.check({ ids.contains($0.digest) }, into: &diagnostics)
    return summary
  }

  private func validator(
    _ source: [UInt8], path: String, into diagnostics: inout Diagnostics
  ) -> SchemaValidator? {
    do {
      return try SchemaValidator(bytes: source, path: path)
    } catch {
      diagnostics.append(contentsOf: error)
      return nil
    }
  }
}

/// Checks files. Each thread has its own instance.
final class CheckWorker {
  struct Result: Sendable {
    var summary = SiteChecker.Summary()
    var diagnostics = Diagnostics()
    var links = LinkIndex()
    /// The digests of all possible targets of fragments: one for each id, computed from the id and
    /// the path of its page.
    var ids: Set<Digest> = []
  }

  private(set) var result = Result()
  private let folder: String
  private let known: PlannedFiles
  private let hashes: [String: UInt64]
  private let copied: Set<String>
  private let checker: PageChecker
  private let validator: SchemaValidator

  /// - Parameter hashes: the hashes of the files that the build wrote, keyed by path.
  init(
    folder: String, known: PlannedFiles, hashes: [String: UInt64], copied: Set<String>,
    schema: PageSchema, validator: SchemaValidator
  ) {
    self.folder = folder
    self.known = known
    self.hashes = hashes
    self.copied = copied
    checker = PageChecker(schema: schema)
    self.validator = validator
  }

  func check(_ file: String) {
    let path = Path.join(folder, file)
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path)
    } catch {
      result.diagnostics.append(error.diagnostic())
      return
    }
    result.summary.files += 1
    if let hash = hashes[file], hash != WordHash.of(bytes) {
      result.diagnostics.error(
        at: SourceLocation(path: path), "the file has changed since the build wrote it",
        hint: "build the site again")
    }
    // Compressed copies are not in the list of files. A file is checked as a copy only if the list
    // has its original.
    if hashes[file] == nil, let copy = CompressedCopy.original(of: file),
      hashes[copy.file] != nil
    {
      return check(bytes, of: path, as: copy.form, of: Path.join(folder, copy.file))
    }
    let kind = Path.fileExtension(of: file)
    // A copied file may have any content, so only the references in copied style sheets are
    // checked.
    if copied.contains(file), kind != "css" { return }
    switch kind {
    case "html":
      result.summary.pages += 1
      let facts = checker.check(bytes, path: path)
      note(facts, of: file)
      // The validator is slow, so it runs only on pages without faults, and only if the page has
      // markup that is new on this thread.
      if facts.isNovel, facts.diagnostics.isEmpty {
        for fault in validator.validate(bytes, path: path) { result.diagnostics.append(fault) }
      }
    case "svg" where SiteMap.isOwnDrawing(file):
      note(checker.checkDrawing(bytes, path: path), of: file)
    case "xml", "gpx", "kml":
      for fault in XMLFile.check(bytes, path: path) { result.diagnostics.append(fault) }
    case "css":
      let references = StyleSheet(bytes, path: path).references
        .compactMap { StyleReference($0, in: SitePath(file)) }
      result.summary.references += references.count
      StyleLinks.check(references, files: known, into: &result.diagnostics)
    case "json", "geojson", "webmanifest":
      _ = JSON.read(bytes, path: path, into: &result.diagnostics)
    case "gz":
      if let text = Gzip.inflate(bytes, path: path, into: &result.diagnostics) {
        _ = JSON.read(text, path: path, into: &result.diagnostics)
      }
    default: break
    }
  }

  /// Reports an error if a compressed copy differs from its original, because servers send the copy
  /// instead of the original.
  private func check(_ bytes: [UInt8], of path: String, as form: CompressedCopy, of file: String) {
    guard let text = try? FileSystem.read(file), !form.isCopy(bytes, of: text) else { return }
    result.diagnostics.error(
      at: SourceLocation(path: path),
      "the file is not a compressed copy of '\(Path.name(of: file))'",
      hint: "build with --precompress to write it, or with --clean to remove it")
  }

  private func note(_ facts: PageFacts, of file: String) {
    for fault in facts.diagnostics { result.diagnostics.append(fault) }
    if facts.isBroken { result.links.add(broken: file) }
    for id in facts.ids {
      result.ids.insert(LinkIndex.Target(file: file, id: id.value).digest)
    }
    let page = SitePath(file)
    let root = HostRoot(facts.references.lazy.map(\.value), on: page, files: known)
    for reference in facts.references where reference.kind != .id {
      let value = root?.relative(reference.value) ?? reference.value
      guard let address = LocalAddress(value, on: page) else { continue }
      result.summary.references += 1
      let location = SourceLocation(path: facts.path, line: reference.line)
      guard let target = page.resolve(address.path) else {
        result.diagnostics.error(at: location, "'\(reference.value)' leads out of the site")
        continue
      }
      if !known.contains(target.file) {
        result.diagnostics.error(
          at: location, "\(reference.place) '\(reference.value)': the site has no '\(target.file)'")
      } else if let fragment = address.fragment {
        result.links.add(
          reference: reference.value, fragment: fragment, in: target.file, at: location)
      }
    }
  }
}
