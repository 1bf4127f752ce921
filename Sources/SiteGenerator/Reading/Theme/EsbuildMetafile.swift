import Input

/// The metafile of esbuild: the output files, and the modules from which they were made.
struct EsbuildMetafile {
  struct Output {
    /// The name of the file, such as `planner.K4FKAUFY.js`.
    let name: String
    /// The entry module of the file; `nil` for a file of shared modules. An entry module is loaded
    /// by a page or by a dynamic import.
    let entry: String?
    /// The names of the files that this file imports statically.
    let imports: [String]
    let addresses: [String]
  }

  struct Input {
    let name: String
    /// The path of each imported file, and its name as written in the module.
    let imports: [(path: String, original: String?)]
  }

  /// The output files, sorted by name.
  let outputs: [Output]
  let inputs: [Input]

  init(_ root: JSONNode) {
    inputs = Self.members(root["inputs"]).map { name, file in
      Input(
        name: name,
        imports: Self.imports(file).map { ($0["path"]?.string ?? "", $0["original"]?.string) })
    }
    outputs = Self.members(root["outputs"]).map { path, file in
      let imports = Self.imports(file)
      let outside = imports.filter { $0["external"]?.bool == true }
      let names = imports.filter {
        $0["kind"]?.string == "import-statement" && $0["external"]?.bool != true
      }
      return Output(
        name: Path.name(of: path), entry: file["entryPoint"]?.string,
        imports: names.compactMap { $0["path"]?.string.map(Path.name) }.unique,
        addresses: outside.compactMap { $0["path"]?.string })
    }.sorted { $0.name < $1.name }
  }

  private static func members(_ node: JSONNode?) -> [(String, JSONNode)] {
    node.map { $0.members.compactMap { key, value in key.string.map { ($0, value) } } } ?? []
  }

  private static func imports(_ file: JSONNode) -> [JSONNode] {
    file["imports"].map { Array($0.elements) } ?? []
  }

  /// Returns those imports in the given modules that refer to a file outside these modules or to
  /// another site.
  func strangers(to modules: Set<String>) -> [(importer: String, name: String)] {
    let addresses = Set(outputs.flatMap(\.addresses))
    return inputs.filter { modules.contains($0.name) }.flatMap { input in
      input.imports.filter { path, original in
        addresses.contains(path) || original != nil && !modules.contains(path)
      }.map { (input.name, $0.original ?? $0.path) }
    }
  }
}
