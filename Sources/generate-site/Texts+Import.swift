import Importing
import Input

/// The texts of `generate-site import`.
extension Texts {
  static let importHelp = """
    Usage: generate-site import FORMAT SOURCE NETWORK-FOLDER [flags]

    Turns a file into a network folder that one can edit: network.yml, places.csv, links.csv, and
    links.geojson if links are not straight. Says what it read, what became of it and what it left
    out. Writes all files or none.

    Formats:
      gtfs               a feed of public transport, as it is downloaded (.zip) or as a folder; costs
                         are minutes by the timetable
      csv                a list of links (from, to, distance), or a folder with such a list and one of
                         places (name, latitude, longitude); separators, decimal commas and
                         encodings are found
      geojson            lines of a geographic information system, and points with names
      osm                an extract of OpenStreetMap, as GeoJSON or XML
      gpx                tracks, routes and waypoints
      dimacs             a .gr file with its .co file beside it, plain or .gz

    Flags:
      --tolerance METRES the distance within which points are one: of line ends (0; gpx 50), of stops
                         that have one name (gtfs, 250); 0 to 10000
      --nearest K        link each place to its K nearest, of a table that has places only (csv)
      --force            replace the files that are in the folder
      --quiet            say nothing but what is wrong
      --help             show this help

    """

  /// The report of an import, and the line of site.yml that shows the network.
  static func imported(
    _ report: ImportReport, _ network: ImportedNetwork, folder: String, slug: String
  ) -> String {
    (report.lines + [
      "Wrote \(folder): network.yml, places.csv (\(count(network.places.count)) places) and "
        + "links.csv (\(count(network.linkCount)) links).",
      "To show it, add to site.yml: networks: [{slug: \(slug)}]",
    ]).map { PlainLine.escaped($0) + "\n" }.joined()
  }

  /// The error about a network folder whose name cannot be part of URLs.
  static func wrongFolder(_ name: String, meant: String) -> String {
    message(
      "'\(name)' cannot be the name of a network's folder, which is part of URLs",
      meant.hasPrefix("u") && name.allSatisfy({ $0 == "." || $0 == "/" })
        ? "give a folder with a name, as in Content/networks/huts" : "name it '\(meant)'")
  }

  /// The error about a network folder that cannot be written.
  static func failure(_ failure: NetworkFolderFailure) -> String {
    switch failure {
    case .occupied(let folder, let files):
      message(
        "\(folder) has \(files.joined(separator: " and ")) already",
        "give another folder, or replace the files with --force")
    case .system(let error): "\(error.diagnostic())"
    }
  }
}
