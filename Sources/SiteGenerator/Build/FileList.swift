import Input

/// A list of a site's files, each with its hash. It is published with the site, so that damaged
/// files can be detected. The list does not protect against deliberate changes, because anyone who
/// can change a file can also change the list.
struct FileList {
  let build: String
  /// All files of the site, sorted by path. Compressed copies and the file that contains this list
  /// are left out.
  let files: [BuildStore.File]
  /// The sorted paths of the files that the build copied unchanged. They can have any content, so
  /// ``SiteChecker`` examines the content of only the style sheets among them.
  let copied: [String]

  init(_ files: [BuildStore.File], copied: [String], build: String) {
    self.files = files.sorted { $0.path < $1.path }
    self.copied = copied.sorted()
    self.build = build
  }

  /// Returns gzip-compressed JSON with parallel arrays of paths, sizes and base-36 hashes.
  func gzip() -> [UInt8] {
    var json = JSONWriter(reserving: files.count * 80)
    json.object { list in
      list.member("build", build)
      list.array("paths") { column in for file in files { column.string(file.path) } }
      list.array("bytes") { column in for file in files { column.integer(file.bytes) } }
      list.array("hashes") { column in
        for file in files { column.string(String(file.hash, radix: 36)) }
      }
      list.member("copied", copied)
    }
    return Gzip.deflate(json.bytes, level: 6)
  }
}

extension FileList {
  static func read(site: String, into diagnostics: inout Diagnostics) -> FileList? {
    let path = Path.join(site, SiteMap.files.file)
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path)
    } catch {
      diagnostics.append(
        error.diagnostic(hint: "every site has this list of its files; build the site again"))
      return nil
    }
    guard let text = Gzip.inflate(bytes, path: path, limit: 1 << 30, into: &diagnostics),
      let root = JSON.read(text, path: path, into: &diagnostics)
    else { return nil }
    let paths = root["paths"]?.elements.compactMap(\.string) ?? []
    let sizes = root["bytes"]?.elements.compactMap(\.int) ?? []
    let hashes = root["hashes"]?.elements.compactMap { $0.string.flatMap { UInt64($0, radix: 36) } }
    guard let build = root["build"]?.string, let hashes, !paths.isEmpty,
      paths.count == sizes.count, paths.count == hashes.count
    else {
      diagnostics.error(
        at: SourceLocation(path: path), "the list of the site's files is damaged",
        hint: "build the site again")
      return nil
    }
    return FileList(
      paths.indices.map { BuildStore.File(path: paths[$0], bytes: sizes[$0], hash: hashes[$0]) },
      copied: root["copied"]?.elements.compactMap(\.string) ?? [], build: build)
  }

  /// Returns the files that match the site's list, their valid compressed copies, and the list
  /// itself. The result is empty if the list cannot be read.
  static func intactFiles(in site: String) -> Set<String> {
    var ignored = Diagnostics()
    guard let list = read(site: site, into: &ignored) else { return [] }
    let intact = list.files.flatMap { file -> [String] in
      // An untrusted list may contain paths that lead outside the site.
      let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
      guard !parts.contains(where: { ["", ".", ".."].contains($0) }) else { return [] }
      let path = Path.join(site, file.path)
      guard FileSystem.linkKind(of: path) == .file, FileSystem.size(of: path) == file.bytes,
        let bytes = try? FileSystem.read(path), WordHash.of(bytes) == file.hash
      else { return [] }
      let copies = CompressedCopy.allCases.filter { form in
        guard CompressedCopy.isText(file.path), let copy = try? FileSystem.read(form.path(of: path))
        else { return false }
        return form.isCopy(copy, of: bytes)
      }
      return [file.path] + copies.map { $0.path(of: file.path) }
    }
    return Set(intact).union([SiteMap.files.file])
  }
}
