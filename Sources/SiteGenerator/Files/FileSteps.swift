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

  var site: Site { slices.site }
  var location: SourceLocation { site.configuration.location }

  func add(to plan: inout Plan) {
    let inputs = inputs
    plan.add(
      .staticFile, input.content.staticFiles, making: StaticFileStep(),
      detail: { inputs.digest($0.source) },
      claim: {
        Plan.Claim([$0.path], "the file \($0.source)", SourceLocation(path: $0.source))
      })
    plan.add(
      .asset, input.assets.files.sorted { $0.key < $1.key }, making: AssetStep(),
      detail: { .of($0.value.bytes) },
      claim: { Plan.Claim([$0.value.path], "asset '\($0.key)'", $0.value.location) })
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
    plan.add(.siteFile, path, making: BytesStep(bytes), origin: origin, at: location)
  }

  /// Adds the files about the whole site. This method must be called after all pages have been
  /// added to the plan, because the sitemaps list them.
  func addSiteFiles(to plan: inout Plan) {
    let configuration = site.configuration
    let files = SiteFiles(configuration: configuration)
    let unlisted = Set([SiteMap.offline] + slices.moves.map(\.row.path))
    let sitemaps = Sitemaps(plan, without: unlisted, baseURL: configuration.baseURL)
    let location = location
    plan.add(
      .sitemap, Array(sitemaps.digests.indices),
      makingEach: {
        SitemapStep(sitemaps: Sliced(value: sitemaps, digest: sitemaps.digests[$0]))
      }, claim: { Plan.Claim([sitemaps.path($0)], "the sitemap", location) })
    add(SiteMap.robots, files.robots(), "robots.txt", to: &plan)
    let manifest = files.manifest(icon: icon, assets: input.assets)
    add(SiteMap.manifest, manifest, "the web app manifest", to: &plan)
    let texts = input.content.texts
    if FeedBuilder.isNeeded(for: texts) {
      let feed = FeedBuilder(configuration: configuration, texts: texts).feed()
      plan.add(
        .feed, SiteMap.feed, making: XMLStep(feed), origin: "the feed of texts", at: location)
    }
  }
}

private struct StaticFileStep: Step {
  func make(_ file: StaticFile, _ maker: FileMaker) { maker.copy(file.source, to: file.path) }
}

private struct AssetStep: Step {
  func make(_ asset: (key: String, value: Assets.File), _ maker: FileMaker) {
    let file = asset.value
    if file.path.string.hasSuffix(".svg") {
      maker.drawing(file.path, file.bytes)
    } else {
      maker.file(file.path, file.bytes)
    }
  }
}

private struct SitemapStep: Step {
  let sitemaps: Sliced<Sitemaps>

  func make(_ file: Int, _ maker: FileMaker) {
    maker.xml(sitemaps.value.path(file), sitemaps.value.bytes(file))
  }
}
