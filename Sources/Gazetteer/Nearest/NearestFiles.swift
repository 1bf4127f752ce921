import Input

/// The files with the finder's places grouped by position, below `data/find/near/`. The shards of
/// ``FinderFiles`` have the same places, sorted by name.
///
/// - `manifest.json` has the number of `places` and the `hash` of all cells. It also has the
///   bounding box of each cell (`south`, `west`, `north`, `east`) in ten-thousandths of a degree.
///   For each cell, `nodes` has the number of places that are on a network.
/// - `networks.json` has the titles of the networks.
/// - `NUMBER-HASH.json.gz` has the places of a cell, as ``CellWriter`` writes them.
///
/// To find the places nearest to a point, a page loads the cells with the nearest bounding boxes.
/// The page skips a cell whose box is farther away than all places that the page already shows.
public struct NearestFiles: Sendable {
  /// The files.
  public let files: [FinderFiles.File]
  /// The hash of all cells. It changes if any name or position changes.
  public let hash: String

  /// Writes all files.
  ///
  /// - Parameters:
  ///   - work: a function that makes the files; by default, it makes them one after another.
  ///   - page: returns the path of a place's page, or `nil` for a place without a page.
  ///   - nodes: returns the ids that a place has on networks, such as `e-roads/lviv`.
  ///   - networks: the id and title of each network.
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
    let manifest = JSONWriter.object { json in
      json.member("version", 2)
      json.member("places", places.count)
      json.member("hash", hash)
      json.member("south", cells.map(\.south))
      json.member("west", cells.map(\.west))
      json.member("north", cells.map(\.north))
      json.member("east", cells.map(\.east))
      json.member("nodes", cells.map { $0.places.count { !nodes(Int($0)).isEmpty } })
    }
    let titles = JSONWriter.object { json in
      for network in networks { json.member(network.id, network.title) }
    }
    files.append(FinderFiles.File(path: "near/manifest.json", bytes: manifest))
    files.append(FinderFiles.File(path: "near/networks.json", bytes: titles))
    self.files = files
    self.hash = hash
  }
}
