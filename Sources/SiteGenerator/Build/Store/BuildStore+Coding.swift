import Input

extension BuildStore {
  private static let mark = Array("RouteAtlas store 7\n".utf8)

  /// The size, in bytes, of the blocks in which the content is written and hashed.
  private static let block = 1 << 20

  /// Returns the digest of a store's content. The digest is stored after the content.
  static func seal(_ content: UnsafeRawBufferPointer) -> Digest {
    var digester = Digester()
    mix(content, into: &digester)
    return digester.digest
  }

  private static func mix(_ content: UnsafeRawBufferPointer, into digester: inout Digester) {
    for start in stride(from: 0, to: content.count, by: block) {
      digester.mix(UnsafeRawBufferPointer(rebasing: content[start...].prefix(block)))
    }
  }

  /// Writes the store: a signature, the content, and the digest of the content. The store is
  /// written in blocks, because it can be large.
  func encode(
    _ append: ([UInt8]) throws(FileError) -> Void
  ) throws(FileError) {
    var writer = ByteWriter()
    var digester = Digester()
    func flush(atEnd: Bool = false) throws(FileError) {
      let bytes = writer.drain(blocks: Self.block, atEnd: atEnd)
      if bytes.isEmpty { return }
      bytes.withUnsafeBytes { Self.mix($0, into: &digester) }
      try append(bytes)
    }
    try append(Self.mark)
    writer.digest(program)
    writer.text("\(part)")
    writer.digest(model)
    writer.number(inputs.count)
    for input in inputs { write(input, to: &writer) }
    for warnings in [warnings, laterWarnings] { writer.warnings(warnings) }
    writer.number(pages)
    writer.number(stepCount)
    writer.number(copyCount)
    writer.number(hasCopies ? 1 : 0)
    writer.number(findings.count)
    for (key, value) in findings.sorted(by: {
      ($0.key.first, $0.key.second) < ($1.key.first, $1.key.second)
    }) {
      writer.digest(key)
      writer.data(value)
    }
    writer.number(links.names.count)
    for name in links.names { writer.digest(name) }
    writer.number(links.lists.count)
    for list in links.lists {
      writer.data(list.bytes)
      try flush()
    }
    writer.number(steps.count)
    for step in steps {
      writer.digest(step.key)
      writer.digest(step.found)
      writer.number(step.files.count)
      for file in files[step.files] { write(file, to: &writer) }
      try flush()
    }
    try flush(atEnd: true)
    writer.digest(digester.digest)
    try append(writer.bytes)
  }

  init(_ bytes: [UInt8]) throws(ByteReader.Damage) {
    guard bytes.starts(with: Self.mark), bytes.count >= Self.mark.count + 16 else {
      throw ByteReader.Damage()
    }
    let content = bytes.dropFirst(Self.mark.count).dropLast(16)
    var end = ByteReader(bytes.suffix(16))
    guard try end.digest() == content.withUnsafeBytes(Self.seal) else {
      throw ByteReader.Damage()
    }
    var reader = ByteReader(content)
    try self.init(&reader)
  }

  private init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    let program = try reader.digest()
    guard let part = BuildPart(try reader.text()) else { throw ByteReader.Damage() }
    self.init(program: program, part: part)
    model = try reader.digest()
    for _ in 0..<(try reader.count()) { inputs.append(try Self.input(&reader)) }
    (warnings, laterWarnings) = (try reader.warnings(), try reader.warnings())
    pages = try reader.number()
    stepCount = try reader.number()
    copyCount = try reader.number()
    hasCopies = try reader.number() == 1
    for _ in 0..<(try reader.count()) {
      let key = try reader.digest()
      findings[key] = Array(try reader.data())
    }
    links = LinkTable.Contents(names: [], lists: [])
    for _ in 0..<(try reader.count()) { links.names.append(try reader.digest()) }
    for _ in 0..<(try reader.count()) {
      let list = NumberList(bytes: try reader.data())
      guard list.allSatisfy({ $0 < links.names.count }) else { throw ByteReader.Damage() }
      links.lists.append(list)
    }
    for _ in 0..<(try reader.count()) {
      let key = try reader.digest()
      let found = try reader.digest()
      let first = files.count
      for _ in 0..<(try reader.count()) { files.append(try file(&reader)) }
      steps.append(Step(key: key, found: found, files: first..<files.count))
    }
    guard links.names.first == Digest.none, links.lists.first == NumberList(),
      (0...files.count).contains(copyCount)
    else { throw ByteReader.Damage() }
  }

  private static func index(
    _ reader: inout ByteReader, below limit: Int
  ) throws(ByteReader.Damage) -> UInt32 {
    let index = try reader.number()
    guard index >= 0, index < limit else { throw ByteReader.Damage() }
    return UInt32(index)
  }

  // MARK: The parts

  private func write(_ input: InputFiles.File, to writer: inout ByteWriter) {
    writer.text(input.path)
    writer.digest(input.digest)
    writer.number(input.stamp == nil ? 0 : 1)
    if let stamp = input.stamp {
      writer.number(stamp.size)
      writer.number(stamp.modified)
      writer.number(stamp.changed)
    }
  }

  private static func input(
    _ reader: inout ByteReader
  ) throws(ByteReader.Damage) -> InputFiles.File {
    let path = try reader.text()
    let digest = try reader.digest()
    guard try reader.number() == 1 else {
      return InputFiles.File(path: path, stamp: nil, digest: digest)
    }
    let stamp = FileStamp(
      size: try reader.number(), modified: try reader.number(), changed: try reader.number())
    return InputFiles.File(path: path, stamp: stamp, digest: digest)
  }

  private func write(_ file: File, to writer: inout ByteWriter) {
    writer.text(file.path)
    writer.number(file.bytes)
    writer.word(file.hash)
    writer.number(file.modified)
    writer.number(file.links.ids)
    writer.number(file.links.references)
  }

  private func file(_ reader: inout ByteReader) throws(ByteReader.Damage) -> File {
    File(
      path: try reader.text(), bytes: try reader.number(),
      hash: try reader.word(), modified: try reader.number(),
      links: LinkTable.Page(
        ids: try Self.index(&reader, below: links.lists.count),
        references: try Self.index(&reader, below: links.lists.count)))
  }
}
