import Input

/// The record of a build for the next one: the inputs, and the key and files of each step.
struct BuildStore: Sendable {
  /// A file that a step made.
  struct File: Sendable {
    /// Its path below the output folder.
    let path: String
    let bytes: Int
    /// A hash of its bytes.
    let hash: UInt64
    /// The time of its last change, in nanoseconds.
    var modified: Int
    var links: LinkTable.Page
  }

  /// A step that was made.
  struct Step: Sendable {
    let key: Digest
    /// The digest of the intermediate results from which the step made its files; ``Digest/none``
    /// if it did not state one.
    var found = Digest.none
    let files: Range<Int>
  }

  /// The digest of the program, its flags, and everything else that is the same for all steps.
  let program: Digest
  /// The part of the build that was made.
  let part: BuildPart
  /// The digest of the model that the pages were checked by.
  var model = Digest.none
  var inputs: [InputFiles.File] = []
  /// The warnings about what was read.
  var warnings: [Diagnostic] = []
  /// The warnings from the build itself.
  var laterWarnings: [Diagnostic] = []
  var pages = 0
  /// The number of steps, without the closing steps.
  var stepCount = 0
  /// Results that are expensive to compute, by the digest of their inputs.
  var findings: [Digest: [UInt8]] = [:]
  var steps: [Step] = []
  var files: [File] = []
  /// The number of the files that are compressed copies of others, which are the last.
  var copyCount = 0
  /// A Boolean value that is true if the build made compressed copies, of which there may be none.
  var hasCopies = false
  var links = LinkTable.Contents()

  init(program: Digest, part: BuildPart) {
    self.program = program
    self.part = part
  }

  /// The files that are not compressed copies.
  var originals: Range<Int> { 0..<(files.count - copyCount) }

  /// The paths of the compressed copies.
  var copyPaths: Set<String> { Set(files[originals.upperBound...].map(\.path)) }

  /// Leaves out the names and lists that no remaining file needs.
  mutating func compact() {
    var kept = LinkTable.Contents()
    var names = [UInt32](repeating: 0, count: links.names.count)
    var lists = [UInt32](repeating: 0, count: links.lists.count)
    func name(_ number: UInt32) -> UInt32 {
      if number != 0, names[Int(number)] == 0 {
        names[Int(number)] = UInt32(kept.names.count)
        kept.names.append(links.names[Int(number)])
      }
      return names[Int(number)]
    }
    func list(_ number: UInt32) -> UInt32 {
      if number != 0, lists[Int(number)] == 0 {
        lists[Int(number)] = UInt32(kept.lists.count)
        kept.lists.append(NumberList(links.lists[Int(number)].map(name)))
      }
      return lists[Int(number)]
    }
    for index in files.indices {
      let links = files[index].links
      files[index].links = LinkTable.Page(ids: list(links.ids), references: list(links.references))
    }
    links = kept
  }

  /// Merges the results of other parts of the same build.
  mutating func add(_ parts: some Sequence<BuildStore>) {
    let table = LinkTable(links)
    for part in parts { add(part, lists: table.take(part.links)) }
    links = table.contents
  }

  private mutating func add(_ part: BuildStore, lists: [UInt32]) {
    let first = files.count
    files += part.files
    for index in first..<files.count {
      let links = files[index].links
      files[index].links = LinkTable.Page(
        ids: lists[Int(links.ids)], references: lists[Int(links.references)])
    }
    steps += part.steps.map { step in
      Step(
        key: step.key, found: step.found,
        files: (step.files.lowerBound + first)..<(step.files.upperBound + first))
    }
    findings.merge(part.findings) { known, _ in known }
  }
}
