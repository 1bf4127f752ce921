import Input

/// Puts the finder's files together.
struct FinderFilesBuilder {
  private let finder: Finder
  private let cells: PlaceCells
  private var writer: ShardWriter
  private var files: [FinderFiles.File] = []

  /// Ids in one file of the table from ids to shards.
  static let idsPerFile = 6000
  /// Divided texts in one file of best answers; those that agree in two letters stay together.
  static let textsPerFile = 24
  /// Names in one file of frequent names, if they are of several letters.
  static let namesPerFile = 700

  init(_ finder: Finder, cells: PlaceCells, page: @escaping (Int) -> String?) {
    self.finder = finder
    self.cells = cells
    writer = ShardWriter(finder: finder, cells: cells.numbers, page: page)
  }

  mutating func build() -> [FinderFiles.File] {
    let divided = finder.partition.dividedTexts
    // A key of the keyboard is answered at once; other letters bring their longer texts along.
    let letters = divided.filter { $0.count == 1 }
    let longer = divided.filter { $0.count > 1 }
    let shardHashes = addShards()
    let (topBounds, topHashes) = addTops(longer)
    let (typoBounds, typoHashes) = addTypos()
    let anyTypos = add("typos-any", names: finder.typos.any)
    let mainShards = mainShards()
    let (idBounds, idHash) = addIDs(mainShards)
    let names = addNames(mainShards)
    let regions = addRegions()
    var start = JSONWriter()
    start.object { json in
      json.member("version", 3)
      Self.member("shards", finder.partition.bounds, shardHashes, &json)
      Self.member("tops", topBounds, topHashes, &json)
      Self.member("typos", typoBounds, typoHashes, &json)
      json.member("anyTypos", anyTypos)
      json.key("ids")
      json.object { json in
        json.member("first", idBounds)
        json.member("hash", idHash)
      }
      json.member("regions", regions)
      json.member("names", names)
      json.key("provinces")
      RecordColumns.write(finder.common.labels, of: finder.labels, to: &json)
      json.key("letters")
      json.object { writer.writeTops(letters, to: &$0) }
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
      json.member("version", 3)
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
      let sameLetter = groups.last?.last.map {
        TypoNames.firstLetter($0) == TypoNames.firstLetter(text)
      }
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
    var names: [Int] = []
    for (letter, frequent) in finder.typos.letters {
      if !names.isEmpty, names.count + frequent.count > Self.namesPerFile {
        contents.append(list(names))
        names = []
      }
      if names.isEmpty { bounds.append(letter) }
      names += frequent
    }
    if !names.isEmpty { contents.append(list(names)) }
    return (bounds, add("typos", bounds, contents))
  }

  private func list(_ names: [Int]) -> [UInt8] {
    let names = names.map { String(decoding: finder.rows.key($0), as: UTF8.self) }
    var json = JSONWriter()
    json.object { $0.member("names", names.joined(separator: ",")) }
    return json.bytes
  }

  /// Adds a file of names; returns its path.
  private mutating func add(_ name: String, names: [Int]) -> String {
    let contents = list(names)
    let path = "\(name)-\(FinderFileName.hash([contents])).json.gz"
    files.append(FinderFiles.File(path: path, contents: contents))
    return path
  }

  /// For each place the shard with its main name.
  private func mainShards() -> [Int32] {
    var shards = [Int32](repeating: 0, count: finder.places.count)
    for shard in 0..<finder.partition.count {
      for row in finder.partition.rows(shard) where finder.rows.kinds[row] == .main {
        shards[Int(finder.rows.places[row])] = Int32(shard)
      }
    }
    return shards
  }

  /// Adds the files of alternate names; returns their hash.
  private mutating func addNames(_ mainShards: [Int32]) -> String {
    let names = PlaceNameColumns(finder, mainShards: mainShards)
    let contents = cells.cells.map { names.json($0.places) }
    let hash = FinderFileName.hash(contents)
    for (number, bytes) in contents.enumerated() {
      files.append(FinderFiles.File(path: "names/\(number)-\(hash).json.gz", contents: bytes))
    }
    return hash
  }

  /// For every id, ascending, the shard with the place's main name.
  private mutating func addIDs(_ shards: [Int32]) -> (first: [Int32], hash: String) {
    let finder = finder
    var first: [Int32] = []
    var contents: [[UInt8]] = []
    for start in stride(from: 0, to: shards.count, by: Self.idsPerFile) {
      let range = start..<min(start + Self.idsPerFile, shards.count)
      first.append(finder.places.ids[start])
      var json = JSONWriter()
      var steps = NumberText()
      var numbers = NumberText()
      for place in range {
        steps.append(Int(finder.places.ids[place] - finder.places.ids[max(place - 1, start)]))
        numbers.append(Int(shards[place]))
      }
      json.object { json in
        json.member("step", steps.text)
        json.member("shard", numbers.text)
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
    let regions = finder.regions
    var json = JSONWriter()
    json.object { json in
      json.key("countries")
      json.object { json in
        for country in regions.countries {
          json.member(country.code.description, country.others.joined(separator: ","))
        }
      }
      json.key("short")
      json.object { json in
        for code in regions.countries.map(\.code) {
          let own = regions.short.filter { $0.key.country == code }
          guard !own.isEmpty else { continue }
          json.key(code.description)
          json.object { json in
            for (label, key) in own.sorted(by: { $0.key.name < $1.key.name }) {
              json.member(label.name, key)
            }
          }
        }
      }
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
