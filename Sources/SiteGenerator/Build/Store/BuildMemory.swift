import Input
import Platform

/// Reads and writes the store, which a build leaves next to its output folder for the next build.
struct BuildMemory {
  /// The store of the previous build, if it can be used.
  let store: BuildStore?
  /// The reason why an existing store cannot be used; `nil` if there is no such reason.
  let reason: String?
  private let options: SiteBuilder.Options
  private let output: OutputFolder
  private let folder: String
  private let program: Digest
  private let executable: [InputFiles.File]
  private var path: String { Path.join(folder, "store") }

  init(_ options: SiteBuilder.Options, output: OutputFolder) {
    self.options = options
    self.output = output
    folder = Path.join(output.parent, ".\(output.name).build")
    let path = Path.join(folder, "store")
    var found: BuildStore?
    var reason: String?
    if !options.fresh, let bytes = try? FileSystem.read(path) {
      do throws(ByteReader.Damage) {
        found = try BuildStore(bytes)
      } catch {
        reason = "the store \(path) is damaged"
      }
    }
    executable =
      InputFiles(folders: [], files: Self.programs, known: found?.inputs ?? Self.programsAtStart)
      .files
    var digester = Digester()
    for text in [SiteBuilder.version, options.content, options.baseURL] {
      digester.mix(text)
    }
    for folder in options.themeFolders { digester.mix(folder) }
    for file in executable { digester.mix(file.digest) }
    program = digester.digest
    if let store = found, store.program != program {
      found = nil
      reason = "the program or its flags have changed"
    }
    store = found
    self.reason = reason
  }

  /// The paths of the programs that affect the result of a build: this command and esbuild.
  private static var programs: [String] {
    let path = (getenv("PATH").flatMap { String(validatingCString: $0) } ?? "")
      .split(separator: ":").lazy.map { Path.join(String($0), "esbuild") }
      .first { access($0, X_OK) == 0 }
    return [CommandResources.program, path].compactMap(\.self)
  }

  /// The digests of ``programs``, for builds without a store. They are computed only once per
  /// process, because reading these large files takes time.
  private static let programsAtStart =
    InputFiles(folders: [], files: programs, known: []).files

  var placeCache: PlaceCache? {
    options.fresh ? nil : PlaceCache(path: Path.join(folder, "places"), program: program)
  }

  func inputs() -> InputFiles {
    let found = InputFiles(
      folders: options.inputFolders, files: options.inputFiles, known: store?.inputs ?? [])
    return InputFiles(files: executable + found.files)
  }

  func isSame(_ inputs: InputFiles) -> Bool {
    store.map {
      $0.part == options.part && $0.hasCopies == options.precompress
        && inputs.isSame(as: $0.inputs)
    } ?? false
  }

  /// Returns true if no file of the previous build has changed in the output folder.
  func isComplete() -> Bool {
    guard let store else { return false }
    return PreviousSite.intactFiles(of: store, in: output.path, jobs: options.jobs)
      .allSatisfy { $0 != nil }
  }

  func previousSite() -> PreviousSite? {
    store.map { PreviousSite($0, output: output.path, jobs: options.jobs) }
  }

  /// Returns the store for the next build, without the modification times of new files.
  /// ``write(_:inputs:)`` adds these times.
  func store(
    of runner: StepRunner, inputs: InputFiles, findings: Findings, warnings: Diagnostics,
    later: Diagnostics
  ) -> BuildStore {
    var store = BuildStore(program: program, part: options.part)
    store.inputs = inputs.files
    store.warnings = warnings.all
    store.laterWarnings = later.all
    store.findings = findings.all
    store.pages = runner.totals.pages
    store.hasCopies = options.precompress
    store.stepCount = runner.part.count
    runner.fill(&store)
    // Without a previous store, the link table has no unused entries to remove.
    if self.store != nil { store.compact() }
    return store
  }

  /// Writes the store for the next build. Returns false if this fails, or if an input has changed.
  func write(_ made: BuildStore, inputs: InputFiles) -> Bool {
    // If an input changed during the build, it is unknown whether it was read before or after the
    // change.
    guard inputs.areUnchanged else { return forget() }
    var store = made
    let files = store.files
    let isMerged = !options.merged.isEmpty
    let times = Workers.mapBlocks(of: files.indices, jobs: options.jobs) { [output] index in
      // The modification time of a reused file is already known, unless the file was copied from a
      // part.
      if files[index].modified != 0, !isMerged { return files[index].modified }
      let stamp = FileStamp(Path.join(output.path, files[index].path), follows: false)
      return stamp?.size == files[index].bytes ? stamp?.modified ?? 0 : 0
    }
    for (index, time) in times.enumerated() { store.files[index].modified = time }
    do {
      try FileSystem.makeDirectories(folder)
      try FileSystem.remove(path + ".new")
      try FileSystem.write(to: path + ".new") { append throws(FileError) in
        try store.encode(append)
      }
      // The store need not be synchronized to the disk, because damage after a power failure is
      // detected.
      try FileSystem.move(path + ".new", to: path)
      return true
    } catch {
      try? FileSystem.remove(path + ".new")
      return forget()
    }
  }

  private func forget() -> Bool {
    try? FileSystem.remove(path)
    return false
  }
}
