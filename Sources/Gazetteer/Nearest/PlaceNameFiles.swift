import Input

/// The other names of all places, a file for each cell of ``NearestFiles``, for pages that show a
/// place: `NUMBER-HASH.json.gz`, with the hash of the cells.
///
/// `names` has the names of each place, joined by commas, those of different places joined by `|`, in
/// the order of the cell.
public struct PlaceNameFiles: Sendable {
  private let places: PlaceTable
  private let cells: PlaceCells
  private let hash: String

  /// Makes the files of these cells.
  public init(_ places: PlaceTable, cells: PlaceCells, hash: String) {
    self.places = places
    self.cells = cells
    self.hash = hash
  }

  /// Number of files.
  public var count: Int { cells.count }

  /// The name of a file: `12-1x9k2ab0.json.gz`.
  public func name(_ file: Int) -> String { "\(file)-\(hash).json.gz" }

  /// The bytes of a file, compressed.
  public func bytes(_ file: Int) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member(
        "names",
        cells.cells[file].places.lazy.map {
          PlaceNames.others(Int($0), of: places).joined(separator: ",")
        }.joined(separator: "|"))
    }
    return Gzip.deflate(json.bytes, level: 9)
  }
}
