public import Input
import Markup

/// Checks a site that was built: every page against the content model, by our own check and by
/// libxml2's Relax NG validator; every drawing and XML file; every id, link and fragment.
public struct SiteChecker: Sendable {
  /// What a check looked at.
  public struct Summary: Sendable {
    /// HTML pages.
    public var pages = 0
    /// All files.
    public var files = 0
    /// Links and other references within the site.
    public var references = 0
  }

  private let folder: String
  private let templates: String
  private let jobs: Int
  private let progress: any ProgressReporting

  /// A checker of a folder.
  ///
  /// - Parameter templates: the folder whose `schema/page.rng` is the content model.
  public init(
    folder: String, templates: String = "Templates", jobs: Int, progress: any ProgressReporting
  ) {
    self.folder = folder
    self.templates = templates
    self.jobs = jobs
    self.progress = progress
  }

  /// Checks the folder; everything that is wrong with it is reported.
  public func check(into diagnostics: inout Diagnostics) -> Summary {
    guard let schema = SiteInput.schema(folder: templates, into: &diagnostics),
      let validator = validator(into: &diagnostics)
    else { return Summary() }
    let files: [String]
    do {
      files = try FileSystem.list(folder).filter { !$0.hasPrefix(".") }
    } catch {
      diagnostics.append(error.diagnostic(hint: "name the folder of a site that was built"))
      return Summary()
    }
    guard files.contains("index.html") else {
      diagnostics.error(
        at: SourceLocation(path: folder), "the folder holds no index.html",
        hint: "name the folder of a site that was built")
      return Summary()
    }
    let known = Set(files)
    var report = BuildReport()
    let results = Phases.run("check", count: files.count, &report, progress) {
      let counter = ProgressCounter(progress)
      return Workers.each(
        of: files.count, jobs: jobs,
        state: { CheckWorker(folder: folder, known: known, schema: schema, validator: validator) },
        work: { index, worker in
          worker.check(files[index])
          counter.step()
        }, finish: { $0.result })
    }
    var summary = Summary()
    var links = LinkIndex()
    for result in results {
      summary.pages += result.summary.pages
      summary.files += result.summary.files
      summary.references += result.summary.references
      diagnostics.append(contentsOf: result.diagnostics)
      links.merge(result.links)
    }
    links.check(into: &diagnostics)
    return summary
  }

  /// libxml2's own validator for the schema, which all workers share.
  private func validator(into diagnostics: inout Diagnostics) -> SchemaValidator? {
    let path = Path.join(templates, "schema/page.rng")
    do {
      return try SchemaValidator(bytes: FileSystem.read(path), path: path)
    } catch let errors as Diagnostics {
      diagnostics.append(contentsOf: errors)
    } catch {
      diagnostics.error(at: SourceLocation(path: path), "\(error)")
    }
    return nil
  }
}

/// Checks files one after the other; each thread has one of its own.
final class CheckWorker {
  /// What a worker found.
  struct Result: Sendable {
    var summary = SiteChecker.Summary()
    var diagnostics = Diagnostics()
    var links = LinkIndex()
  }

  private(set) var result = Result()
  private let folder: String
  private let known: Set<String>
  private let checker: PageChecker
  private let validator: SchemaValidator

  init(folder: String, known: Set<String>, schema: PageSchema, validator: SchemaValidator) {
    self.folder = folder
    self.known = known
    checker = PageChecker(schema: schema)
    self.validator = validator
  }

  /// Checks one file by its kind.
  func check(_ file: String) {
    let path = Path.join(folder, file)
    do {
      result.summary.files += 1
      switch Path.fileExtension(of: file) {
      case "html":
        let bytes = try FileSystem.read(path)
        result.summary.pages += 1
        note(checker.check(bytes, path: path), of: file)
        for fault in validator.validate(bytes, path: path) {
          result.diagnostics.append(fault)
        }
      case "svg":
        note(checker.checkDrawing(try FileSystem.read(path), path: path), of: file)
      case "xml", "gpx", "kml":
        for fault in XMLFile.check(try FileSystem.read(path), path: path) {
          result.diagnostics.append(fault)
        }
      case "json", "geojson", "webmanifest":
        _ = JSON.read(try FileSystem.read(path), path: path, into: &result.diagnostics)
      case "gz":
        let bytes = Gzip.inflate(
          try FileSystem.read(path), path: path, into: &result.diagnostics)
        if let bytes { _ = JSON.read(bytes, path: path, into: &result.diagnostics) }
      default: break
      }
    } catch {
      result.diagnostics.append(error.diagnostic())
    }
  }

  /// Notes a page's ids, and checks that what it refers to is there.
  private func note(_ facts: PageFacts, of file: String) {
    for fault in facts.diagnostics { result.diagnostics.append(fault) }
    for id in facts.ids { result.links.add(id: id.value, in: file) }
    let page = SitePath(file)
    for reference in facts.references where reference.kind != .id {
      guard let address = LocalAddress(reference.value) else { continue }
      result.summary.references += 1
      let location = SourceLocation(path: facts.path, line: reference.line)
      guard let target = page.resolve(address.path) else {
        result.diagnostics.error(at: location, "'\(reference.value)' leads out of the site")
        continue
      }
      if !known.contains(target.file) {
        result.diagnostics.error(
          at: location, "\(reference.place) '\(reference.value)': there is no '\(target.file)'")
      } else if let fragment = address.fragment {
        result.links.add(
          reference: reference.value, fragment: fragment, in: target.file, at: location)
      }
    }
  }
}
