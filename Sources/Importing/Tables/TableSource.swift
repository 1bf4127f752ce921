import Input

/// The tables of a feed, in a folder or in an archive.
enum TableSource {
  case folder(String)
  case archive(ZipArchive)

  /// Opens a folder or an archive; one that cannot be read is reported.
  init?(_ path: String, into diagnostics: inout Diagnostics) {
    if FileSystem.kind(of: path) == .directory {
      self = .folder(path)
      return
    }
    do {
      let bytes = try FileSystem.read(path)
      guard ZipArchive.isZip(bytes) else {
        diagnostics.error(
          at: SourceLocation(path: path), "this is not a ZIP archive",
          hint: "give a feed as it is downloaded, or the folder of its files")
        return nil
      }
      guard let archive = ZipArchive(bytes, path: path, into: &diagnostics) else { return nil }
      self = .archive(archive)
    } catch {
      diagnostics.append(error.diagnostic())
      return nil
    }
  }

  /// The path of the whole, for messages.
  var path: String {
    switch self {
    case .folder(let path): path
    case .archive(let archive): archive.path
    }
  }

  /// The path of a table, for messages.
  func path(of name: String) -> String {
    switch self {
    case .folder(let folder): Path.join(folder, name)
    case .archive(let archive): Path.join(archive.path, entry(name, archive)?.name ?? name)
    }
  }

  /// The names of the files in alphabetical order, whatever folder of an archive they are in.
  var names: [String] {
    switch self {
    case .folder(let folder): (try? FileSystem.list(folder, recursively: false)) ?? []
    case .archive(let archive):
      Set(archive.entries.map(\.name).filter { !$0.hasPrefix("__MACOSX/") && !$0.hasSuffix("/") })
        .map(Path.name).sorted()
    }
  }

  /// Returns true if there is such a table.
  func has(_ name: String) -> Bool {
    switch self {
    case .folder(let folder): FileSystem.kind(of: Path.join(folder, name)) == .file
    case .archive(let archive): entry(name, archive) != nil
    }
  }

  /// Calls `body` for each piece of a table; false if it cannot be read, which is reported.
  func forEachPiece(
    of name: String, into diagnostics: inout Diagnostics,
    _ body: (Span<UInt8>, inout Diagnostics) -> Void
  ) -> Bool {
    switch self {
    case .archive(let archive):
      guard let entry = entry(name, archive) else { return false }
      return archive.forEachPiece(of: entry, into: &diagnostics, body)
    case .folder(let folder):
      do throws(FileError) {
        let reader = try FileReader(Path.join(folder, name))
        var piece: [UInt8] = []
        while try reader.read(into: &piece, count: 1 << 18) { body(piece.span, &diagnostics) }
        return true
      } catch {
        diagnostics.append(error.diagnostic())
        return false
      }
    }
  }

  /// The file of a name; some archives have all in a folder. Of several the one least deep.
  private func entry(_ name: String, _ archive: ZipArchive) -> ZipArchive.Entry? {
    archive.entries
      .filter { Path.name(of: $0.name) == name && !$0.name.hasPrefix("__MACOSX/") }
      .min { $0.name.utf8.count < $1.name.utf8.count }
  }
}
