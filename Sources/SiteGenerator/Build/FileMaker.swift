import Input
import Markup
import Routing
import Synchronization

/// Renders, checks and writes files. Each worker of a build has one of its own.
final class FileMaker {
  /// What a worker found and made.
  struct Result: Sendable {
    var links = LinkIndex()
    var diagnostics = Diagnostics()
    var faults = PageFaults()
    var pages = 0
    var files = 0
    var bytes = 0
    /// The files with their sizes and hashes, for the steps that come last.
    var made: [MadeFile] = []
    var failure: Publisher.Failure?
  }

  /// For searches, used again and again.
  var workspace = SearchWorkspace()
  private(set) var result = Result()

  private let sink: any FileSink
  private let checker: PageChecker
  private let planned: Set<String>
  private var buffer: [UInt8] = []
  /// The input that asks for what is being made.
  private var asked: SourceLocation?

  /// - Parameter planned: every file of the site, which links may point at.
  init(sink: any FileSink, schema: PageSchema, planned: Set<String>) {
    self.sink = sink
    self.planned = planned
    checker = PageChecker(schema: schema)
  }

  /// Makes the files of a step.
  func make(_ step: PlannedFiles) {
    asked = step.location
    step.make(self)
    asked = nil
  }

  /// Makes a page: renders its template, checks it, writes it.
  func page<Model: PageModel>(_ path: SitePath, _ template: PageTemplate<Model>, _ model: Model) {
    buffer.removeAll(keepingCapacity: true)
    template.template.render(model, into: &buffer)
    let facts = checker.check(buffer, path: path.file)
    let faults = facts.diagnostics + note(facts, of: path, from: template.path)
    if !faults.isEmpty { add(faults, template, model) }
    result.pages += 1
    write(buffer, to: path)
  }

  /// Makes a drawing, which is checked like a page.
  func drawing(_ path: SitePath, _ bytes: [UInt8]) {
    let facts = checker.checkDrawing(bytes, path: path.file)
    add(facts.diagnostics + note(facts, of: path))
    write(bytes, to: path)
  }

  /// Makes an XML file, which must be well-formed.
  func xml(_ path: SitePath, _ bytes: [UInt8]) {
    add(XMLFile.check(bytes, path: path.file))
    write(bytes, to: path)
  }

  /// Makes any other file.
  func file(_ path: SitePath, _ bytes: [UInt8]) { write(bytes, to: path) }

  /// Notes the faults of a file by the input that asks for it.
  private func add(_ faults: [Diagnostic]) {
    for fault in faults {
      var found = fault
      found.location = asked ?? fault.location
      result.faults.add(found, on: fault.location)
    }
  }

  /// Notes the faults of the page in the buffer by the places in its template, or in the text that it
  /// shows, that they come from: the page is rendered once more.
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
        found.hint = [fault.hint, "'{{\(value)}}' writes it"].compactMap(\.self)
          .joined(separator: "; ")
      }
      result.faults.add(found, on: fault.location)
    }
  }

  // MARK: Links

  /// Notes a page's ids, and returns the references to files that are not in the plan.
  private func note(
    _ facts: PageFacts, of path: SitePath, from template: String? = nil
  ) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    for id in facts.ids { result.links.add(id: id.value, in: path.file) }
    for reference in facts.references where reference.kind != .id {
      let location = SourceLocation(path: path.file, line: reference.line)
      guard let address = LocalAddress(reference.value) else { continue }
      guard let target = path.resolve(address.path) else {
        faults.append(
          Diagnostic(.error, at: location, "'\(reference.value)' leads out of the site"))
        continue
      }
      if !planned.contains(target.file) {
        faults.append(
          Diagnostic(
            .error, at: location,
            "\(reference.place) '\(reference.value)': the site has no '\(target.file)'"))
      } else if let fragment = address.fragment {
        result.links.add(
          reference: reference.value, fragment: fragment, in: target.file, at: location,
          template: template)
      }
    }
    return faults
  }

  // MARK: Writing

  private func write(_ bytes: [UInt8], to path: SitePath) {
    guard result.failure == nil else { return }
    let file = path.file
    let hash = WordHash.of(bytes)
    do throws(Publisher.Failure) {
      try sink.write(bytes, hash: hash, to: file)
      result.files += 1
      result.bytes += bytes.count
      result.made.append(MadeFile(file: file, bytes: bytes.count, hash: hash))
    } catch {
      result.failure = error
    }
  }
}

/// An address within the site; nil for one with a scheme or a host.
struct LocalAddress {
  /// The path as written, without query and fragment; empty for the page itself.
  let path: Substring
  /// What follows `#`, percent-decoded by nobody: our ids are ASCII.
  let fragment: String?

  init?(_ address: String) {
    guard !address.hasPrefix("//") else { return nil }
    let start = address.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard !start.contains(":") else { return nil }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    path = parts[0].prefix { $0 != "?" }
    fragment = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil
  }
}
