import Geography
import Input
import Routing

/// Imports a road network in the format of the DIMACS challenge: arcs from a `.gr` file, and
/// coordinates from the `.co` file in the same folder.
struct DIMACSImporter: NetworkImporter {
  private(set) var report = ImportReport()

  mutating func read(_ path: String, into diagnostics: inout Diagnostics) -> ImportedNetwork? {
    let isPacked = path.hasSuffix(".gz")
    let plain = isPacked ? String(path.dropLast(3)) : path
    guard plain.hasSuffix(".gr") else {
      diagnostics.error(
        at: SourceLocation(path: path), "the file's name does not end in .gr or .gr.gz",
        hint: "give the file with the arcs; the .co file is found in the same folder")
      return nil
    }
    let base = String(plain.dropLast(3))
    let candidates = [base + ".co", base + ".co.gz"]
    let coordinateFile = candidates.first { FileSystem.kind(of: $0) == .file }
    if coordinateFile == nil {
      diagnostics.error(
        at: SourceLocation(path: path), "the .co file with the coordinates is missing",
        hint: "put \(Path.name(of: base)).co or .co.gz into the same folder")
    }
    guard let bytes = SourceFile.read(path, into: &diagnostics),
      let arcs = DIMACS.readArcs(bytes, path: path, into: &diagnostics), let coordinateFile,
      let positions = SourceFile.read(coordinateFile, into: &diagnostics),
      let coordinates = DIMACS.readCoordinates(
        positions, path: coordinateFile, placeCount: arcs.placeCount, into: &diagnostics)
    else { return nil }
    report.add(
      "Read \(path) and \(Path.name(of: coordinateFile)): "
        + "\(counted(arcs.placeCount, ("node", "nodes"))) and "
        + "\(counted(arcs.links.count, ("arc", "arcs"))).")
    var network = ImportedNetwork(
      title: SourceName.title(of: path), costNote: "Costs are those of the imported graph.",
      unit: .units(decimals: 0))
    network.modes = [ImportedNetwork.Mode(id: "road", name: "road")]
    network.places = coordinates.enumerated().map {
      ImportedNetwork.Place(name: "Node \($0.offset + 1)", coordinate: $0.element)
    }
    let links = arcs.joined
    network.links = links.filter { $0.from != $0.to }.map {
      ImportedNetwork.Link(
        from: Int($0.from), to: Int($0.to), mode: 0, cost: $0.cost, isDirected: $0.isDirected)
    }
    guard !network.links.isEmpty else {
      diagnostics.error(
        at: SourceLocation(path: path), "no arc connects two different nodes",
        hint: "arcs are lines such as: a 1 2 500")
      return nil
    }
    report.add(
      "\(counted(network.links.count, ("link", "links"))): opposite arcs with the same cost become one link. You "
        + "can name the unit of the costs in network.yml.")
    report.leaveOut(
      links.count - network.links.count, ("arc", "arcs"), "from a node to itself")
    return network
  }
}
