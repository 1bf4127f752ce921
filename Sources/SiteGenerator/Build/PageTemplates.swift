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
    let sources = TemplateSources(library.files)
    theme.checkUse(templates: files, partials: sources.usedPartials, into: &diagnostics)
    var compiler = Compiler(
      library: library, sources: sources, theme: theme,
      addresses: theme.namedAssets.keys.sorted())
    // All templates are compiled before the first failure is handled, so that every error is
    // reported.
    let home = compiler.compile("home", HomePage.self)
    let countries = compiler.compile("countries", CountriesPage.self)
    let country = compiler.compile("country", CountryPage.self)
    let networks = compiler.compile("networks", NetworksPage.self)
    let network = compiler.compile("network", NetworkPage.self)
    let index = compiler.compile("index", IndexPage.self)
    let road = compiler.compile("road", RoadPage.self)
    let routesFrom = compiler.compile("routes-from", RoutesFromPage.self)
    let route = compiler.compile("route", RoutePage.self)
    let algorithms = compiler.compile("algorithms", AlgorithmsPage.self)
    let trips = compiler.compile("trips", TripsPage.self)
    let trip = compiler.compile("trip", TripPage.self)
    let deals = compiler.compile("deals", DealsPage.self)
    let place = compiler.compile("place", PlacePage.self)
    let find = compiler.compile("find", FindPage.self)
    let data = compiler.compile("data", DataPage.self)
    let learn = compiler.compile("learn", LearnPage.self)
    let text = compiler.compile("text", TextPage.self)
    let style = compiler.compile("style", PlainPage.self)
    let drawing = compiler.compile("drawing", DrawingPage.self)
    let offline = compiler.compile("offline", PlainPage.self)
    let notFound = compiler.compile("not-found", PlainPage.self)
    let moved = compiler.compile("moved", MovedPage.self)
    diagnostics.append(contentsOf: compiler.diagnostics)
    guard let home, let countries, let country, let networks, let network, let index, let road,
      let routesFrom, let route, let algorithms, let trips, let trip, let deals, let place,
      let find, let data,
      let learn,
      let text, let style, let drawing, let offline, let notFound, let moved
    else { return nil }
    return PageTemplates(
      home: home, countries: countries, country: country, networks: networks, network: network,
      index: index, road: road, routesFrom: routesFrom, route: route,
      algorithms: algorithms, trips: trips, trip: trip,
      deals: deals,
      place: place, find: find, data: data, learn: learn, text: text, style: style,
      drawing: drawing,
      offline: offline, notFound: notFound, moved: moved)
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

    mutating func compile<Model: PageModel>(
      _ name: String, _ model: Model.Type
    ) -> PageTemplate<Model>? {
      do {
        let template = try Template.compile(
          name: "\(name).mustache", library: library, model: model,
          addresses: addresses)
        return PageTemplate(
          template: template, digest: sources.digest("\(name).mustache"),
          path: theme.path("\(name).mustache"))
      } catch {
        diagnostics.append(contentsOf: error)
        return nil
      }
    }
  }
}
