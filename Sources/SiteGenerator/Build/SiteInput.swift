import Input
import Markup

/// Everything that a build reads.
struct SiteInput: Sendable {
  let content: Content
  let templates: PageTemplates
  let assets: Assets
  /// The file names of the theme's assets, keyed by the names that templates use for them.
  let namedAssets: [String: String]
  let schema: PageSchema
  let schemaSource: [UInt8]
  let worker: [UInt8]

  static let pictures = [
    "icon.svg", "icon-180.png", "icon-192.png", "icon-512.png", "icon-maskable.png",
  ]

  /// Reads all input and reports every error. After an error, the result can only be used to find
  /// further errors. Returns `nil` if so much is missing that no further errors can be found.
  ///
  /// - Parameter memory: a cache of the values that earlier calls to this method have read.
  static func read(
    options: SiteBuilder.Options, inputs: InputFiles, findings: Findings,
    memory: ReadingMemory = ReadingMemory(), placeCache: PlaceCache? = nil,
    into diagnostics: inout Diagnostics
  ) -> SiteInput? {
    guard haveFolders(options, into: &diagnostics) else { return nil }
    guard haveTheme(options, into: &diagnostics) else { return nil }
    let theme = Theme(
      options.themeFolders, hasStandard: CommandResources.theme != nil, into: &diagnostics)
    let words = words(of: options.content, in: theme, memory: memory, into: &diagnostics)
    let templates = memory.recall(
      "templates", from: theme.folders, settings: "\(words.catalogue.digest)", into: &diagnostics
    ) { PageTemplates.read(theme, words: words, into: &$0) }
    let schemaFile = "schema/page.rng"
    // The schema that comes with the command needs no check at run time, because tests ensure that
    // libxml2 can read it.
    let isTested = theme.isStandard(schemaFile) && !options.ownsStandardTheme
    let schema = memory.recall("schema", from: [theme.path(schemaFile)], into: &diagnostics) {
      Self.schema(theme.path(schemaFile), findings: isTested ? nil : findings, into: &$0)
    }
    let worker = worker(theme, into: &diagnostics)
    let reader = ContentReader(
      folder: options.content, baseURL: options.baseURL,
      reservedIDs: templates?.idsAroundTexts ?? ReservedIDs(), words: words, memory: memory,
      inputs: inputs, findings: findings, placeCache: placeCache)
    let content = reader.read(jobs: options.jobs, into: &diagnostics)
    // If the content cannot be read, changed scripts are still bundled to find errors in them.
    var scriptDigester = Digester()
    scriptDigester.mix(theme.digest(in: "scripts", of: inputs))
    scriptDigester.mix(words.catalogue.digest)
    let scriptDigest = scriptDigester.digest
    let scripts =
      content.map(PageScript.modules)
      ?? (findings.has("scripts", scriptDigest) ? [] : [PageScript.all(in: theme)])
    let flags = content.map { PageScript.flags(Sections($0)) } ?? []
    let accent = content?.configuration.accent
    var digester = Digester()
    for folder in ["assets", "scripts"] { digester.mix(theme.digest(in: folder, of: inputs)) }
    for group in scripts + [flags] {
      digester.mix(group.count)
      for text in group { digester.mix(text) }
    }
    digester.mix(accent?.sheet ?? [])
    digester.mix(words.catalogue.digest)
    var faults = Diagnostics()
    let assets = findings.assets(digester.digest, into: &faults) {
      Assets.read(
        theme, needed: Self.pictures + ["site.css"],
        left: scripts.joined().contains(PageScript.figures.rawValue) ? [] : [SiteFrame.figureSheet],
        pages: scripts,
        shared: PageScript.everyPage.rawValue, flags: flags, words: words.catalogue.scriptTexts,
        accent: accent, memory: memory,
        interruption: options.interruption, into: &$0)
    }
    diagnostics.append(contentsOf: faults)
    if !faults.hasErrors { _ = findings.bytes("scripts", scriptDigest) { [] } }
    guard let content else { return nil }
    guard let templates, let schema, let worker, !faults.hasErrors else {
      content.checkTexts(into: &diagnostics)
      return nil
    }
    return SiteInput(
      content: content, templates: templates, assets: assets, namedAssets: theme.namedAssets,
      schema: schema.model, schemaSource: schema.source, worker: worker)
  }

  /// Reads the words of the pages, such as headings, in the language that the settings choose.
  /// Reports an error if the theme has no words in this language.
  private static func words(
    of content: String, in theme: Theme, memory: ReadingMemory, into diagnostics: inout Diagnostics
  ) -> PageWords {
    // Errors in the settings are reported when the whole content is read.
    var reported = Diagnostics()
    let settings = ContentReader(folder: content).configuration(into: &reported)
    let languages = Catalogue.languages(of: theme)
    let tag = settings?.language ?? "en"
    let language = tag.prefix { $0 != "-" }.lowercased()
    for other in languages where other != language && other.utf8.count > 2 {
      guard let meant = languages.first(where: { $0 != other && other.hasPrefix($0) }) else {
        continue
      }
      diagnostics.error(
        at: SourceLocation(path: theme.path("words/\(other)")),
        "the words of '\(other)' are never used", hint: "did you mean 'words/\(meant)'?")
    }
    if let settings, !languages.contains(language) {
      diagnostics.error(
        at: settings.languageLocation, "the pages have no words in the language '\(tag)'",
        hint: "the theme has words/\(languages.joined(separator: "/, words/"))/: copy one of these "
          + "folders to words/\(language)/ of your theme and translate it")
      // The search for further errors continues with English words.
      return PageWords(Catalogue(language: "en", of: theme, into: &reported))
    }
    let isTranslated = settings?.translations.isEmpty == false
    return memory.recall(
      "words", from: theme.folders.map { Path.join($0, "words") },
      settings: "\(language) \(isTranslated)", into: &diagnostics
    ) {
      PageWords(
        Catalogue(language: language, of: theme, into: &$0),
        languages: isTranslated ? Catalogue.names(of: theme) : [:])
    }
  }

