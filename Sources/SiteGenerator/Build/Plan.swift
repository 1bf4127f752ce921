import Input

/// A closing step. It runs after the ordinary steps, because its files list the files of the
/// ordinary steps.
struct ClosingFiles: Sendable {
  /// The paths of all files that the step makes.
  let paths: [SitePath]
  let origin: String
  let location: SourceLocation
  /// Makes the files. The arguments are the files of all ordinary steps, and the files of earlier
  /// closing steps.
  let make: @Sendable (_ maker: FileMaker, _ steps: MadeFiles, _ closing: [MadeFile]) -> Void
}

/// The steps of a site, planned before any of them runs. Steps that are added together form a
/// family. The family computes the claim and the key of a step only when they are needed.
struct Plan: Sendable {
  /// The files of a step, and the location in the input that requires them.
  struct Claim: Sendable {
    /// The paths of all files that the step makes, in the order in which it makes them. The first
    /// path identifies the step.
    let paths: [SitePath]
    private let name: @Sendable () -> String
    /// The location in the input that requires the files. Errors about the files are reported at
    /// this location.
    let location: SourceLocation

    /// - Parameter origin: see ``origin``. It is evaluated only for an error message.
    init(
      _ paths: [SitePath], _ origin: @autoclosure @escaping @Sendable () -> String,
      _ location: SourceLocation
    ) {
      self.paths = paths
      name = origin
      self.location = location
    }

    /// The purpose of the files for error messages, such as "country 'UA'".
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
  /// The number of steps.
  private(set) var count = 0
  /// The closing steps, in the order in which they run.
  private(set) var closing: [ClosingFiles] = []
  /// The digest of the content model. The pages of all steps are checked against this model.
  let base: Digest

  init(base: Digest = .none) { self.base = base }

  // MARK: Adding steps

  /// Adds a family of steps that share a context.
  ///
  /// - Parameters:
  ///   - items: an array with one item for each step.
  ///   - detail: the digest of a step's other inputs, which are neither its context nor the paths
  ///     of its files.
  ///   - claim: the files of a step.
  ///   - make: makes the files of a step. It must be a pure function of context and item: the files
  ///     must not depend on the order of steps, the time or the thread.
  mutating func add<Context: StepContext, Item: Sendable>(
    _ kind: StepKind, _ items: [Item], reading context: Context,
    detail: @escaping @Sendable (Item) -> Digest = { _ in .none },
    claim: @escaping @Sendable (Item) -> Claim,
    make: @escaping @Sendable (Context, Item, FileMaker) -> Void
  ) {
    let shared = key(kind, context)
    append(
      kind, count: items.count, claim: { claim(items[$0]) },
      key: { Self.key(shared, detail(items[$0]), claim(items[$0]).paths) },
      make: { make(context, items[$0], $1) }, prepare: { _ in context.prepare() })
  }

  /// Adds a family of steps, each of which has its own context.
  mutating func add<Context: StepContext, Item: Sendable>(
    _ kind: StepKind, _ items: [Item], readingEach context: @escaping @Sendable (Item) -> Context,
    claim: @escaping @Sendable (Item) -> Claim,
    make: @escaping @Sendable (Context, Item, FileMaker) -> Void
  ) {
    let plan = self
    append(
      kind, count: items.count, claim: { claim(items[$0]) },
      key: { Self.key(plan.key(kind, context(items[$0])), .none, claim(items[$0]).paths) },
      make: { make(context(items[$0]), items[$0], $1) },
      prepare: { context(items[$0]).prepare() })
  }

  /// Adds a single step.
  mutating func add<Context: StepContext>(
    _ kind: StepKind, _ paths: SitePath..., reading context: Context, origin: String,
    at location: SourceLocation, make: @escaping @Sendable (Context, FileMaker) -> Void
  ) {
    add(
      kind, [paths], reading: context, claim: { Claim($0, origin, location) },
      make: { context, _, maker in make(context, maker) })
  }

  /// Adds a closing step.
  mutating func addClosing(
    _ paths: SitePath..., origin: String, at location: SourceLocation,
    make: @escaping @Sendable (FileMaker, MadeFiles, [MadeFile]) -> Void
  ) {
    closing.append(ClosingFiles(paths: paths, origin: origin, location: location, make: make))
  }

  private mutating func append(
    _ kind: StepKind, count: Int, claim: @escaping @Sendable (Int) -> Claim,
    key: @escaping @Sendable (Int) -> Digest, make: @escaping @Sendable (Int, FileMaker) -> Void,
    prepare: @escaping @Sendable (Int) -> Void
  ) {
    guard count > 0 else { return }
    families.append(
      Family(kind: kind, first: self.count, claim: claim, key: key, make: make, prepare: prepare))
    self.count += count
  }

  private func key(_ kind: StepKind, _ context: some StepContext) -> Digest {
    var digester = Digester()
    digester.mix(base)
    digester.mix(kind.rawValue)
    digester.mix(context.digest)
    return digester.digest
  }

  private static func key(_ shared: Digest, _ detail: Digest, _ paths: [SitePath]) -> Digest {
    var digester = Digester()
    digester.mix(shared)
    digester.mix(detail)
    for path in paths { digester.mix(path.string) }
    return digester.digest
  }

  // MARK: Queries about steps

  /// The indices of all steps; closing steps have the highest indices.
  var allSteps: Range<Int> { 0..<(count + closing.count) }

  /// Returns the digest of everything that the step at an index reads.
  func key(_ index: Int) -> Digest {
    let family = family(of: index)
    return family.key(index - family.first)
  }

  /// Returns the keys of a range of steps, in the order of the steps.
  func keys(_ steps: Range<Int>, jobs: Int) -> [Digest] {
    let size = 256
    let parts = Workers.map((steps.count + size - 1) / size, jobs: jobs) { part in
      steps.dropFirst(part * size).prefix(size).map { key($0) }
    }
    return Array(parts.joined())
  }

  /// Returns one function for each family that has any of the given steps. The function computes
  /// values that the steps of the family share.
  func preparations(for steps: [Int]) -> [@Sendable () -> Void] {
    var last = -1
    return steps.compactMap { step in
      let family = family(of: step)
      guard family.first != last else { return nil }
      last = family.first
      return { family.prepare(step - family.first) }
    }
  }

  /// Returns the kind of the step at an index.
  func kind(_ index: Int) -> StepKind { family(of: index).kind }

  /// Returns the paths of the files of the step at an index.
  func paths(_ index: Int) -> [SitePath] { claim(index).paths }

  /// Makes the files of the step at an index.
  func make(_ index: Int, _ maker: FileMaker) {
    let family = family(of: index)
    family.make(index - family.first, maker)
  }

  /// Returns the claim of the step at an index. The step may be a closing step.
  func claim(_ index: Int) -> Claim {
    if index >= count {
      let step = closing[index - count]
      return Claim(step.paths, step.origin, step.location)
    }
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

  /// Returns the paths of all files of a range of steps. The range may include closing steps.
  func files(of steps: Range<Int>) -> Set<String> {
    var files: Set<String> = []
    for index in steps {
      for path in paths(index) { files.insert(path.file) }
    }
    return files
  }
}
