import Input

/// The files of the browser's finder, below `data/find/`. All are JSON. Files whose names end in
/// `.json.gz` are compressed by the build, because not every static host compresses files.
///
/// - `manifest.json` has the numbers of places, names and shards, and the `hash` of all other
///   files. The names of these files contain the hash.
/// - `start-HASH.json.gz` is loaded when the reader focuses the search field. `shards` has the
///   first text of each file in `s/`. `tops` has the first text of each file in `t/`. `typos` has
///   the first letter of each numbered file in `typos/`. `ids` has the first id of each file in
///   `ids/`. `letters` has the best answers to single ASCII letters, and `countries` has the codes
///   and names of countries.
/// - `s/NUMBER-HASH.json.gz` is a shard of the index of names. ``ShardWriter`` writes it. The keys
///   of the shard start at the first text of the shard and end before the first text of the next
///   shard.
/// - `t/NUMBER-HASH.json.gz` has the best answers to queries whose matching names are spread over
///   several shards.
/// - `typos/NUMBER-HASH.json.gz` has the highest-scoring `names` for one or more first letters. The
///   names of each letter are sorted, best first. `typos/any-HASH.json.gz` has the highest-scoring
///   names regardless of their first letter.
/// - `ids/NUMBER-HASH.json.gz` has the `id` of each place, and the `shard` with its main name.
/// - `names/NUMBER-HASH.json.gz` has the alternate names of the places in one cell of
///   ``NearestFiles``, except names that are in the same shard as the main name of their place.
///   There is a list for each place, in the order of the cell.
/// - `regions-HASH.json.gz` has further names of countries, and the abbreviations of provinces.
public struct FinderFiles: Sendable {
  /// A file to publish.
  public struct File: Sendable {
    /// The path below `data/find/`, such as `s/12-1x9k2ab0.json.gz`.
    public internal(set) var path: String
    /// The bytes, compressed if the path ends in `.gz`.
    public let bytes: [UInt8]
    /// A hash of the uncompressed content.
    var hash: UInt64 = 0
  }

  /// Makes the given number of files, on several threads if possible, and returns them in order.
  public typealias Work = (_ count: Int, _ make: @escaping @Sendable (Int) -> File) -> [File]

  /// The files.
  public let files: [File]
  /// The cells that group the places by position.
  public let cells: PlaceCells

  /// Writes all files of a finder.
  ///
  /// - Parameters:
  ///   - cells: the cells of the places. The files of these cells, ``NearestFiles``, contain the
  ///     positions of the places.
  ///   - work: a function that makes the files; by default, it makes them one after another.
  ///   - page: returns the path of a place's page from the root of the site, such as
  ///     `places/ua/lviv/`, or `nil` for a place without a page.
  public init(
    _ finder: Finder, cells: PlaceCells, work: Work = { count, make in (0..<count).map(make) },
    page: @escaping @Sendable (Int) -> String? = { _ in nil }
  ) {
    files = FinderFilesBuilder(finder, cells: cells, page: page).build(work)
    self.cells = cells
  }
}

extension FinderFiles.File {
  init(_ path: String, _ contents: [UInt8], level: Int, memoryLevel: Int) {
    self.init(
      path: path, bytes: Gzip.deflate(contents, level: level, memoryLevel: memoryLevel),
      hash: FNV1a(contents).value)
  }
}
