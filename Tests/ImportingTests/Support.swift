import Foundation
import Importing
import Input
import Testing

struct Imported {
  /// The files of the network folder as text; empty if there was an error.
  var files: [String: String] = [:]
  var report: [String] = []
  /// The diagnostics, without the path of the test's folder.
  var problems: [String] = []

  var links: String { files["links.csv"] ?? "" }
  var places: String { files["places.csv"] ?? "" }
  var settings: String { files["network.yml"] ?? "" }

  /// - Parameter source: the path of the file to import; empty for the folder of all files.
  init(
    _ format: Importer.Format, _ source: String = "", options: ImportOptions = ImportOptions(),
    files: [String: [UInt8]]
  ) throws {
    let folder =
      FileManager.default.temporaryDirectory
      .appending(path: "importing-tests-\(UUID().uuidString)").path() + "/in"
    defer { try? FileSystem.remove(Path.parent(of: folder) ?? folder) }
    try FileSystem.makeDirectories(folder)
    for (name, bytes) in files {
      let file = Path.join(folder, name)
      try FileSystem.makeDirectories(Path.parent(of: file) ?? folder)
      try FileSystem.write(bytes, to: file)
    }
    var diagnostics = Diagnostics()
    let answer = Importer.read(
      format, Path.join(folder, source), options: options, into: &diagnostics)
    func shortened(_ text: String) -> String {
      text.replacing(folder + "/", with: "").replacing(folder, with: ".")
    }
    problems = diagnostics.all.map { shortened($0.description) }
    guard let (network, report) = answer else {
      #expect(diagnostics.hasErrors, "nothing was imported, and nothing said why")
      return
    }
    #expect(!diagnostics.hasErrors)
    self.report = report.lines.map(shortened)
    self.files = NetworkFiles(network, source: source.isEmpty ? "feed" : source).files
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }

  init(
    _ format: Importer.Format, _ source: String = "", options: ImportOptions = ImportOptions(),
    texts: [String: String]
  ) throws {
    try self.init(format, source, options: options, files: texts.mapValues { Array($0.utf8) })
  }

  /// The properties and positions of each line.
  var features: [String] {
    (files["links.geojson"] ?? "").matches(
      of: /"properties":(\{.*?\}),"geometry":\{"type":"LineString","coordinates":(.*?)\}\}/
    ).map { "\($0.1) \($0.2)" }
  }

  /// The rows of the links without the header.
  var rows: [String] { links.split(separator: "\n").dropFirst().map(String.init) }
}

func feature(_ geometry: String, _ coordinates: String, _ properties: String = "")
  -> String
{
  "{\"type\":\"Feature\",\"properties\":{\(properties)},\"geometry\":{\"type\":\"\(geometry)\",\"coordinates\":\(coordinates)}}"
}

func collection(_ features: String...) -> [String: String] {
  [
    "m.geojson":
      "{\"type\":\"FeatureCollection\",\"features\":[\n\(features.joined(separator: ",\n"))\n]}"
  ]
}
