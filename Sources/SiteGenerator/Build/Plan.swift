import Input

/// A closing step. It runs after the ordinary steps of a build, because its files depend on the
/// files of those steps.
struct ClosingFiles: Sendable {
  let claim: Plan.Claim
  /// Makes the files. `steps` has the files of all ordinary steps, and `closing` has the files of
  /// earlier closing steps.
  let make: @Sendable (_ maker: FileMaker, _ steps: MadeFiles, _ closing: [BuildStore.File]) -> Void
}

/// The steps of a site, planned before any of them runs. The steps added by one call to `add` form
/// a family. The family computes the claim of a step (the files that it makes) and its key (the
/// digest of its inputs) on demand.
struct Plan: Sendable {
  /// The paths of a step's files, and the location in the input that is the reason for these files,
  /// such as a row of a table.
  struct Claim: Sendable {
    /// The paths of all files that the step makes, in the order in which it makes them. The first
    /// path identifies the step.
    let paths: [SitePath]
    private let name: @Sendable () -> String
    let location: SourceLocation

    /// - Parameter origin: evaluated only for an error message.
    init(
      _ paths: [SitePath], _ origin: @autoclosure @escaping @Sendable () -> String,
      _ location: SourceLocation
    ) {
      self.paths = paths
      name = origin
      self.location = location
    }

    /// The purpose of the files, for error messages, such as "country 'UA'".
    var origin: String { name() }
  }

  private struct Family: Sendable {
    let kind: StepKind
    let first: Int
    let claim: @Sendable (Int) -> Claim
    let key: @Sendable (Int) -> Digest
    let make: @Sendable (Int, FileMaker) -> Void
    let prepare: @Sendable (Int) -> Void
  }

  private var families: [Family] = []
  /// The number of steps, without the closing steps.
  private(set) var count = 0
  /// The closing steps, in the order in which they run.
  private(set) var closing: [ClosingFiles] = []
  /// The digest of the schema against which all pages are checked.
  let base: Digest

  init(base: Digest = .none) { self.base = base }

  // MARK: Adding steps

  /// Adds a family of steps that read the same slices.
  ///
  /// - Parameters:
  ///   - step: the slices that the steps read, and the method that makes their files.
  ///   - detail: returns the digest of an item; needed only if the slices and the paths of the
  ///     step's files do not determine the item.
  mutating func add<Work: Step>(
    _ kind: StepKind, _ items: [Work.Item], making step: Work,
    detail: @escaping @Sendable (Work.Item) -> Digest = { _ in .none },
    claim: @escaping @Sendable (Work.Item) -> Claim
  ) {
    let shared = SharedStep(step)
    add(kind, items, makingEach: { _ in shared }, detail: detail, claim: claim)
  }

  /// Adds a family of steps, each of which reads slices of its own. These slices, `detail` and the
  /// paths of the files must determine the item.
  mutating func add<Work: Step>(
    _ kind: StepKind, _ items: [Work.Item],
    makingEach step: @escaping @Sendable (Work.Item) -> Work,
    detail: @escaping @Sendable (Work.Item) -> Digest = { _ in .none },
    claim: @escaping @Sendable (Work.Item) -> Claim
  ) {
    guard !items.isEmpty else { return }
    families.append(
      Family(
        kind: kind, first: count, claim: { claim(items[$0]) },
        key: { [base] in
          var digester = Digester()
          digester.mix(base)
          digester.mix(kind.rawValue)
          digester.mix(step(items[$0]).digest)
          digester.mix(detail(items[$0]))
          for path in claim(items[$0]).paths { digester.mix(path.string) }
          return digester.digest
        },
        make: { step(items[$0]).make(items[$0], $1) },
        prepare: { step(items[$0]).prepare() }))
    count += items.count
  }

  /// Adds a single step, whose item is the path of its first file.
  mutating func add(
    _ kind: StepKind, _ path: SitePath, _ others: SitePath..., making step: some Step<SitePath>,
    origin: String, at location: SourceLocation
  ) {
    add(kind, [path], making: step, claim: { Claim([$0] + others, origin, location) })
  }

  mutating func addClosing(
    _ paths: SitePath..., origin: String, at location: SourceLocation,
    make: @escaping @Sendable (FileMaker, MadeFiles, [BuildStore.File]) -> Void
  ) {
    closing.append(ClosingFiles(claim: Claim(paths, origin, location), make: make))
  }

  // MARK: Queries about steps

  /// The indices of all steps; closing steps have the highest indices.
  var allSteps: Range<Int> { 0..<(count + closing.count) }

  /// Returns the digest of everything that the step at an index reads.
  func key(_ index: Int) -> Digest {
    let family = family(of: index)
    return family.key(index - family.first)
  }

  func keys(_ steps: Range<Int>, jobs: Int) -> [Digest] {
    Workers.mapBlocks(of: steps, jobs: jobs) { key($0) }
  }

  /// Returns one function for each family that has any of the given steps. The function computes
  /// the shared values that the first given step of the family reads.
  func preparations(for steps: [Int]) -> [@Sendable () -> Void] {
    var last = -1
    return steps.compactMap { step in
      let family = family(of: step)
      guard family.first != last else { return nil }
      last = family.first
      return { family.prepare(step - family.first) }
    }
  }

  func kind(_ index: Int) -> StepKind { family(of: index).kind }

  func paths(_ index: Int) -> [SitePath] { claim(index).paths }

  func make(_ index: Int, _ maker: FileMaker) {
    let family = family(of: index)
    family.make(index - family.first, maker)
  }

  func claim(_ index: Int) -> Claim {
    if index >= count { return closing[index - count].claim }
    let family = family(of: index)
    return family.claim(index - family.first)
  }

  private func family(of index: Int) -> Family {
    var low = 0
    var high = families.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if families[middle].first <= index { low = middle } else { high = middle }
    }
    return families[low]
  }

  func files(of steps: Range<Int>) -> Set<String> {
    var files: Set<String> = []
    for index in steps {
      for path in paths(index) { files.insert(path.file) }
    }
    return files
  }
}
