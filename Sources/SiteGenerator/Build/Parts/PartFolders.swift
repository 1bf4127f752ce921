import Input

/// The folders of the parts of a build, as they are merged.
struct PartFolders {
  private(set) var parts: [(folder: String, store: BuildStore)] = []

  /// Reads what is remembered of each part that is to be merged; reports every folder that holds none.
  init(_ options: SiteBuilder.Options, into diagnostics: inout Diagnostics) {
    for folder in options.merged {
      do throws(Publisher.Failure) {
        let output = try OutputFolder(folder, inputs: [options.content, options.templates])
        let memory = BuildMemory(options, output: output)
        guard let store = memory.store else {
          diagnostics.error(
            at: SourceLocation(path: folder),
            memory.reason.map { "the part is of no use: \($0)" } ?? "no build left a part here",
            hint: "make it with: generate-site build --part I/N --output \(folder)")
          continue
        }
        parts.append((output.path, store))
      } catch {
        diagnostics.error(at: SourceLocation(path: folder), error.reason)
      }
    }
  }

  /// Reports each part that is missing, or was made from other inputs.
  ///
  /// - Parameters:
  ///   - missing: the steps that no part has made.
  ///   - plan: the steps of the build.
  ///   - output: the folder that they are merged to.
  func report(
    _ missing: [Int], of plan: Plan, for output: String, into diagnostics: inout Diagnostics
  ) {
    let count = parts.map(\.store.part.count).max() ?? 1
    var known: Set<Int> = []
    for step in missing {
      let part = BuildPart(of: step, among: plan.count, count: count)
      guard known.insert(part.number).inserted else { continue }
      let given = parts.first { $0.store.part == part }
      diagnostics.error(
        at: SourceLocation(path: given?.folder ?? output),
        given == nil
          ? "part \(part) is missing"
          : "part \(part) was made from other inputs, or has changed since",
        hint: "make it with: generate-site build --part \(part) --output "
          + (given?.folder ?? "DIR"))
    }
  }
}
