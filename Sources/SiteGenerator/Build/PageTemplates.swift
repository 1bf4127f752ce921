import Input
import Markup

/// A template compiled for a page model.
struct PageTemplate<Model: PageModel>: Slice {
  let template: Template<Model>
  /// The digest of the template's file and of the partials that the template uses.
  let digest: Digest
  let path: String
}

struct PageTemplates: Sendable {
  let home: PageTemplate<HomePage>
  let countries: PageTemplate<CountriesPage>
  let country: PageTemplate<CountryPage>
  let networks: PageTemplate<NetworksPage>
  let network: PageTemplate<NetworkPage>
  let index: PageTemplate<IndexPage>
  let road: PageTemplate<RoadPage>
  let routesFrom: PageTemplate<RoutesFromPage>
  let route: PageTemplate<RoutePage>
  let algorithms: PageTemplate<AlgorithmsPage>
  let trips: PageTemplate<TripsPage>
  let trip: PageTemplate<TripPage>
  let deals: PageTemplate<DealsPage>
  let place: PageTemplate<PlacePage>
  let find: PageTemplate<FindPage>
  let data: PageTemplate<DataPage>
  let learn: PageTemplate<LearnPage>
  let text: PageTemplate<TextPage>
  let style: PageTemplate<PlainPage>
  let drawing: PageTemplate<DrawingPage>
  let offline: PageTemplate<PlainPage>
  let notFound: PageTemplate<PlainPage>
  let moved: PageTemplate<MovedPage>
}

extension PageTemplates {
  /// The ids in the templates of pages that show a text. No heading of a text may have one of these
  /// ids.
  var idsAroundTexts: ReservedIDs {
    [home.template.ids, data.template.ids, algorithms.template.ids].reduce(text.template.ids) {
      $0.union($1)
    }
  }

  static func read(
    _ theme: Theme, words: PageWords, into diagnostics: inout Diagnostics
  ) -> PageTemplates? {
    guard let files = files(theme, into: &diagnostics) else { return nil }
    let library = TemplateLibrary(files: files, words: words.catalogue.templateTexts) {
      theme.path($0)
    }
    words.catalogue.checkMarkup(of: library.usedWords, into: &diagnostics)
    let sources = TemplateSources(library.files)
    theme.checkUse(templates: files, partials: sources.usedPartials, into: &diagnostics)
    var compiler = Compiler(
      library: library, sources: sources, theme: theme,
      addresses: theme.namedAssets.keys.sorted())
    let templates = PageTemplates(
      home: compiler.compile("home"),
      countries: compiler.compile("countries"),
      country: compiler.compile("country"),
      networks: compiler.compile("networks"),
      network: compiler.compile("network"),
      index: compiler.compile("index"),
      road: compiler.compile("road"),
      routesFrom: compiler.compile("routes-from"),
      route: compiler.compile("route"),
      algorithms: compiler.compile("algorithms"),
      trips: compiler.compile("trips"),
      trip: compiler.compile("trip"),
      deals: compiler.compile("deals"),
      place: compiler.compile("place"),
      find: compiler.compile("find"),
      data: compiler.compile("data"),
      learn: compiler.compile("learn"),
      text: compiler.compile("text"),
      style: compiler.compile("style"),
      drawing: compiler.compile("drawing"),
      offline: compiler.compile("offline"),
      notFound: compiler.compile("not-found"),
      moved: compiler.compile("moved"))
    diagnostics.append(contentsOf: compiler.diagnostics)
    return compiler.diagnostics.hasErrors ? nil : templates
  }

  private static func files(
    _ theme: Theme, into diagnostics: inout Diagnostics
  ) -> [String: [UInt8]]? {
    var files: [String: [UInt8]] = [:]
    do throws(FileError) {
      for name in theme.names() where name.hasSuffix(".mustache") {
        files[name] = try FileSystem.read(theme.path(name))
      }
      return files
    } catch {
      diagnostics.append(error.diagnostic())
      return nil
    }
  }

  private struct Compiler {
    let library: TemplateLibrary
    let sources: TemplateSources
    let theme: Theme
    let addresses: [String]
    var diagnostics = Diagnostics()

    /// Compiles a template. A template with errors becomes an empty one, so that the errors of
    /// further templates are found too.
    mutating func compile<Model: PageModel>(_ name: String) -> PageTemplate<Model> {
      let file = "\(name).mustache"
      var template = Template<Model>.empty
      do {
        template = try Template.compile(
          name: file, library: library, model: Model.self, addresses: addresses)
      } catch {
        diagnostics.append(contentsOf: error)
      }
      return PageTemplate(
        template: template, digest: sources.digest(file), path: theme.path(file))
    }
  }
}
