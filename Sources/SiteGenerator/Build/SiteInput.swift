import Input
import Markup

/// Everything that a build reads.
struct SiteInput: Sendable {
  typealias Schema = PageSchema

  let content: Content
  let templates: PageTemplates
  let assets: Assets
  let schema: PageSchema
  /// The file that the content model was read from.
  let schemaSource: [UInt8]
  /// The source of the service worker.
  let worker: [UInt8]

  /// The pictures of the site as a whole.
  static let pictures = [
    "icon.svg", "icon-180.png", "icon-192.png", "icon-512.png", "icon-maskable.png", "preview.png",
  ]

  /// Reads it all, and reports everything that is wrong with it.
  ///
  /// - Parameters:
  ///   - inputs: the digests of all files.
  ///   - findings: what earlier builds found out.
  ///   - memory: what need not be read again.
  static func read(
    options: SiteBuilder.Options, inputs: InputFiles, findings: Findings,
    memory: ReadingMemory = ReadingMemory(),
    into diagnostics: inout Diagnostics
  ) -> SiteInput? {
    guard haveFolders(options, into: &diagnostics) else { return nil }
    let folder = options.templates
    let templates = PageTemplates.read(folder: folder, into: &diagnostics)
    let assets = findings.assets(
      inputs.digest(below: Path.join(folder, "assets")), into: &diagnostics
    ) {
      Assets.read(
        folder: Path.join(folder, "assets"), root: folder, needed: Self.pictures + ["site.css"],
        pages: PageScript.allCases.map(\.rawValue), shared: PageScript.everyPage.rawValue,
        memory: memory, interruption: options.interruption, into: &$0)
    }
    let schema = schema(Path.join(folder, "schema/page.rng"), into: &diagnostics)
    let worker = worker(folder: folder, into: &diagnostics)
    let reader = ContentReader(
      folder: options.content, overrides: .init(baseURL: options.baseURL),
      reservedIDs: templates?.idsAroundTexts ?? ReservedIDs(), memory: memory)
    let content = reader.read(jobs: options.jobs, into: &diagnostics)
    guard let templates, let schema, let worker, let content else { return nil }
    return SiteInput(
      content: content, templates: templates, assets: assets, schema: schema.model,
      schemaSource: schema.source, worker: worker)
  }

  /// Whether the folders are there. Without one, each of its files would be reported as missing.
  private static func haveFolders(
    _ options: SiteBuilder.Options, into diagnostics: inout Diagnostics
  ) -> Bool {
    let folders = [(options.content, "--content"), (options.templates, "--templates")]
    for (folder, flag) in folders where FileSystem.kind(of: folder) != .directory {
      diagnostics.error(
        at: SourceLocation(path: folder), "there is no such folder",
        hint: "run the command where it is, or name it with \(flag)")
    }
    return !diagnostics.hasErrors
  }

  /// The service worker, which is no asset: its name never changes. It is joined from the parts in
  /// its folder in the order of their names.
  private static func worker(folder: String, into diagnostics: inout Diagnostics) -> [UInt8]? {
    do {
      let parts = Path.join(folder, "service-worker")
      var bytes: [UInt8] = []
      let names = try SourceFolder.files(in: parts, root: folder, into: &diagnostics)
      for name in names where name.hasSuffix(".js") {
        bytes += try FileSystem.read(Path.join(parts, name))
      }
      if bytes.isEmpty {
        diagnostics.error(
          at: SourceLocation(path: parts), "the folder has no scripts",
          hint: "it keeps pages for reading offline")
      }
      return bytes
    } catch {
      diagnostics.append(error.diagnostic(hint: "it keeps pages for reading offline"))
      return nil
    }
  }

  /// The content model of the pages, and the bytes of its file.
  static func schema(
    _ path: String, into diagnostics: inout Diagnostics
  ) -> (model: PageSchema, source: [UInt8])? {
    do {
      let source = try FileSystem.read(path)
      return (try PageSchema(bytes: source, path: path), source)
    } catch let error as FileError {
      diagnostics.append(error.diagnostic(hint: "the content model of the pages is there"))
    } catch let errors as Diagnostics {
      diagnostics.append(contentsOf: errors)
    } catch {
      diagnostics.error(at: SourceLocation(path: path), "\(error)")
    }
    return nil
  }
}
