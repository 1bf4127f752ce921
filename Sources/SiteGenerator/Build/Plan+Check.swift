import Input

extension Plan {
  /// Reports each file that two steps claim, naming both, each that is a folder of another, and each
  /// whose name no file system takes.
  ///
  /// - Returns: every file of the plan.
  @discardableResult
  func check(into diagnostics: inout Diagnostics) -> Set<String> {
    var claims: [(file: String, step: Int)] = []
    var owners: [String: Int] = [:]
    for index in 0..<(count + closing.count) {
      let step = claim(index)
      for path in step.paths {
        let file = path.file
        checkLength(of: file, of: step, into: &diagnostics)
        claims.append((file, index))
        guard let other = owners.updateValue(index, forKey: file) else { continue }
        let first = claim(other)
        diagnostics.error(
          at: step.location,
          "\(step.origin) and \(first.origin) both claim the URL '/\(path)'",
          hint: "leave one out; the other is asked for at \(first.location)")
      }
    }
    // Folders that no file claims.
    var free: Set<Substring> = []
    for (file, index) in claims {
      var folder = file[...]
      while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
        folder = folder[..<slash]
        if free.contains(folder) { break }
        guard let other = owners[String(folder)] else {
          free.insert(folder)
          continue
        }
        if other == index { continue }
        let (step, first) = (claim(index), claim(other))
        diagnostics.error(
          at: step.location,
          "\(step.origin) needs the folder '/\(folder)', which \(first.origin) is",
          hint: "the other is asked for at \(first.location)")
      }
    }
    return Set(owners.keys)
  }

  private func checkLength(
    of file: String, of step: Claim, into diagnostics: inout Diagnostics
  ) {
    // Most are short: no part of them is looked at.
    guard file.utf8.count > URLPart.fileNameLimit else { return }
    let longest = file.utf8.split(separator: UInt8(ascii: "/")).map(\.count).max() ?? 0
    if longest > URLPart.fileNameLimit {
      diagnostics.error(
        at: step.location, "\(step.origin) needs a file name of \(longest) bytes",
        hint: "file systems take at most \(URLPart.fileNameLimit)")
    } else if file.utf8.count > URLPart.pathLimit {
      diagnostics.error(
        at: step.location, "\(step.origin) needs a path of \(file.utf8.count) bytes",
        hint: "use at most \(URLPart.pathLimit)")
    }
  }
}
