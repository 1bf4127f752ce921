import Input

extension Plan {
  /// Reports each file that two steps claim, and each path that is too long for file systems. Also
  /// reports each folder that has the same path as a file.
  @discardableResult
  func check(
    lengths: Bool = true, jobs: Int, into diagnostics: inout Diagnostics
  ) -> PlannedFiles {
    let parts = Workers.blocks(of: allSteps, jobs: jobs) { part in
      var files: [(digest: Digest, step: Int32)] = []
      var isShort = true
      for index in part {
        for path in paths(index) {
          let file = path.file
          files.append((Digest(ofName: file), Int32(index)))
          isShort = isShort && Self.hasGoodLength(file)
        }
      }
      return (files: files, isShort: isShort)
    }
    var isSound = parts.allSatisfy(\.isShort)
    var steps: [Digest: Int32] = [:]
    steps.reserveCapacity(allSteps.count)
    for (digest, step) in parts.lazy.map(\.files).joined() {
      let isNew = steps.updateValue(step, forKey: digest) == nil
      isSound = isSound && isNew
    }
    let files = PlannedFiles(steps) { Array(self.files(of: allSteps)) }
    isSound =
      isSound
      && !Workers.blocks(of: allSteps, jobs: jobs) { hasFolder(files, in: $0) }.contains(true)
    // The paths are collected with their steps only for error messages, because they take several
    // times as much memory as the digests.
    if !isSound { report(lengths: lengths, into: &diagnostics) }
    return files
  }

  /// Returns true if the given steps make a file in a folder that has the same path as one of
  /// `files`.
  private func hasFolder(_ files: PlannedFiles, in steps: Range<Int>) -> Bool {
    // Folders whose paths differ from the paths of all files. The innermost folder of a path is not
    // stored, because it usually has only one file.
    var free: Set<Digest> = []
    return steps.contains { index in
      paths(index).contains { path in
        guard var folder = Self.folder(of: path.file[...]) else { return false }
        if files.contains(Digest(ofName: folder)) { return true }
        while let next = Self.folder(of: folder) {
          let digest = Digest(ofName: next)
          guard free.insert(digest).inserted else { break }
          if files.contains(digest) { return true }
          folder = next
        }
        return false
      }
    }
  }

  private static func folder(of path: Substring) -> Substring? {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] }
  }

  private static func hasGoodLength(_ file: String) -> Bool {
    // Most paths as a whole are shorter than the limit for a single name. The names in such paths
    // need no check.
    file.utf8.count <= URLPart.fileNameLimit
      || file.utf8.count <= URLPart.pathLimit && longestName(in: file) <= URLPart.fileNameLimit
  }

  private static func longestName(in file: String) -> Int {
    file.utf8.split(separator: UInt8(ascii: "/")).map(\.count).max() ?? 0
  }

  private func report(lengths: Bool, into diagnostics: inout Diagnostics) {
    var claims: [(file: String, step: Int)] = []
    var owners: [String: Int] = [:]
    for index in allSteps {
      let step = claim(index)
      for path in step.paths {
        let file = path.file
        if lengths { checkLength(of: file, of: step, into: &diagnostics) }
        claims.append((file, index))
        guard let other = owners.updateValue(index, forKey: file) else { continue }
        let first = claim(other)
        diagnostics.error(
          at: step.location,
          "\(step.origin) and \(first.origin) both claim the URL '/\(path)'",
          hint: "leave one out; the other comes from \(first.location)")
      }
    }
    // Folders whose paths differ from the paths of all files.
    var free: Set<Substring> = []
    for (file, index) in claims {
      var folder = file[...]
      while let next = Self.folder(of: folder) {
        folder = next
        if free.contains(folder) { break }
        guard let other = owners[String(folder)] else {
          free.insert(folder)
          continue
        }
        if other == index { continue }
        let (step, first) = (claim(index), claim(other))
        diagnostics.error(
          at: step.location,
          "\(step.origin) needs the folder '/\(folder)', but \(first.origin) has that path",
          hint: "the other comes from \(first.location)")
      }
    }
  }

  private func checkLength(
    of file: String, of step: Claim, into diagnostics: inout Diagnostics
  ) {
    guard !Self.hasGoodLength(file) else { return }
    let longest = Self.longestName(in: file)
    if longest > URLPart.fileNameLimit {
      diagnostics.error(
        at: step.location, "\(step.origin) needs a file name of \(longest) bytes",
        hint: "file systems allow at most \(URLPart.fileNameLimit)")
    } else {
      diagnostics.error(
        at: step.location, "\(step.origin) needs a path of \(file.utf8.count) bytes",
        hint: "use at most \(URLPart.pathLimit)")
    }
  }
}
