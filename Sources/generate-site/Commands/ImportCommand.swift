import Importing
import Input

struct ImportCommand: Subcommand {
  static let syntax = Syntax(
    name: "import", summary: "make a network folder from a feed, a table or a map",
    discussion: """
      Converts a file into the folder of a network, with tables to edit: network.yml, places.csv, \
      links.csv, and links.geojson if links are not straight. Reports what it read, what it wrote \
      and what it left out. Writes all the files or none.
      """,
    operands: [
      .init(
        name: "FORMAT",
        value: .choice(
          Importer.Format.allCases.map { Syntax.Choice(word: $0.rawValue, help: help(for: $0)) })),
      .init(name: "SOURCE", value: .file), .init(name: "NETWORK-FOLDER", value: .folder),
    ],
    flags: [
      .value(
        "tolerance", "METRES",
        """
        the largest distance, from 0 to 10000, between points that are joined: ends of lines (0; for \
        gpx 50), or stops with the same name (gtfs; 250)
        """),
      .value(
        "nearest", "K",
        "link each place to the K nearest places, if the table has only places (csv)"),
      .toggle("force", "replace files that already exist in the folder"),
      BuildRun.quiet,
    ])

  private static func help(for format: Importer.Format) -> String {
    switch format {
    case .gtfs:
      """
      a public transport feed, as downloaded (.zip) or as a folder; costs are minutes according to the \
      timetable
      """
    case .csv:
      """
      a list of links (from, to, distance), or a folder with such a list and one of places (name, \
      latitude, longitude); separators, decimal commas and encodings are detected
      """
    case .geojson: "lines, and points with names, from a geographic information system"
    case .osm: "an extract of OpenStreetMap, as GeoJSON or XML"
    case .gpx: "tracks, routes and waypoints"
    case .dimacs: "a .gr file with its .co file next to it, plain or .gz"
    }
  }

  private let format: Importer.Format
  private let source: String
  private let folder: String
  private let options: ImportOptions
  private let isForced: Bool
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    let operands = arguments.operands
    let formats = Importer.Format.allCases.map(\.rawValue)
    let name = operands[0]
    guard let format = Importer.Format(rawValue: name) else {
      throw .unknownFormat(name, known: formats)
    }
    self.format = format
    source = operands[1]
    folder = operands[2]
    isForced = arguments.has("force")
    isQuiet = arguments.has("quiet")
    var options = ImportOptions()
    options.tolerance = try arguments.number("tolerance", in: 0...10_000)
    options.nearest = try arguments.integer("nearest", in: 1...100)
    for (flag, formats) in [
      ("tolerance", ImportOptions.formatsWithTolerance),
      ("nearest", ImportOptions.formatsWithNearest),
    ] where arguments.has(flag) && !formats.contains(format) {
      throw .flagOfOtherFormat(flag, format: name, known: formats.map(\.rawValue))
    }
    self.options = options
  }

  func run() async -> ExitStatus {
    let slug = Path.name(of: folder)
    // The paths `.` and `..` are rejected here too: their last part is not a valid slug.
    guard slug == ASCII.slug(slug) else {
      Output.error(Texts.wrongFolder(slug, meant: ASCII.slug(slug)))
      return .wrongUsage
    }
    var diagnostics = Diagnostics()
    let answer = Importer.read(format, source, options: options, into: &diagnostics)
    Output.diagnostics(diagnostics)
    guard let (network, report) = answer else { return .wrongInput }
    do {
      try NetworkFiles(network, source: Path.name(of: source))
        .write(to: folder, isForced: isForced)
    } catch {
      Output.error(Texts.failure(error))
      return .cannotWrite
    }
    return isQuiet
      ? .success : Output.result(Texts.imported(report, network, folder: folder, slug: slug))
  }
}
