import Input

/// The record that a build leaves for the next build: its inputs, and the key and files of each
/// step.
struct BuildStore: Sendable {
  struct File: Sendable {
    /// The path relative to the output folder.
    let path: String
    let bytes: Int
    /// The ``WordHash`` of the bytes.
    let hash: UInt64
    /// The modification time, in nanoseconds; 0 if it is not known yet.
    var modified = 0
    var links = LinkTable.Page()
  }

  struct Step: Sendable {
    let key: Digest
    /// The digest that the step passed to ``FileMaker/keepsFiles(madeFrom:)``; ``Digest/none`` if
    /// the step did not call that method.
    var found = Digest.none
    let files: Range<Int>
  }

  /// A digest of the program and of the flags that affect all steps.
  let program: Digest
  let part: BuildPart
  /// The digest of the schema against which the pages were checked.
  var model = Digest.none
  var inputs: [InputFiles.File] = []
  /// The warnings that the build reported before its long phases.
  var warnings: [Diagnostic] = []
  /// The warnings that the build returned at its end.
  var laterWarnings: [Diagnostic] = []
  var pages = 0
  /// The number of steps, without the closing steps.
  var stepCount = 0
  /// Cached results of expensive computations, keyed by the digest of their inputs.
  var findings: [Digest: [UInt8]] = [:]
  var steps: [Step] = []
  var files: [File] = []
  /// The number of compressed copies, which are the last elements of ``files``.
  var copyCount = 0
  /// A Boolean value that is true if the build was run with `--precompress`, even if no file needed
  /// a compressed copy.
  var hasCopies = false
  var links = LinkTable.Contents()

  init(program: Digest, part: BuildPart) {
    self.program = program
    self.part = part
  }

  /// The indices of the files that are not compressed copies.
  var originals: Range<Int> { 0..<(files.count - copyCount) }

  var copyPaths: Set<String> { Set(files[originals.upperBound...].map(\.path)) }

  /// Removes from the link table all names and lists that no file uses.
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

  /// Adds the stores of other parts of the same build to this store.
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
