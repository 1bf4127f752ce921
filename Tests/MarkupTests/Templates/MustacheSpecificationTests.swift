import Foundation
import Input
import Testing

@testable import Markup

/// Tests the template language with the cases in the fixtures, and with the Mustache
/// specification's own files if the environment variable `MUSTACHE_SPEC` names their folder.
struct MustacheSpecificationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let file: String
    let name: String
    let model: DynamicModel
    let template: String
    let partials: [String: String]
    let expected: String

    var testDescription: String { "\(file): \(name)" }
  }

  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/mustache").path

  static let files = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections",
  ]

  static func cases(_ folder: String, _ names: [String]) throws -> [Case] {
    try names.flatMap { name -> [Case] in
      let path = "\(folder)/\(name).yml"
      var diagnostics = Diagnostics()
      let root = YAML.read(try FileSystem.read(path), path: path, into: &diagnostics)
      #expect(diagnostics.all.map(\.description) == [])
      return (root?["tests"]?.elements ?? []).map { node in
        Case(
          file: name, name: node["name"]?.string ?? "",
          model: DynamicModel(node["data"].map { DynamicModel.Data($0) } ?? .record([])),
          template: node["template"]?.string ?? "",
          partials: (node["partials"]?.members ?? []).reduce(into: [:]) {
            $0[$1.key] = $1.value.string ?? ""
          },
          expected: node["expected"]?.string ?? "")
      }
    }
  }

  static let own = Result { try cases(fixtures, files + ["inheritance", "dynamic-names"]) }

  @Test func fixturesAreThere() throws {
    #expect(try Self.own.get().count >= 140)
  }

  @Test(arguments: (try? own.get()) ?? [])
  func rendersAsSpecified(_ example: Case) throws {
    #expect(try Self.render(example) == example.expected)
  }

  static let officialFolder = ProcessInfo.processInfo.environment["MUSTACHE_SPEC"]

  static let official = Result {
    try officialFolder.map { try cases($0, files + ["~inheritance", "~dynamic-names"]) } ?? []
  }

  @Test(.enabled(if: officialFolder != nil)) func officialFilesAreThere() throws {
    let files = Set(try Self.official.get().map(\.file))
    #expect(files == Set(Self.files + ["~inheritance", "~dynamic-names"]))
  }

  @Test(arguments: (try? official.get()) ?? [])
  func passesTheOfficialFiles(_ example: Case) throws {
    #expect(try Self.render(example) == example.expected)
  }

  static func render(_ example: Case) throws -> String {
    var files = ["template.mustache": Array(example.template.utf8)]
    for (name, text) in example.partials { files["partials/\(name).mustache"] = Array(text.utf8) }
    let program = try TemplateCompiler.compile(
      name: "template.mustache", library: TemplateLibrary(files: files),
      shapes: example.model.shapes, root: example.model.root, rules: .specification)
    var output: [UInt8] = []
    program.run(values: example.model.values, root: example.model.start, into: &output)
    return String(decoding: output, as: UTF8.self)
  }
}
