import Input

/// Puts the finder's files together.
struct FinderFilesBuilder {
  private let finder: Finder
  private var writer: ShardWriter
  private var files: [FinderFiles.File] = []

  /// Ids in one file of the table from ids to shards.
  static let idsPerFile = 6000
  /// Divided texts in one file of best answers; those that agree in two letters stay together.
  static let textsPerFile = 24
  /// Names in one file of frequent names, if they are of several letters.
  static let namesPerFile = 1200

  init(_ finder: Finder, page: @escaping (Int) -> String?) {
    self.finder = finder
    writer = ShardWriter(finder: finder, page: page)
  }

  mutating func build() -> [FinderFiles.File] {
    let divided = finder.partition.dividedTexts
    // A key of the keyboard is answered at once; other letters bring their longer texts along.
    let letters = divided.filter { $0.count == 1 }
    let longer = divided.filter { $0.count > 1 }
    let shardHashes = addShards()
    let (topBounds, topHashes) = addTops(longer)
    let (typoBounds, typoHashes) = addTypos()
    let (idBounds, idHash) = addIDs()
    let regions = addRegions()
    var start = JSONWriter()
    start.object { json in
      json.member("version", 1)
      Self.member("shards", finder.partition.bounds, shardHashes, &json)
      Self.member("tops", topBounds, topHashes, &json)
      Self.member("typos", typoBounds, typoHashes, &json)
      json.key("ids")
      json.object { json in
        json.member("first", idBounds)
        json.member("hash", idHash)
      }
      json.member("regions", regions)
      json.key("letters")
      json.object { writer.writeTops(letters, provinceNames: false, to: &$0) }
      json.key("countries")
      json.object { json in
        for country in finder.countries.countries { json.member(country.code, country.name) }
      }
    }
    let path = "start-\(FinderFileName.hash([start.bytes])).json.gz"
    files.append(FinderFiles.File(path: path, contents: start.bytes))
    files.append(manifest(start: path))
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private func manifest(start: String) -> FinderFiles.File {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("start", start)
      json.member("places", finder.places.count)
      json.member("names", finder.rows.count)
      json.member("shards", finder.partition.count)
    }
    return FinderFiles.File(path: "manifest.json", contents: json.bytes)
  }

  private mutating func addShards() -> [String] {
    let partition = finder.partition
    let contents = (0..<partition.count).map { writer.shard(partition.rows($0)) }
    return add("s", partition.bounds, contents)
  }

  private mutating func addTops(
    _ texts: [[UInt8]]
  ) -> (bounds: [[UInt8]], hashes: [String]) {
    var groups: [[[UInt8]]] = []
    for text in texts {
      let isNear = groups.last?.last.map { Self.beginning($0) == Self.beginning(text) } ?? false
      let fits = (groups.last?.count ?? Self.textsPerFile) < Self.textsPerFile
      let sameLetter = groups.last?.last.map { Self.firstLetter($0) == Self.firstLetter(text) }
      if isNear || (fits && sameLetter ?? false) {
        groups[groups.count - 1].append(text)
      } else {
        groups.append([text])
      }
    }
    let bounds = groups.map { $0[0] }
    return (bounds, add("t", bounds, groups.map { writer.tops($0) }))
  }

  private mutating func addTypos() -> (bounds: [[UInt8]], hashes: [String]) {
    var bounds: [[UInt8]] = []
    var contents: [[UInt8]] = []
    var names: [String] = []
    var bound: [UInt8] = []
    func file() -> [UInt8] {
      var json = JSONWriter()
      json.object { $0.member("names", names.joined(separator: ",")) }
      return json.bytes
    }
    var row = 0
    while row < finder.rows.count {
      let letter = Self.firstLetter(Array(finder.rows.key(row)))
      row = finder.rows.range(of: letter).upperBound
      let frequent = finder.frequentNames(beginningWith: letter)
        .map { String(decoding: finder.rows.key($0), as: UTF8.self) }
      if !names.isEmpty, names.count + frequent.count > Self.namesPerFile {
        bounds.append(bound)
        contents.append(file())
        names = []
      }
      if names.isEmpty { bound = letter }
      names += frequent
    }
    if !names.isEmpty {
      bounds.append(bound)
      contents.append(file())
    }
    return (bounds, add("typos", bounds, contents))
  }

  /// For every id, ascending, the shard with the place's main name.
  private mutating func addIDs() -> (first: [Int32], hash: String) {
    let finder = finder
    var shards = [Int](repeating: 0, count: finder.places.count)
    for shard in 0..<finder.partition.count {
      for row in finder.partition.rows(shard) where finder.rows.kinds[row] == .main {
        shards[Int(finder.rows.places[row])] = shard
      }
    }
    var first: [Int32] = []
    var contents: [[UInt8]] = []
    for start in stride(from: 0, to: shards.count, by: Self.idsPerFile) {
      let range = start..<min(start + Self.idsPerFile, shards.count)
      first.append(finder.places.ids[start])
      var json = JSONWriter()
      json.object { json in
        json.member(
          "step", range.map { finder.places.ids[$0] - finder.places.ids[max($0 - 1, start)] })
        json.member("shard", range.map { shards[$0] })
      }
      contents.append(json.bytes)
    }
    let hash = FinderFileName.hash(contents)
    for (number, bytes) in contents.enumerated() {
      files.append(FinderFiles.File(path: "ids/\(number)-\(hash).json.gz", contents: bytes))
    }
    return (first, hash)
  }

  private mutating func addRegions() -> String {
    let regions = finder.regions.regions
    var json = JSONWriter()
    json.object { json in
      json.member("code", regions.map { $0.country.description + "." + $0.admin1 })
      json.member("keys", regions.map { $0.keys.joined(separator: ",") })
    }
    let path = "regions-\(FinderFileName.hash([json.bytes])).json.gz"
    files.append(FinderFiles.File(path: path, contents: json.bytes))
    return path
  }

  /// Adds files named for their texts; returns the hash of each first letter.
  private mutating func add(
    _ folder: String, _ bounds: [[UInt8]], _ contents: [[UInt8]]
  ) -> [String] {
    var hashes: [String] = []
    var first = 0
    while first < bounds.count {
      let group = FinderFileName.group(bounds[first])
      var end = first
      while end < bounds.count, FinderFileName.group(bounds[end]) == group { end += 1 }
      let hash = FinderFileName.hash(Array(contents[first..<end]))
      hashes.append(hash)
      for file in first..<end {
        files.append(
          FinderFiles.File(
            path: "\(folder)/\(FinderFileName.slug(bounds[file]))-\(hash).json.gz",
            contents: contents[file]))
      }
      first = end
    }
    return hashes
  }

  private static func member(
    _ name: String, _ bounds: [[UInt8]], _ hashes: [String],
    _ json: inout JSONWriter
  ) {
    var coding = FrontCoding()
    for bound in bounds { coding.append(bound) }
    json.key(name)
    json.object { json in
      coding.write(to: &json)
      json.member("hashes", hashes.joined(separator: ","))
    }
  }

  private static func firstLetter(_ text: [UInt8]) -> [UInt8] {
    points(1, of: text)
  }

  private static func beginning(_ text: [UInt8]) -> [UInt8] { points(2, of: text) }

  private static func points(_ count: Int, of text: [UInt8]) -> [UInt8] {
    var end = 0
    for _ in 0..<count where end < text.count {
      end += 1
      while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    }
    return Array(text[..<end])
  }
}
