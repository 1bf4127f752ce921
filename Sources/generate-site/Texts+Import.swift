import Importing
import Input

extension Texts {
  static func imported(
    _ report: ImportReport, _ network: ImportedNetwork, folder: String, slug: String
  ) -> String {
    let links = things(network.linkCount, "link")
    var files = [
      "network.yml", "places.csv (\(things(network.placeCount, "place")))",
      network.hasJunctions ? "links.geojson (\(links))" : "links.csv (\(links))",
    ]
    if !network.lines.isEmpty, !network.hasJunctions {
      files.append("links.geojson (\(things(network.lines.count, "line")))")
    }
    return
      (report.lines + [
        "Wrote \(folder): \(files.dropLast().joined(separator: ", ")) and \(files[files.count - 1]).",
        Path.name(of: Path.parent(of: folder) ?? "") == "networks"
          ? "To show it, add \(slug) to networks in site.yml; without that key, every network is shown."
          : "To show it, move the folder into the folder networks/ of an atlas.",
      ]).map { PlainLine.escaped($0) + "\n" }.joined()
  }

  private static func things(_ number: Int, _ name: String) -> String {
    "\(number.grouped) \(name)\(number == 1 ? "" : "s")"
  }

  /// Returns the error about a network folder whose name cannot be part of URLs.
  static func wrongFolder(_ name: String, meant: String) -> String {
    message(
      "'\(name)' cannot be the name of a network's folder, which is part of URLs",
      meant.hasPrefix("u") && name.allSatisfy({ $0 == "." || $0 == "/" })
        ? "give a folder with a name, as in Content/networks/huts" : "name it '\(meant)'")
  }

  static func failure(_ failure: NetworkFolderFailure) -> String {
    switch failure {
    case .occupied(let folder, let files):
      message(
        "\(folder) already has \(files.joined(separator: " and "))",
        "name another folder, or replace the files with --force")
    case .system(let error): "\(error.diagnostic())"
    }
  }
}
