import Input

/// The files of the browser's finder, below `data/find/`, all JSON; those named `.json.gz` are
/// compressed here, because a static host may not do it.
///
/// - `manifest.json` has the `hash` of all files, a part of their names, and counts.
/// - `start-HASH.json.gz` is read when the reader enters the field. `shards`, `tops` and `typos` have the
///   text with which each file of `s/`, `t/` and `typos/` begins, `ids` the first id of each file of
///   `ids/`; `letters` has the best answers to single letters of ASCII, `countries` the names of
///   countries.
/// - `s/NUMBER-HASH.json.gz`, the shards: all names whose keys are not before the shard's text and
///   before the next shard's, as ``ShardWriter`` writes them.
/// - `t/NUMBER-HASH.json.gz`, the best answers to texts that are divided among shards.
/// - `typos/NUMBER-HASH.json.gz`, the `names` of each first letter that count most, best first;
///   `typos/any-HASH.json.gz`, those of all letters.
/// - `ids/NUMBER-HASH.json.gz`, for every GeoNames `id` the `shard` that holds its main name.
/// - `names/NUMBER-HASH.json.gz`, for the places of each cell of ``NearestFiles`` their alternate names,
///   except those in the shard of the main name: a list for each place, in the order of the cell.
/// - `regions-HASH.json.gz`, other names of countries and short forms of provinces.
public struct FinderFiles: Sendable {
  /// A file as it is published.
  public struct File: Sendable {
    var path: String
    var bytes: [UInt8]
    /// A hash of the uncompressed content.
    var hash: UInt64 = 0
  }

  /// Makes the given number of files, on several threads if possible, and returns them in order.
  public typealias Work = (_ count: Int, _ make: @escaping @Sendable (Int) -> File) -> [File]

  let files: [File]
  /// The cells with the positions of the places.
  public let cells: PlaceCells

  /// Writes all files of a finder.
  ///
  /// - Parameters:
  ///   - cells: the cells of ``NearestFiles``, where the positions of the places are.
  ///   - work: makes the files; one after the other by default.
  ///   - page: the path of a place's own page from the root of the site (`places/ua/lviv/`), for
  ///     places that have one.
  public init(
    _ finder: Finder, cells: PlaceCells, work: Work = { count, make in (0..<count).map(make) },
    page: @escaping @Sendable (Int) -> String? = { _ in nil }
  ) {
    files = FinderFilesBuilder(finder, cells: cells, page: page).build(work)
    self.cells = cells
  }

  /// Number of files.
  public var count: Int { files.count }

  /// The path of a file below `data/find/`: `s/12-1x9k2ab0.json.gz`.
  public func path(_ file: Int) -> String { files[file].path }

  /// The bytes of a file, compressed if its name ends in `.gz`.
  public func bytes(_ file: Int) -> [UInt8] { files[file].bytes }
}

extension FinderFiles.File {
  /// Compresses contents.
  init(_ path: String, _ contents: [UInt8], level: Int, memoryLevel: Int) {
    var hash = FNV1a()
    hash.mix(contents)
    self.init(
      path: path, bytes: Gzip.deflate(contents, level: level, memoryLevel: memoryLevel),
      hash: hash.value)
  }
}
