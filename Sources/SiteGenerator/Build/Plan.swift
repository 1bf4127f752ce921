import Input

/// One step of the plan: files that are made together, from the same slice of the data.
struct PlannedFiles: Sendable {
  /// Every file that the step makes, in the order in which it makes them.
  let paths: [SitePath]
  /// What the files are for, as a person would name it: "country 'UA'".
  let origin: String
  /// The input that asks for the files; errors about them point here.
  let location: SourceLocation
  /// Makes the files. A pure function of the site's data: no order of steps, no clock, no thread.
  let make: @Sendable (FileMaker) -> Void

  init(
    _ paths: [SitePath], origin: String, at location: SourceLocation,
    make: @escaping @Sendable (FileMaker) -> Void
  ) {
    self.paths = paths
    self.origin = origin
    self.location = location
    self.make = make
  }
}

/// A step that is made when all others are, because its files are about theirs.
struct ClosingFiles: Sendable {
  /// Every file that the step makes.
  let paths: [SitePath]
  let origin: String
  let location: SourceLocation
  /// Makes the files, from the others as they were made.
  let make: @Sendable (FileMaker, MadeFiles) -> Void
}

/// The list of every file of the site, made before any of them.
struct Plan: Sendable {
  /// The steps, in the order of the data.
  private(set) var steps: [PlannedFiles] = []
  /// The steps that come last, in the order of the data.
  private(set) var closing: [ClosingFiles] = []

  /// Adds a step that makes any number of files.
  mutating func add(
    _ paths: [SitePath], origin: String, at location: SourceLocation,
    make: @escaping @Sendable (FileMaker) -> Void
  ) {
    steps.append(PlannedFiles(paths, origin: origin, at: location, make: make))
  }

  /// Adds a step that comes last.
  mutating func addClosing(
    _ paths: SitePath..., origin: String, at location: SourceLocation,
    make: @escaping @Sendable (FileMaker, MadeFiles) -> Void
  ) {
    closing.append(ClosingFiles(paths: paths, origin: origin, location: location, make: make))
  }

  /// What each step claims, the last ones last.
  private var claims: [(paths: [SitePath], origin: String, location: SourceLocation)] {
    steps.map { ($0.paths, $0.origin, $0.location) }
      + closing.map { ($0.paths, $0.origin, $0.location) }
  }

  /// Adds a step.
  mutating func add(
    _ paths: SitePath..., origin: String, at location: SourceLocation,
    make: @escaping @Sendable (FileMaker) -> Void
  ) {
    steps.append(PlannedFiles(paths, origin: origin, at: location, make: make))
  }

  /// Reports each file that two steps claim, naming both, each that is a folder of another, and each
  /// whose name no file system takes.
  func check(into diagnostics: inout Diagnostics) {
    let steps = claims
    var owners: [String: Int] = [:]
    for (index, step) in steps.enumerated() {
      for path in step.paths {
        checkLength(of: path, of: step.origin, at: step.location, into: &diagnostics)
        guard let other = owners.updateValue(index, forKey: path.file) else { continue }
        let first = steps[other]
        diagnostics.error(
          at: step.location,
          "\(step.origin) and \(first.origin) both claim the URL '/\(path)'",
          hint: "the other is asked for at \(first.location)")
      }
    }
    for (index, step) in steps.enumerated() {
      for path in step.paths {
        var folder = path.file[...]
        while let slash = folder.lastIndex(of: "/") {
          folder = folder[..<slash]
          guard let other = owners[String(folder)], other != index else { continue }
          diagnostics.error(
            at: step.location,
            "\(step.origin) needs the folder '/\(folder)', which \(steps[other].origin) is",
            hint: "the other is asked for at \(steps[other].location)")
        }
      }
    }
  }

  private func checkLength(
    of path: SitePath, of origin: String, at location: SourceLocation,
    into diagnostics: inout Diagnostics
  ) {
    let file = path.file
    // Most are short: no part of them is looked at.
    guard file.utf8.count > URLPart.fileNameLimit else { return }
    let longest = file.utf8.split(separator: UInt8(ascii: "/")).map(\.count).max() ?? 0
    if longest > URLPart.fileNameLimit {
      diagnostics.error(
        at: location, "\(origin) needs a file name of \(longest) bytes",
        hint: "file systems take at most \(URLPart.fileNameLimit)")
    } else if file.utf8.count > URLPart.pathLimit {
      diagnostics.error(
        at: location, "\(origin) needs a path of \(file.utf8.count) bytes",
        hint: "use at most \(URLPart.pathLimit)")
    }
  }

  /// Every file of the plan.
  var files: Set<String> {
    var files: Set<String> = []
    for step in claims { for path in step.paths { files.insert(path.file) } }
    return files
  }
}
