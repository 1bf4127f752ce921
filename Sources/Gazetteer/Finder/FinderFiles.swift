import Input

/// The files of the browser's finder, below `data/find/`, all JSON; those named `.json.gz` are
/// compressed here, for a static host may not do it.
///
/// - `manifest.json` names the start file and says what the files are.
/// - `start-HASH.json.gz` is read when the reader enters the field: the bounds of all shards, the
///   best answers to single letters of ASCII, the names of countries and of the provinces with most
///   names, and the names of the other files.
/// - `s/TEXT-HASH.json.gz`, the shards: all rows whose keys are not before TEXT and before the next
///   shard's; keys front-coded and sorted, records beside them.
/// - `t/TEXT-HASH.json.gz`, the best answers to texts that are divided among shards.
/// - `typos/TEXT-HASH.json.gz`, the names of each first letter that count most, best first;
///   `typos-any-HASH.json.gz`, those of all letters.
/// - `ids/NUMBER-HASH.json.gz`, for every GeoNames id the shard that holds it.
/// - `names/NUMBER-HASH.json.gz`, for the places of each cell of ``NearestFiles`` their alternate
///   names, but for those that stand in the shard of the main name: joined by commas, those of
///   different places joined by `|`, in the order of the cell.
/// - `regions-HASH.json.gz`, other names of countries and short forms of provinces.
///
/// TEXT is written as ``FinderFileName/slug(_:)`` has it. Files of one folder whose texts begin with
/// one letter share a hash, that of all of them, so that the start file stays small.
public struct FinderFiles: Sendable {
  struct File: Sendable {
    var path: String
    /// Not yet compressed.
    var contents: [UInt8]
  }

  let files: [File]
  /// The cells with the positions of the places.
  public let cells: PlaceCells

  /// Writes all files of a finder, not yet compressed.
  ///
  /// - Parameters:
  ///   - cells: the cells of ``NearestFiles``, where the positions of the places are.
  ///   - page: the path of a place's own page from the root of the site (`places/ua/lviv/`), for
  ///     places that have one.
  public init(
    _ finder: Finder, cells: PlaceCells, page: @escaping (Int) -> String? = { _ in nil }
  ) {
    var builder = FinderFilesBuilder(finder, cells: cells, page: page)
    files = builder.build()
    self.cells = cells
  }

  /// Number of files.
  public var count: Int { files.count }

  /// The path of a file below `data/find/`: `s/lv-1x9k2ab.json.gz`.
  public func path(_ file: Int) -> String { files[file].path }

  /// The bytes of a file, compressed if its name ends in `.gz`. This is where the time goes; files
  /// may be asked for on several threads.
  public func bytes(_ file: Int) -> [UInt8] {
    let file = files[file]
    guard file.path.hasSuffix(".gz") else { return file.contents }
    // Shards are columns of small numbers, which gain nothing from a longer search.
    return file.path.hasPrefix("names/")
      ? Gzip.deflate(file.contents, level: 9)
      : Gzip.deflate(file.contents, level: 5, memoryLevel: 4)
  }
}
