import Input

struct FinderFilesBuilder: Sendable {
  private let finder: Finder
  private let cells: PlaceCells
  private let writer: ShardWriter
  /// Writes the answers to single letters. They name the country of a place and not its province,
  /// because everyone who uses the finder loads them.
  private let letterWriter: ShardWriter

  static let idsPerFile = 6000
  /// The maximum number of texts in one file of best answers. Texts with the same first two letters
  /// stay together, even beyond this maximum.
  static let textsPerFile = 24
  /// The maximum number of names in one file of `typos/` that covers several first letters.
  static let namesPerFile = 700

  init(_ finder: Finder, cells: PlaceCells, page: @escaping @Sendable (Int) -> String?) {
    self.finder = finder
    self.cells = cells
    writer = ShardWriter(finder: finder, labels: finder.labels, cells: cells.numbers, page: page)
    letterWriter = ShardWriter(
      finder: finder, labels: .countries(of: finder.places), cells: cells.numbers, page: page)
  }

  func build(_ work: FinderFiles.Work) -> [FinderFiles.File] {
    let partition = finder.partition
    let divided = partition.dividedTexts
    // The start file has the answers to single ASCII letters too, without provinces.
    let letters = divided.filter { $0.count == 1 }
    let tops = Self.grouped(divided)
    let typos = typos()
    let mainShards = mainShards()
    let others = PlaceNameColumns(finder, mainShards: mainShards)
    let ids = stride(from: 0, to: finder.places.count, by: Self.idsPerFile).map {
      $0..<min($0 + Self.idsPerFile, finder.places.count)
    }
    let cells = cells.cells
    let makers: [(name: String, count: Int, make: @Sendable (Int) -> [UInt8])] = [
      ("s", partition.count, { writer.shard(partition.rows($0)) }),
      ("t", tops.count, { writer.tops(tops[$0]) }),
      ("typos", typos.count, { list(typos[$0].names) }),
      ("ids", ids.count, { self.ids(ids[$0], mainShards) }),
      ("names", cells.count, { others.json(cells[$0].places) }),
    ]
    var files: [FinderFiles.File] = []
    for (folder, count, make) in makers {
      files += work(count) { Self.file("\(folder)/\($0)", make($0)) }
    }
    let start = JSONWriter.object { json in
      json.member("shards", Self.texts(partition.bounds))
      json.member("tops", Self.texts(tops.map { $0[0] }))
      json.member("typos", Self.texts(typos.map(\.letter)))
      json.member("ids", ids.map { finder.places.ids[$0.lowerBound] })
      json.key("letters")
      json.raw(letterWriter.tops(letters))
      json.object("countries") { json in
        let countries = finder.countries.countries
        json.member("code", countries.map(\.code))
        json.member("code3", countries.map(\.code3))
        json.member("name", countries.map(\.name))
      }
    }
    files.append(Self.file("typos/any", list(finder.typos.any)))
    files.append(Self.file("regions", regions()))
    // Everyone who uses the finder loads the start file, so it is compressed at the highest level.
    // This memory level compresses it best.
    files.append(FinderFiles.File("start", start, level: 9, memoryLevel: 3))
    let hash = FinderFileName.hash(files.map(\.hash))
    for file in files.indices { files[file].path += "-\(hash).json.gz" }
    files.append(FinderFiles.File(path: "manifest.json", bytes: manifest(hash)))
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Makes a file whose path does not have the hash and the extension yet.
  private static func file(_ path: String, _ contents: [UInt8]) -> FinderFiles.File {
    // Shards are mostly columns of numbers, for which a higher compression level gains nothing.
    path.hasPrefix("names/")
      ? FinderFiles.File(path, contents, level: 9, memoryLevel: 8)
      : FinderFiles.File(path, contents, level: 5, memoryLevel: 4)
  }

  private func manifest(_ hash: String) -> [UInt8] {
    JSONWriter.object { json in
      json.member("version", 4)
      json.member("hash", hash)
      json.member("places", finder.places.count)
      json.member("names", finder.rows.count)
      json.member("shards", finder.partition.count)
    }
  }

  private static func grouped(_ texts: [[UInt8]]) -> [[[UInt8]]] {
    var groups: [[[UInt8]]] = []
    for text in texts {
      if let group = groups.last, let last = group.last,
        beginning(2, of: last) == beginning(2, of: text)
          || (group.count < textsPerFile && beginning(1, of: last) == beginning(1, of: text))
      {
        groups[groups.count - 1].append(text)
      } else {
        groups.append([text])
      }
    }
    return groups
  }

  /// Returns the names to compare with misspelled texts, grouped into files. A file has the names
  /// for one or more first letters; `letter` is the first of these letters.
  private func typos() -> [(letter: [UInt8], names: [Int])] {
    var files: [(letter: [UInt8], names: [Int])] = []
    for (letter, names) in finder.typos.letters {
      if let last = files.last, last.names.count + names.count <= Self.namesPerFile {
        files[files.count - 1].names += names
      } else {
        files.append((letter, names))
      }
    }
    return files
  }

  private func list(_ rows: [Int]) -> [UInt8] {
    JSONWriter.object { $0.member("names", Self.texts(rows.map { Array(finder.rows.key($0)) })) }
  }

  /// Returns, for each place, the shard that has its main name.
  private func mainShards() -> [Int32] {
    var shards = [Int32](repeating: 0, count: finder.places.count)
    for shard in 0..<finder.partition.count {
      for row in finder.partition.rows(shard) where finder.rows.kinds[row] == .main {
        shards[Int(finder.rows.places[row])] = Int32(shard)
      }
    }
    return shards
  }

  private func ids(_ places: Range<Int>, _ shards: [Int32]) -> [UInt8] {
    JSONWriter.object { json in
      json.member("id", finder.places.ids[places].map { Int($0) })
      json.member("shard", shards[places].map { Int($0) })
    }
  }

  private func regions() -> [UInt8] {
    let regions = finder.regions
    return JSONWriter.object { json in
      json.object("countries") { json in
        for country in regions.countries where !country.others.isEmpty {
          json.member(country.code.description, country.others)
        }
      }
      json.object("short") { json in
        for code in regions.countries.map(\.code) {
          let own = regions.short.filter { $0.key.country == code }
          guard !own.isEmpty else { continue }
          json.object(code.description) { json in
            for (label, key) in own.sorted(by: { $0.key.name < $1.key.name }) {
              json.member(label.name, key)
            }
          }
        }
      }
    }
  }

  private static func texts(_ keys: [[UInt8]]) -> [String] {
    keys.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func beginning(_ count: Int, of text: [UInt8]) -> ArraySlice<UInt8> {
    var end = 0
    for _ in 0..<count where end < text.count {
      end += 1
      while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    }
    return text[..<end]
  }
}
