import Input

extension Findings {
  /// Returns the cached assets for a digest, or reads and caches them. Assets with errors or
  /// warnings are not cached, so that each build reports these faults.
  func assets(
    _ digest: Digest, into diagnostics: inout Diagnostics,
    _ read: (inout Diagnostics) -> Assets
  ) -> Assets {
    var found: Assets?
    var faults = Diagnostics()
    let bytes = bytes("assets", digest) {
      let assets = read(&faults)
      found = assets
      return faults.isEmpty ? assets.encoded : []
    }
    diagnostics.append(contentsOf: faults)
    return found ?? Assets(encoded: bytes) ?? read(&diagnostics)
  }
}

extension Assets {
  fileprivate var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.number(files.count)
    for (name, file) in files.sorted(by: { $0.key < $1.key }) {
      for text in [name, file.path.string, file.location.path] { writer.text(text) }
      writer.data(file.bytes)
      writer.texts(file.imports)
      writer.list(file.references) { $1.write(to: &$0) }
    }
    return writer.bytes
  }

  fileprivate init?(encoded bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])
    var files: [String: File] = [:]
    do throws(ByteReader.Damage) {
      for _ in 0..<(try reader.count()) {
        let (name, path, location) = (try reader.text(), try reader.text(), try reader.text())
        files[name] = File(
          path: SitePath(path), bytes: Array(try reader.data()),
          location: SourceLocation(path: location), imports: try reader.texts(),
          references: try reader.list(StyleReference.init))
      }
    } catch {
      return nil
    }
    self.init(files: files)
  }
}

extension StyleReference {
  fileprivate func write(to writer: inout ByteWriter) {
    for text in [address, target?.string ?? "", location.path] { writer.text(text) }
    for number in [target == nil ? 0 : 1, location.line, location.column] { writer.number(number) }
  }

  fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    let (address, target, path) = (try reader.text(), try reader.text(), try reader.text())
    let (isInside, line, column) = (try reader.number(), try reader.number(), try reader.number())
    self.init(
      address: address, target: isInside == 0 ? nil : SitePath(target),
      location: SourceLocation(path: path, line: line, column: column))
  }
}
