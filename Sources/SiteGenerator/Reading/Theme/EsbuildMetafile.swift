import Input

/// The files that esbuild made, and the modules that they were made from.
struct EsbuildMetafile {
  /// A file that was made.
  struct Output {
    /// The name, such as `planner.K4FKAUFY.js`.
    let name: String
    /// The module for which pages, or other modules with `import('./name.js')`, load this file; `nil`
    /// for a file of shared modules.
    let entry: String?
    /// The names of the files that it imports statically.
    let imports: [String]
    /// The addresses of other sites that it imports.
    let addresses: [String]
  }

  /// A module that was read.
  struct Input {
    let name: String
    /// The imports: the names of the files found, and the names in the module.
    let imports: [(path: String, original: String?)]
  }

  /// The files, in the order of their names.
  let outputs: [Output]
  /// The modules.
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

  /// The imports from outside some modules: files of other folders, addresses of other sites.
  func strangers(to modules: Set<String>) -> [(importer: String, name: String)] {
    let addresses = Set(outputs.flatMap(\.addresses))
    return inputs.filter { modules.contains($0.name) }.flatMap { input in
      input.imports.filter { path, original in
        addresses.contains(path) || original != nil && !modules.contains(path)
      }.map { (input.name, $0.original ?? $0.path) }
    }
  }
}
