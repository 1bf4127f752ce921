import Input

/// Warnings about files that the author probably expects to be read, but that are not.
enum UnreadFiles {
  static let network = ["network.yml", "places.csv", "links.csv", "links.geojson"]
  static let networkHint =
    "a network has network.yml, places.csv, and links.csv or links.geojson or both"

  /// Warns about each file that is not in `read`. Hidden files and backups are ignored, because
  /// editors and systems leave them behind.
  static func check(
    _ names: [String], of folder: String, read: [String], hint: String,
    into diagnostics: inout Diagnostics
  ) {
    for name in names where !read.contains(name) && !isLeftover(name) {
      let isArchive = [".zip", ".tar", ".tgz", ".7z", ".rar"].contains { name.hasSuffix($0) }
      diagnostics.warning(
        at: SourceLocation(path: Path.join(folder, name)),
        isArchive ? "the archive is not read" : "the file is not read",
        hint: isArchive ? "unpack it and put its contents here; \(hint)" : hint)
    }
  }

  /// Warns about unread files in `countries/`, such as a downloaded file of outlines that was not
  /// renamed.
  static func checkCountries(of content: String, into diagnostics: inout Diagnostics) {
    let folder = Path.join(content, "countries")
    check(
      (try? FileSystem.list(folder, recursively: false)) ?? [], of: folder,
      read: [
        Path.name(of: ContentFolder.facts), "outlines.geojson", "provinces.geojson",
        "disputed.geojson", "worldview.yml", "SOURCES.md",
      ],
      hint: "outlines of countries are read from outlines.geojson, those of provinces from "
        + "provinces.geojson", into: &diagnostics)
  }

  /// Warns about folders that `site.yml` does not list, and about unread files in listed folders.
  static func checkNetworks(
    below folder: String, configuration: SiteConfiguration, into diagnostics: inout Diagnostics
  ) {
    let named = configuration.networks.map(\.slug)
    for name in (try? FileSystem.directories(in: folder)) ?? [] where !isLeftover(name) {
      let place = Path.join(folder, name)
      if named.contains(name) {
        check(
          ((try? FileSystem.list(place, recursively: false)) ?? []).filter { !isTranslation($0) },
          of: place, read: network,
          hint: networkHint, into: &diagnostics)
      } else {
        diagnostics.warning(
          at: configuration.networksLocation, "the network in \(place) is not part of the site",
          hint: "list it under networks, as in - slug: \(name)")
      }
    }
  }

  static func checkNames(of content: ContentFolder, into diagnostics: inout Diagnostics) {
    for (name, meant) in content.misspelt {
      let path = Path.join(content.path, name)
      let kind = FileSystem.kind(of: path) == .directory ? "folder" : "file"
      diagnostics.warning(
        at: SourceLocation(path: path), "the \(kind) is not read",
        hint: "did you mean '\(meant)'?")
    }
  }

  /// Returns the name of the file that has a network's texts in a language.
  static func translation(_ language: String) -> String { "network.\(language).yml" }

  private static func isTranslation(_ name: String) -> Bool {
    name.hasPrefix("network.") && name.hasSuffix(".yml") && name != "network.yml"
  }

  private static func isLeftover(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix("~")
  }
}
