import Input

/// Data that come with the command, which an atlas shows without a copy of its own.
public enum DataPack: String, Sendable, CaseIterable {
  /// Countries with their outlines, provinces and facts, and places: `countries/` and `places/`.
  case world

  /// The folders of an atlas that the pack stands in for where the atlas has none of its own.
  static let folders = ["countries", "places"]

  /// The folder of the pack; `nil` if it is not installed.
  var folder: String? { CommandResources.world }

  /// Reads `data: world`; an unknown pack, and one that is not installed, are reported.
  static func read(
    _ file: YAMLNode, into diagnostics: inout Diagnostics
  ) -> (pack: DataPack, location: SourceLocation)? {
    guard let name = file.text("data", into: &diagnostics) else { return nil }
    let location = file["data"]?.location ?? file.location
    guard let pack = DataPack(rawValue: name) else {
      let known = allCases.map(\.rawValue)
      diagnostics.error(
        at: location, "unknown data '\(name)'",
        hint: Suggestion.hint(for: name, among: known)
          ?? "the data that come with the command are \(Words.list(known))")
      return nil
    }
    if pack.folder == nil {
      diagnostics.error(
        at: location, "the data '\(name)' are not installed beside the command",
        hint: "install the package routeatlas-\(name) if the command came as one, else run make "
          + "install-\(name) in its sources, with the same PREFIX; or put countries/ and places/ "
          + "beside this file and leave the key out")
    }
    return (pack, location)
  }

  /// The pack that a file of settings names, whatever else is wrong with it.
  static func named(inSettings path: String) -> DataPack? {
    guard let bytes = try? FileSystem.read(path) else { return nil }
    var ignored = Diagnostics()
    return YAML.read(bytes, path: path, into: &ignored)?["data"]?.string.flatMap(DataPack.init)
  }
}
