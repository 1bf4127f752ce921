import HTTP
import Input
import Markup

/// The files that texts can show or link to: the files in `static/`, and the files in `pages/` that
/// are not texts. A file in `pages/` is published only if a text uses it.
final class TextFiles {
  let texts: [String]
  private let folder: String
  /// The files in `pages/` that are not texts.
  private let names: Set<String>
  private let staticFiles: [String: StaticFile]
  private let memory: ReadingMemory
  private var used: Set<String> = []
  /// The size, in bytes, above which a picture causes a warning.
  private static let largePicture = 3_000_000

  init(
    folder: String, names: [String], staticFiles: [StaticFile], memory: ReadingMemory
  ) {
    self.folder = folder
    texts = names.filter { $0.hasSuffix(".md") }
    self.names = Set(names).subtracting(texts)
    self.staticFiles = Dictionary(keepingFirst: staticFiles.map { ($0.path.file, $0) })
    self.memory = memory
  }

  /// The stamps of all files, for the keys of cache entries.
  var stamps: String {
    let paths = names.map { Path.join(folder, $0) } + staticFiles.values.map(\.source)
    return paths.sorted().map { path in
      let stamp = FileStamp(path)
      return "\(path) \(stamp?.size ?? -1) \(stamp?.modified ?? 0) \(stamp?.changed ?? 0)"
    }.joined(separator: " ")
  }

  /// Returns the result of a closure, and the files in `pages/` that were used while it ran.
  func listingUsed<Value>(_ read: () -> Value) -> (Value, used: Set<String>) {
    let before = used
    used = []
    defer { used.formUnion(before) }
    return (read(), used)
  }

  func use(_ files: Set<String>) { used.formUnion(files) }

  /// Returns the files in `pages/` that texts use, and warns about the others.
  func published(into diagnostics: inout Diagnostics) -> [StaticFile] {
    for name in names.subtracting(used).sorted() {
      diagnostics.warning(
        at: SourceLocation(path: Path.join(folder, name)), "the file is not published",
        hint: "no text shows it or links to it; move it to static/ to publish it anyway")
    }
    return used.sorted().compactMap { name in
      StaticFile(name: name, in: folder, into: &diagnostics)
    }
  }

  /// Finds the file that a link or an image refers to. For an image, the file can be in `pages/` or
  /// `static/`; for a link, only files in `pages/` are found.
  ///
  /// - Parameter name: the path relative to `pages/`; `nil` for a text outside that folder.
  func find(
    _ link: MarkdownDocument.Link, name: String?, page: SitePath,
    into diagnostics: inout Diagnostics
  ) -> MarkdownFile? {
    guard let address = LocalAddress(link.destination) else {
      if link.isImage { reportRemote(link, into: &diagnostics) }
      return nil
    }
    let bytes = PercentCoding.decode(String(address.path)) ?? []
    let path = Substring(decoding: bytes, as: UTF8.self)
    guard !path.isEmpty else { return nil }
    let suffix = link.destination.dropFirst(address.path.count)
    let fromRoot = path.hasPrefix("/") ? SitePath.home.resolve(path.dropFirst()) : nil
    let beside = fromRoot ?? name.flatMap { SitePath($0).resolve(path) }
    if let file = beside?.string, names.contains(file) {
      used.insert(file)
      return MarkdownFile(
        address: "/\(file)\(suffix)",
        picture: picture(Path.join(folder, file), in: link, into: &diagnostics))
    }
    guard link.isImage else { return nil }
    // A path to a file in `static/` is resolved against the address of the page.
    if let file = fromRoot ?? page.resolve(path), let known = staticFiles[file.file] {
      return MarkdownFile(
        address: "/\(file)\(suffix)", picture: picture(known.source, in: link, into: &diagnostics))
    }
    if let beside, let near = Suggestion.closest(to: beside.string, among: names.sorted()) {
      diagnostics.error(
        at: link.location, "image '\(link.destination)': there is no such file",
        hint: "did you mean '\(SitePath(name ?? "").link(to: SitePath(near)))'?")
    }
    return nil
  }

  private func picture(
    _ path: String, in link: MarkdownDocument.Link, into diagnostics: inout Diagnostics
  ) -> Picture? {
    guard link.isImage else { return nil }
    let result = memory.recall("picture \(path)", from: [path], into: &diagnostics) {
      faults -> Result<Picture, Picture.Problem> in
      do throws(FileError) {
        let bytes = try FileSystem.read(path)
        return Result { () throws(Picture.Problem) in
          try Picture.read(bytes, name: Path.name(of: path))
        }
      } catch {
        faults.append(error.diagnostic())
        return .failure(Picture.Problem("cannot be read", hint: nil))
      }
    }
    switch result {
    case .success(let picture):
      let bytes = FileSystem.size(of: path) ?? 0
      if bytes > Self.largePicture {
        diagnostics.warning(
          at: link.location,
          "image '\(link.destination)' has \(bytes / 1_000_000) MB, which every reader of the page "
            + "downloads",
          hint: "make it smaller: 1,600 pixels are wide enough for a page")
      }
      return picture
    case .failure(let problem):
      diagnostics.error(
        at: link.location, "image '\(link.destination)' \(problem.message)", hint: problem.hint)
      return nil
    }
  }

  private func reportRemote(
    _ link: MarkdownDocument.Link, into diagnostics: inout Diagnostics
  ) {
    diagnostics.error(
      at: link.location, "image '\(link.destination)' is a file of another site",
      hint: "save it beside the text: the pages' Content-Security-Policy blocks pictures from "
        + "other sites")
  }
}
