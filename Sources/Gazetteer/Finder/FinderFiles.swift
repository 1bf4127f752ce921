import Input

/// The files of the browser's finder, below `data/find/`, all JSON; those named `.json.gz` are
/// compressed here, for a static host may not do it.
///
/// - `manifest.json` names the start file and says what the files are.
/// - `start-HASH.json.gz` is read when the reader enters the field: the bounds of all shards, the
///   best answers to single letters of ASCII, the names of countries, and the names of the other files.
/// - `s/TEXT-HASH.json.gz`, the shards: all rows whose keys are not before TEXT and before the next
///   shard's; keys front-coded and sorted, records beside them.
/// - `t/TEXT-HASH.json.gz`, the best answers to texts that are divided among shards.
/// - `typos/TEXT-HASH.json.gz`, the names of each first letter that count most, best first;
///   `typos-any-HASH.json.gz`, those of all letters.
/// - `ids/NUMBER-HASH.json.gz`, for every GeoNames id the shard that holds it.
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

  /// Writes all files of a finder, not yet compressed.
  ///
  /// - Parameter page: the path of a place's own page from the root of the site
  ///   (`places/ua/lviv/`), for places that have one.
  public init(_ finder: Finder, page: @escaping (Int) -> String? = { _ in nil }) {
    var builder = FinderFilesBuilder(finder, page: page)
    files = builder.build()
  }

  /// Number of files.
  public var count: Int { files.count }

  /// The path of a file below `data/find/`: `s/lv-1x9k2ab.json.gz`.
  public func path(_ file: Int) -> String { files[file].path }

  /// The bytes of a file, compressed if its name ends in `.gz`. This is where the time goes; files
  /// may be asked for on several threads.
  public func bytes(_ file: Int) -> [UInt8] {
    let file = files[file]
    return file.path.hasSuffix(".gz")
      ? Gzip.deflate(file.contents, level: 5, memoryLevel: 4) : file.contents
  }
}