  /// Plans the site. Returns `nil` if the site cannot be planned.
  func plan(
    inputs: InputFiles, findings: Findings, memo: Memo, options: SiteBuilder.Options,
    into diagnostics: inout Diagnostics
  ) -> (Plan, files: PlannedFiles)? {
    var faults = Diagnostics()
    let slices = SiteMaker(
      input: self, inputs: inputs, findings: findings, memo: memo, options: options
    ).make(into: &faults)
    diagnostics.append(contentsOf: faults)
    guard !faults.hasErrors else {
      content.checkTexts(into: &diagnostics)
      return nil
    }
    let plan = SitePlanner(
      input: self, inputs: inputs, slices: slices, findings: findings, memo: memo
    ).plan()
    // If the input has errors, the lengths of paths are not checked, because one of the errors may
    // already be about a path that is too long.
    let files = plan.check(
      lengths: !diagnostics.hasErrors, jobs: options.jobs, into: &diagnostics)
    if findings.catchUp == nil { checkLinks(files: files, into: &diagnostics) }
    return (plan, files)
  }

  /// Reports every figure that shows something unknown, such as a network that the site does not
  /// have. Also reports every link whose target file is missing: in texts, in style sheets and in
  /// the address book.
  func checkLinks(files: PlannedFiles, into diagnostics: inout Diagnostics) {
    content.addresses.check(files, into: &diagnostics)
    content.checkFigures(into: &diagnostics)
    TextLinks.check(content.allTexts, files: files, into: &diagnostics)
    let references = assets.files.sorted { $0.key < $1.key }.flatMap(\.value.references)
    let names = assets.files.keys.filter { !$0.hasSuffix(".js") }.sorted()
    StyleLinks.check(references, files: files, assets: names, into: &diagnostics)
    StyleLinks.check(content.styleReferences, files: files, into: &diagnostics)
    // If there are no errors, the fragments in texts are checked later, together with the fragments
    // on pages.
    guard diagnostics.hasErrors else { return }
    TextLinks.checkFragments(
      content.allTexts, around: templates.idsAroundTexts, into: &diagnostics)
  }

  /// Returns true if the standard theme is installed, or if another theme has its own page layout.
  /// Otherwise reports one error, instead of one for each file of the standard theme, and returns
  /// false.
  private static func haveTheme(
    _ options: SiteBuilder.Options, into diagnostics: inout Diagnostics
  ) -> Bool {
    let layout = "partials/layout.mustache"
    if CommandResources.theme != nil
      || options.themeFolders.contains(where: { FileSystem.exists(Path.join($0, layout)) })
    {
      return true
    }
    diagnostics.error(
      at: SourceLocation(path: "generate-site"),
      "the standard theme is not installed beside the command",
      hint: "install the command as a whole")
    return false
  }

  /// Reports one error for each missing folder, instead of one for each file in it.
  static func haveFolders(
    _ options: SiteBuilder.Options, into diagnostics: inout Diagnostics
  ) -> Bool {
    ContentFolder.checkExists(options.content, into: &diagnostics)
    if let own = options.theme, FileSystem.kind(of: own) != .directory {
      diagnostics.error(
        at: SourceLocation(path: own), "there is no such folder",
        hint: "check the path given with --theme")
    }
    return !diagnostics.hasErrors
  }

  /// Reads the service worker. It is not an asset, because the name of an asset contains a hash,
  /// and the name of the service worker must not change.
  private static func worker(_ theme: Theme, into diagnostics: inout Diagnostics) -> [UInt8]? {
    do {
      let folder = "service-worker"
      var bytes: [UInt8] = []
      for name in theme.names(in: folder) where name.hasSuffix(".js") {
        bytes += try FileSystem.read(theme.path(Path.join(folder, name)))
      }
      if bytes.isEmpty {
        diagnostics.error(
          at: SourceLocation(path: theme.path(folder)), "the folder has no scripts",
          hint: "the service worker keeps pages for reading offline")
      }
      return bytes
    } catch {
      diagnostics.append(
        error.diagnostic(hint: "the service worker keeps pages for reading offline"))
      return nil
    }
  }

  /// Reads the schema of the pages, and checks that libxml2 can read it. `findings` is the cache of
  /// schemas that passed this check; if it is `nil`, the check is skipped.
  static func schema(
    _ path: String, findings: Findings?, into diagnostics: inout Diagnostics
  ) -> (model: PageSchema, source: [UInt8])? {
    let source: [UInt8]
    do {
      source = try FileSystem.read(path)
    } catch {
      diagnostics.append(error.diagnostic(hint: "the file is the content model of the pages"))
      return nil
    }
    do {
      let digest = Digest.of(source)
      let model = try PageSchema(
        bytes: source, path: path,
        isKnownToLibXML: findings.map { $0.has("schema", digest) } ?? true)
      _ = findings?.bytes("schema", digest) { [] }
      return (model, source)
    } catch {
      diagnostics.append(contentsOf: error)
      return nil
    }
  }
}
