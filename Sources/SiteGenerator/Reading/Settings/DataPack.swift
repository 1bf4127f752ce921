import Input

/// Shared data that an atlas uses instead of a copy of its own.
public enum DataPack: Sendable, Equatable {
  /// The data that come with the command: places, and countries with their outlines, provinces and
  /// facts.
  case world
  /// The countries, places and networks of another atlas. The value is the path of the other
  /// atlas's folder, relative to the folder of this atlas.
  case atlas(String)

  init?(_ text: String) {
    switch text {
    case "world": self = .world
    case _ where text.hasPrefix(".") || text.contains("/"): self = .atlas(text)
    default: return nil
    }
  }

  func has(_ folder: String) -> Bool {
    ["countries", "places"].contains(folder) || folder == "networks" && self != .world
  }

  /// Returns the folder of the pack for the atlas in the folder `content`; `nil` if there is no
  /// such pack.
  func folder(of content: String) -> String? {
    guard case .atlas(let path) = self else { return CommandResources.world }
    let folder = Path.join(content, path)
    return FileSystem.exists(Path.join(folder, "site.yml")) ? folder : nil
  }

  /// Reads the key `data` of the settings. Reports a pack that is unknown or does not exist.
  static func read(
    _ file: YAMLNode, of content: String, into diagnostics: inout Diagnostics
  ) -> (pack: DataPack, location: SourceLocation)? {
    guard let name = file.text("data", into: &diagnostics) else { return nil }
    let location = file.location("data")
    guard let pack = DataPack(name) else {
      diagnostics.error(
        at: location, "unknown data '\(name)'",
        hint: Suggestion.hint(for: name, among: ["world"])
          ?? "write world for the data that come with the command, or the path of another atlas, "
          + "as in ../\(name)")
      return nil
    }
    if pack.folder(of: content) == nil {
      diagnostics.error(
        at: location,
        pack == .world
          ? "the data 'world' are not installed beside the command"
          : "there is no atlas in \(Path.join(content, name))",
        hint: pack == .world
          ? "if you installed the command as a package, install routeatlas-world; otherwise run "
            + "make install-world in its sources, with the same PREFIX; or put countries/ and "
            + "places/ beside this file and leave the key out"
          : "write the path from this file to the folder of an atlas, which has a site.yml")
    }
    return (pack, location)
  }

  /// Returns the value of the key `data` in a settings file. Errors in the other settings are
  /// ignored.
  static func name(inSettings path: String) -> String? {
    guard let bytes = try? FileSystem.read(path) else { return nil }
    var ignored = Diagnostics()
    return YAML.read(bytes, path: path, into: &ignored)?["data"]?.string
  }
}
