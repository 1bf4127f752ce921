import Input
import Markup

/// A reference from a style sheet to a file of the site.
struct StyleReference: Sendable, Equatable {
  let address: String
  /// The file that the reference leads to; `nil` if its path climbs above the site's root.
  let target: SitePath?
  let location: SourceLocation
}

extension StyleReference {
  /// Returns `nil` for a reference to another site, to a data URL, or to a fragment.
  ///
  /// - Parameter sheet: the path at which the style sheet is published.
  init?(_ reference: StyleSheet.Reference, in sheet: SitePath) {
    guard let address = LocalAddress(reference.address), !address.path.isEmpty else { return nil }
    self.init(
      address: reference.address, target: sheet.resolve(address.path), location: reference.location)
  }
}

enum StyleLinks {
  /// Reports every reference to a file that the site does not have.
  ///
  /// - Parameter assets: the names of the theme's assets, which are published under other names.
  static func check(
    _ references: [StyleReference], files: PlannedFiles, assets: [String] = [],
    into diagnostics: inout Diagnostics
  ) {
    lazy var sorted = files.sorted
    for reference in references {
      guard let target = reference.target else {
        diagnostics.error(
          at: reference.location, "'\(reference.address)' leads out of the site",
          hint: "write it relative to the folder in which the style sheet is published")
        continue
      }
      guard !files.contains(target.file) else { continue }
      diagnostics.error(
        at: reference.location, "'\(reference.address)': the site has no '\(target.file)'",
        hint: Suggestion.hint(for: Path.name(of: target.file), among: assets)
          ?? Suggestion.hint(for: target.file, among: sorted)
          ?? "put the file beside the style sheet, or write '../' before the name of a file in "
          + "static/")
    }
  }

  /// Returns the references in all style sheets of `files`, which are published unchanged.
  /// References to other sites are omitted: pages in `static/` may load files from other sites.
  static func references(
    of files: [StaticFile], memory: ReadingMemory, into diagnostics: inout Diagnostics
  ) -> [StyleReference] {
    files.filter { $0.path.string.hasSuffix(".css") }.flatMap { file -> [StyleReference] in
      memory.recall("style \(file.source)", from: [file.source], into: &diagnostics) {
        faults -> [StyleReference] in
        do throws(FileError) {
          return StyleSheet(try FileSystem.read(file.source), path: file.source).references
            .compactMap { StyleReference($0, in: file.path) }
        } catch {
          faults.append(error.diagnostic())
          return []
        }
      }
    }
  }
}
