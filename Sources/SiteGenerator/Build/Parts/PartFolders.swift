import Input

/// The folders of the parts that a build merges into one site.
struct PartFolders {
  private(set) var parts: [(folder: String, store: BuildStore)] = []

  /// Reads the store of each part. A store is the record of a build. Reports every folder without a
  /// usable store.
  init(_ options: SiteBuilder.Options, into diagnostics: inout Diagnostics) {
    for folder in options.merged {
      let location = SourceLocation(path: folder)
      let none = "there is no part of a build here"
      guard FileSystem.kind(of: folder) == .directory,
        let output = try? OutputFolder(folder, inputs: options.inputPaths)
      else {
        diagnostics.error(at: location, none, hint: Self.hint(folder))
        continue
      }
      let memory = BuildMemory(options, output: output)
      if let store = memory.store {
        parts.append((folder, store))
      } else if let reason = memory.reason {
        diagnostics.error(
          at: location, "the part cannot be used: \(reason)",
          hint: "use the same program, --content, --theme and --base-url for all parts and "
            + "for merge"
        )
      } else {
        diagnostics.error(at: location, none, hint: Self.hint(folder))
      }
    }
  }

  private static func hint(_ folder: String, _ part: String = "I/N") -> String {
    "make it with: generate-site build --part \(part) --output \(folder)"
  }

  /// Reports each part that is missing, and each part that was made from different inputs.
  /// `missing` contains the steps that no part has made.
  func report(
    _ missing: [Int], of plan: Plan, for output: String, into diagnostics: inout Diagnostics
  ) {
    // Some folders might be left over from a build with a different number of parts, so the most
    // common number of parts is used.
    let counts = Dictionary(grouping: parts, by: \.store.part.count).mapValues(\.count)
    let count = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 1
    var known: Set<Int> = []
    for step in missing {
      let part = BuildPart(of: step, among: plan.count, count: count)
      guard known.insert(part.number).inserted else { continue }
      if let given = parts.first(where: { $0.store.part == part }) {
        diagnostics.error(
          at: SourceLocation(path: given.folder),
          "part \(part) was made from other inputs, or its files or their modification times have "
            + "changed since",
          hint: Self.hint(given.folder, "\(part)") + "; copy parts with rsync -a or cp -a")
      } else {
        diagnostics.error(
          at: SourceLocation(path: output), "part \(part) is missing",
          hint: Self.hint("DIR", "\(part)"))
      }
    }
  }
}
