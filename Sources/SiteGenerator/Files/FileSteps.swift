import Cartography
import Gazetteer
import Geography
import Input

/// The steps that make files other than pages: assets, the finder's data, and files about the whole
/// site.
struct FileSteps {
  let input: SiteInput
  let inputs: InputFiles
  let slices: SiteMaker.Slices
  let findings: Findings
  let memo: Memo
  let icon: SiteIcon

  private var site: Site { slices.site }
  private var location: SourceLocation { site.configuration.location }

  private struct AssetContext: StepContext {
    let file: Sliced<Assets.File>
  }

  private struct FinderContext: StepContext {
    let files: Deferred<FinderFiles>
  }

  private struct NearestContext: StepContext {
    let files: Deferred<NearestFiles>
  }

  private struct StaticContext: StepContext {
    let file: Sliced<StaticFile>
  }

  private struct SitemapContext: StepContext {
    let sitemaps: Sliced<Sitemaps>
  }

  func add(to plan: inout Plan) {
    let inputs = inputs
    plan.add(
      .staticFile, input.content.staticFiles,
      readingEach: { StaticContext(file: Sliced(value: $0, digest: inputs.digest($0.source))) },
      claim: {
        Plan.Claim([$0.path], "the file \($0.source)", SourceLocation(path: $0.source))
      }
    ) { read, _, maker in maker.copy(read.file.value.source, to: read.file.value.path) }
    plan.add(
      .asset, input.assets.files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
      readingEach: { AssetContext(file: Sliced(value: $0.1, digest: .of($0.1.bytes))) },
      claim: { Plan.Claim([$0.1.path], "asset '\($0.0)'", $0.1.location) }
    ) { read, _, maker in
      let file = read.file.value
      if file.path.string.hasSuffix(".svg") {
        maker.drawing(file.path, file.bytes)
      } else {
        maker.file(file.path, file.bytes)
      }
    }
    add(SiteMap.schema, input.schemaSource, "the content model of the pages", to: &plan)
    if site.sections.has(.offline) {
      add(SiteMap.serviceWorker, input.worker, "the service worker", to: &plan)
    }
    if !site.land.codes.isEmpty {
      add(
        SiteMap.worldMap, CountryMaps.json(ofWorld: site.world),
        "the projection of the world's map", to: &plan)
    }
    if site.sections.has(.finder) {
      addEntries(to: &plan)
      addFinder(to: &plan)
      addNearest(to: &plan)
    }
  }

  private func add(
    _ path: SitePath, _ bytes: [UInt8], _ origin: String, to plan: inout Plan
  ) {
    plan.add(.siteFile, path, reading: BytesContext(bytes), origin: origin, at: location) {
      $1.file(path, $0.bytes.value)
    }
  }

  // MARK: The finder

  /// Adds the files with the entries that the finder searches linearly.
  private func addEntries(to plan: inout Plan) {
    let entries = FinderEntries(
      input.content, sections: site.sections, countrySlugs: site.countrySlugs, pages: site.pages)
    for (name, bytes, origin) in [
      ("entries.json.gz", entries.json(), "the finder's entries"),
      ("routes.json.gz", entries.routesJSON(), "the finder's routes"),
      ("planner.json.gz", entries.plannerJSON(), "the finder's places for the planner"),
      ("texts.json.gz", entries.textsJSON(), "the words of the finder's pages"),
    ] {
      let path = SiteMap.finder(name)
      plan.add(.siteFile, path, reading: BytesContext(bytes), origin: origin, at: location) {
        $1.file(path, Gzip.deflate($0.bytes.value, level: 9))
      }
    }
  }

  private func addFinder(to plan: inout Plan) {
    let (finder, location) = (slices.finder, location)
    let names = findings.texts("finder", finder.digest, canWait: true) {
      (0..<finder.value.count).map { finder.value.path($0) }
    }
    plan.add(
      .finder, Array(names.indices), reading: FinderContext(files: finder),
      claim: {
        Plan.Claim([SiteMap.finder(names[$0])], "the finder's file '\(names[$0])'", location)
      }
    ) { read, index, maker in
      maker.file(SiteMap.finder(read.files.value.path(index)), read.files.value.bytes(index))
    }
  }

  /// Adds the files in which places are listed by position. Pages that show a place or its
  /// surroundings use these files.
  private func addNearest(to plan: inout Plan) {
    let (site, networks, finder, location) = (site, slices.networks, slices.finder, location)
    let jobs = slices.jobs
    var digester = Digester()
    digester.mix(finder.digest)
    for network in networks {
      digester.mix(network.slug)
      digester.mix(network.content.settings.title)
      for place in network.content.places[network.content.named] { digester.mix(place.id) }
    }
    let nearest = memo.value("nearest", digester.digest) {
      Deferred(digester.digest) {
        NearestFiles(
          site.places, cells: finder.value.cells, work: { Workers.map($0, jobs: jobs, $1) },
          page: { site.pages.entry(ofPlace: $0)?.path.string },
          nodes: { place in
            site.pages.entry(ofPlace: place)?.networkPlaces.map { key in
              let network = networks[key.network]
              return "\(network.slug)/\(network.content.places[key.place].id)"
            } ?? []
          }, networks: networks.map { ($0.slug, $0.content.settings.title) })
      }
    }
    let names = findings.texts("nearest", nearest.digest, canWait: true) {
      (0..<nearest.value.count).map { nearest.value.path($0) }
    }
    plan.add(
      .nearest, Array(names.indices), reading: NearestContext(files: nearest),
      claim: {
        Plan.Claim([SiteMap.finder(names[$0])], "the places by position, file \($0)", location)
      }
    ) { read, index, maker in
      maker.file(SiteMap.finder(read.files.value.path(index)), read.files.value.bytes(index))
    }
  }

  // MARK: The site as a whole

  /// Adds the files about the whole site, such as sitemaps. Call this after all pages have been
  /// added to the plan.
  func addSiteFiles(to plan: inout Plan) {
    let configuration = site.configuration
    let files = SiteFiles(configuration: configuration, version: SiteBuilder.version)
    let unlisted = Set([SiteMap.offline] + site.moves(of: input.content.addresses).map(\.row.path))
    let sitemaps = Sitemaps(plan, without: unlisted, baseURL: configuration.baseURL)
    let location = location
    plan.add(
      .sitemap, Array(sitemaps.digests.indices),
      readingEach: {
        SitemapContext(sitemaps: Sliced(value: sitemaps, digest: sitemaps.digests[$0]))
      }, claim: { Plan.Claim([sitemaps.path($0)], "the sitemap", location) }
    ) { read, file, maker in
      maker.xml(read.sitemaps.value.path(file), read.sitemaps.value.bytes(file))
    }
    add(SiteMap.robots, files.robots(), "robots.txt", to: &plan)
    let manifest = files.manifest(icon: icon, assets: input.assets)
    add(SiteMap.manifest, manifest, "the web app manifest", to: &plan)
    let texts = input.content.texts
    if FeedBuilder.isNeeded(for: texts) {
      let feed = FeedBuilder(configuration: configuration, texts: texts).feed()
      plan.add(
        .feed, SiteMap.feed, reading: BytesContext(feed), origin: "the feed of texts", at: location
      ) { $1.xml(SiteMap.feed, $0.bytes.value) }
    }
  }
}
