import Input
import Markup

/// Runs the steps whose inputs have changed since the previous build, and reuses the files of all
/// other steps of the plan.
struct StepRunner {
  let plan: Plan
  /// The indices of the steps that belong to this build: all ordinary steps of the plan, or those
  /// of one part.
  let part: Range<Int>
  let planned: PlannedFiles
  let schema: PageSchema
  let previous: PreviousSite?
  let jobs: Int
  let progress: any ProgressReporting

  private let table: LinkTable
  private let staging: StagedFiles
  /// The files of all steps, grouped by step.
  private var files: [BuildStore.File] = []
  private var copies: [BuildStore.File] = []
  /// The range of each step's files in `files`. The steps of the part come first, then the closing
  /// steps. The range of a step is empty until its files are made or reused.
  private var ranges: [Range<Int>]
  private let keys: [Digest]
  /// The digest that each step passed to ``FileMaker/keepsFiles(madeFrom:)``, in the order of
  /// `ranges`.
  private var found: [Digest]
  private var made: Set<Int> = []
  private let checkedPages: CheckedPages?
  private var faults = PageFaults()
  private var links = LinkIndex()
  private var diagnostics = Diagnostics()
  private(set) var failure: Publisher.Failure?

  init(
    plan: Plan, part: Range<Int>, planned: PlannedFiles, schema: PageSchema, staging: StagedFiles,
    previous: PreviousSite?, jobs: Int, progress: any ProgressReporting
  ) {
    self.plan = plan
    self.part = part
    self.planned = planned
    self.schema = schema
    self.staging = staging
    self.previous = previous
    self.jobs = jobs
    self.progress = progress
    table = LinkTable(previous?.store.links ?? LinkTable.Contents())
    checkedPages = previous.map { CheckedPages($0, planned: planned, model: plan.base) }
    ranges = Array(repeating: 0..<0, count: part.count + plan.closing.count)
    found = Array(repeating: .none, count: ranges.count)
    keys = plan.keys(part, jobs: jobs)
  }

  /// The number of steps that were run, without the closing steps.
  var madeCount: Int { made.count }

