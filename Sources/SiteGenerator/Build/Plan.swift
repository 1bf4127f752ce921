import Input

/// A step that runs after all others, because its files describe theirs.
struct ClosingFiles: Sendable {
  /// Every file that the step makes.
  let paths: [SitePath]
  let origin: String
  let location: SourceLocation
  /// Makes the files, from those of the other steps and of earlier closing steps.
  let make: @Sendable (_ maker: FileMaker, _ steps: MadeFiles, _ closing: [MadeFile]) -> Void
}

/// The steps of a site, known before any of them is made. Steps of one kind form a family, which
/// describes each of its steps on request.
struct Plan: Sendable {
  /// The files of a step, and the input that asks for them.
  struct Claim: Sendable {
    /// Every file that the step makes, in the order in which it makes them; the first names it.
    let paths: [SitePath]
    private let name: @Sendable () -> String
    /// The input that asks for the files; errors about them point here.
    let location: SourceLocation

    /// - Parameter origin: see ``origin``; evaluated only if something is wrong.
    init(
      _ paths: [SitePath], _ origin: @autoclosure @escaping @Sendable () -> String,
      _ location: SourceLocation
    ) {
      self.paths = paths
      name = origin
      self.location = location
    }

    /// The purpose of the files in words, such as "country 'UA'".
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
  /// The steps that come last, in the order of the data.
  private(set) var closing: [ClosingFiles] = []
  /// The digest of the inputs of every step: the program, and the model that pages are checked by.
  let base: Digest

  init(base: Digest = .none) { self.base = base }

  // MARK: Adding steps

  /// Adds a family of steps that read one context.
  ///
  /// - Parameters:
  ///   - items: the things that the steps are about.
  ///   - detail: the digest of a step's other inputs; its files identify the item itself.
  ///   - claim: the files of a step.
  ///   - make: makes the files of a step. A pure function of context and item: no order of steps, no
  ///     clock, no thread.
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

  /// Adds a family of steps that each read a context of their own.
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

  /// Adds a step.
  mutating func add<Context: StepContext>(
    _ kind: StepKind, _ paths: SitePath..., reading context: Context, origin: String,
    at location: SourceLocation, make: @escaping @Sendable (Context, FileMaker) -> Void
  ) {
    add(
      kind, [paths], reading: context, claim: { Claim($0, origin, location) },
      make: { context, _, maker in make(context, maker) })
  }

  /// Adds a step that comes last.
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

  /// The numbers of all steps, the closing ones last.
  var allSteps: Range<Int> { 0..<(count + closing.count) }

  /// The digest of everything that a step reads, by its number.
  func key(_ index: Int) -> Digest {
    let family = family(of: index)
    return family.key(index - family.first)
  }

  /// The digests of all that some steps read, in their order.
  func keys(_ steps: Range<Int>, jobs: Int) -> [Digest] {
    let size = 256
    let parts = Workers.map((steps.count + size - 1) / size, jobs: jobs) { part in
      steps.dropFirst(part * size).prefix(size).map { key($0) }
    }
    return Array(parts.joined())
  }

  /// Work that is done once for some steps together, before they are made.
  func preparations(for steps: [Int]) -> [@Sendable () -> Void] {
    var last = -1
    return steps.compactMap { step in
      let family = family(of: step)
      guard family.first != last else { return nil }
      last = family.first
      return { family.prepare(step - family.first) }
    }
  }

  /// The kind of a step by its number.
  func kind(_ index: Int) -> StepKind { family(of: index).kind }

  /// The files of a step by its number.
  func paths(_ index: Int) -> [SitePath] { claim(index).paths }

  /// Makes the files of a step.
  func make(_ index: Int, _ maker: FileMaker) {
    let family = family(of: index)
    family.make(index - family.first, maker)
  }

  /// The claim of a step; the closing steps have the last numbers.
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

  /// The paths of the files of some steps; the closing steps have the last numbers.
  func files(of steps: Range<Int>) -> Set<String> {
    var files: Set<String> = []
    for index in steps {
      for path in paths(index) { files.insert(path.file) }
    }
    return files
  }
}
