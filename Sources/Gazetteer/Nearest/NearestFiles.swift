import Input

/// The finder's places by position, below `data/find/near/`: the counterpart of the shards by name.
///
/// - `manifest.json` has the boxes of all cells (`south`, `west`, `north`, `east`, in ten-thousandths
///   of a degree), how many places of networks each holds (`nodes`), and the `hash` of the cells.
/// - `networks.json` has the titles of the networks.
/// - `NUMBER-HASH.json.gz` has the places of a cell, as ``CellWriter`` writes them.
///
/// The nearest places to a point are those of the cells whose boxes are near: a box that is farther
/// away than the last place needed is not read.
public struct NearestFiles: Sendable {
  private let files: [FinderFiles.File]
  /// The hash of all cells, which changes with every name and position.
  public let hash: String

  /// Writes all files.
  ///
  /// - Parameters:
  ///   - work: makes the files; one after the other by default.
  ///   - page: the path of a place's own page, for places that have one.
  ///   - nodes: the networks that a place is on and its id there, such as `e-roads/lviv`.
  ///   - networks: the titles of networks, by the part before the slash.
  public init(
    _ places: PlaceTable, cells: PlaceCells,
    work: FinderFiles.Work = { count, make in (0..<count).map(make) },
    page: @escaping @Sendable (Int) -> String?, nodes: @escaping @Sendable (Int) -> [String],
    networks: [(id: String, title: String)] = []
  ) {
    let writer = CellWriter(places: places, page: page, nodes: nodes)
    let cells = cells.cells
    var files = work(cells.count) {
      FinderFiles.File("near/\($0)", writer.json(cells[$0]), level: 9, memoryLevel: 4)
    }
    let hash = FinderFileName.hash(files.map(\.hash))
    for file in files.indices { files[file].path += "-\(hash).json.gz" }
    var json = JSONWriter()
    json.object { json in
      json.member("version", 2)
      json.member("places", places.count)
      json.member("hash", hash)
      json.member("south", cells.map(\.south))
      json.member("west", cells.map(\.west))
      json.member("north", cells.map(\.north))
      json.member("east", cells.map(\.east))
      json.member("nodes", cells.map { $0.places.count { !nodes(Int($0)).isEmpty } })
    }
    var titles = JSONWriter()
    titles.object { for network in networks { $0.member(network.id, network.title) } }
    files.append(FinderFiles.File(path: "near/manifest.json", bytes: json.bytes))
    files.append(FinderFiles.File(path: "near/networks.json", bytes: titles.bytes))
    self.files = files
    self.hash = hash
  }

  /// Number of files.
  public var count: Int { files.count }

  /// The path of a file below `data/find/`: `near/12-1x9k2ab0.json.gz`.
  public func path(_ file: Int) -> String { files[file].path }

  /// The bytes of a file, compressed if its name ends in `.gz`.
  public func bytes(_ file: Int) -> [UInt8] { files[file].bytes }
}