  /// The kinds of steps that were run, sorted by name, each with the number of steps of that kind.
  var madeKinds: [(kind: String, count: Int)] {
    made.reduce(into: [:]) { $0[plan.kind($1).rawValue, default: 0] += 1 }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The files of all steps that have been made or reused so far, in the order of the steps.
  private var allFiles: some Sequence<BuildStore.File> { ranges.lazy.flatMap { files[$0] } }

  // MARK: Steps

  /// Reuses the files of steps that the previous build ran with the same inputs. Returns the
  /// indices of the steps that must run.
  mutating func keep() -> [Int] {
    guard let previous, let checkedPages else { return Array(part) }
    let kept = previous.kept(part, of: plan, keys: keys, jobs: jobs)
    let store = previous.store
    let areKept = Workers.mapBlocks(of: kept.indices, jobs: jobs) { [staging] index in
      guard kept[index] >= 0 else { return false }
      let range = store.steps[kept[index]].files
      return range.allSatisfy { checkedPages.isWhole(store.files[$0]) && staging.keep($0) }
    }
    failure = failure ?? staging.failure
    var stale: [Int] = []
    for ((index, known), isKept) in zip(zip(part, kept), areKept) {
      if isKept {
        let step = store.steps[known]
        add(store.files[step.files], found: step.found, to: index)
      } else {
        stale.append(index)
      }
    }
    return stale
  }

  mutating func make(_ steps: [Int]) {
    for result in results(of: steps, checked: checkedPages) { take(result) }
    made.formUnion(steps)
  }

  private func results(
    of steps: [Int], checked: CheckedPages?, notesFragments: Bool = false
  ) -> [FileMaker.Result] {
    let counter = ProgressCounter(progress)
    return Workers.each(
      of: steps.count, jobs: jobs,
      state: { maker(checked: checked, notesFragments: notesFragments) },
      work: { index, maker in
        maker.make(steps[index], of: plan)
        counter.step()
      }, finish: { $0.result })
  }

  mutating func makeClosing() {
    let maker = maker(checked: nil)
    let before = MadeFiles(Array(allFiles))
    for (index, step) in plan.closing.enumerated() {
      let closing = maker.result.files
      maker.make(plan.count + index, of: plan) { step.make($0, before, closing) }
    }
    take(maker.result)
  }

  private func maker(checked: CheckedPages?, notesFragments: Bool = false) -> FileMaker {
    FileMaker(
      sink: staging, schema: schema, planned: planned, table: table, checked: checked,
      notesFragments: notesFragments)
  }

  private mutating func take(_ result: FileMaker.Result) {
    for (step, found, range) in result.steps {
      add(result.files[range], found: found, to: step)
    }
    faults.merge(result.faults)
    links.merge(result.links)
    diagnostics.append(contentsOf: result.diagnostics)
    failure = failure ?? result.failure
  }

  private mutating func add(
    _ new: ArraySlice<BuildStore.File>, found: Digest, to step: Int
  ) {
    let place = step < plan.count ? step - part.lowerBound : part.count + step - plan.count
    ranges[place] = files.count..<(files.count + new.count)
    self.found[place] = found
    files.append(contentsOf: new)
  }

  // MARK: Links

  func report(into diagnostics: inout Diagnostics) {
    diagnostics.append(contentsOf: self.diagnostics)
    faults.report(into: &diagnostics)
  }

  /// Reports all errors, including every reference in a page or text to an id that does not exist.
  mutating func check(_ texts: [TextContent], into diagnostics: inout Diagnostics) {
    report(into: &diagnostics)
    var ids = IDLookup(files: Array(allFiles), table: table)
    TextLinks.addFragments(of: texts, to: &links)
    // Steps with a broken reference run again, and now record the locations of all their
    // references.
    let wrong = part.filter { step in
      files[ranges[step - part.lowerBound]].contains { !ids.hasAll($0.links.references) }
    }
    for result in results(of: wrong, checked: nil, notesFragments: true) {
      links.merge(result.links)
      failure = failure ?? result.failure
    }
    links.check({ ids.contains($0) }, into: &diagnostics)
  }

  // MARK: Copies

  mutating func compress() throws(Publisher.Failure) {
    let sources = allFiles.filter { CompressedCopy.isWanted($0.path, bytes: $0.bytes) }
    let compressor = Compressor(
      staging: staging, previous: previous, planned: planned)
    let paths = sources.flatMap { source in
      CompressedCopy.allCases.map { $0.path(of: source.path) }
    }
    try staging.expect(Set(paths.filter { !planned.contains($0) }))
    let counter = ProgressCounter(progress)
    let results = Workers.map(sources.count, jobs: jobs) { index in
      defer { counter.step() }
      return Result { () throws(Publisher.Failure) in try compressor.copies(of: sources[index]) }
    }
    for result in results { copies += try result.get() }
  }

  /// Removes files of earlier builds that this build neither made nor reused.
  ///
  /// - Parameter files: a set that includes every file that
  ///   ``Publisher/takeSpare(files:listed:)`` kept in the staging folder.
  func removeLeftovers(of files: Set<String>) throws(Publisher.Failure) {
    guard staging.isSpare else { return }
    var leftovers = files
    for file in allFiles { leftovers.remove(file.path) }
    for file in copies { leftovers.remove(file.path) }
    try staging.remove(leftovers)
  }

  /// The paths of the files that this build might have written.
  var writtenPaths: [String] { (files + copies).filter { $0.modified == 0 }.map(\.path) }

  var copyPaths: Set<String> { Set(copies.map { $0.path }) }

  // MARK: Data for the next build

  func fill(_ store: inout BuildStore) {
    store.model = plan.base
    store.links = table.contents
    store.files.reserveCapacity(files.count + copies.count)
    for (index, range) in ranges.enumerated() where !range.isEmpty {
      let first = store.files.count
      store.files.append(contentsOf: files[range])
      store.steps.append(
        BuildStore.Step(
          key: index < part.count ? keys[index] : .none, found: found[index],
          files: first..<store.files.count))
    }
    store.copyCount = copies.count
    guard !copies.isEmpty else { return }
    store.steps.append(
      BuildStore.Step(
        key: .none, files: store.files.count..<(store.files.count + copies.count)))
    store.files += copies
  }

  var totals: BuildReport.Totals {
    var totals = BuildReport.Totals()
    for file in allFiles {
      totals.files += 1
      totals.bytes += file.bytes
      if file.path.hasSuffix(".html") { totals.pages += 1 }
    }
    totals.copies = copies.count
    totals.copyBytes = copies.reduce(0) { $0 + $1.bytes }
    return totals
  }

  var size: SiteSize {
    var size = SiteSize()
    for (index, range) in ranges.enumerated() {
      let group = index < part.count ? SiteGroup(plan.kind(index + part.lowerBound)) : nil
      for file in files[range] { size.add(file.path, bytes: file.bytes, group: group) }
    }
    for copy in copies { size.add(copy.path, bytes: copy.bytes, group: .copies) }
    return size
  }
}
