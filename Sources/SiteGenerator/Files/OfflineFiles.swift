import Input

/// The closing steps, which depend on the files of the other steps.
struct OfflineSteps {
  let networks: [NetworkSite]
  let copied: [StaticFile]
  let location: SourceLocation

  func add(to plan: inout Plan) {
    for network in networks {
      let (summary, list) = (SiteMap.offline(network.slug), SiteMap.offlineFiles(network.slug))
      plan.addClosing(
        summary, list, origin: "the offline files of network '\(network.slug)'",
        at: network.content.location
      ) { maker, made, _ in
        let files = OfflineFiles(network: network.slug, made: made)
        maker.file(summary, files.summary())
        maker.file(list, files.list())
      }
    }
    plan.addClosing(SiteMap.build, origin: "the name of the build", at: location) {
      maker, made, _ in
      var json = JSONWriter()
      json.object { $0.member("build", made.build) }
      maker.file(SiteMap.build, json.bytes)
    }
    // This step comes last, because it also lists the files of the other closing steps.
    plan.addClosing(SiteMap.files, origin: "the list of files", at: location) {
      maker, made, closing in
      let list = FileList(
        made.files + closing, copied: copied.map(\.path.file), build: made.build)
      maker.file(SiteMap.files, list.gzip())
    }
  }
}

/// The files of a network that are saved together for offline use.
struct OfflineFiles {
  /// The maximum total size, in bytes, of the files including route pages. If the total is larger,
  /// the route pages are left out.
  static let limit = 8_000_000

  private let build: String
  private let files: [BuildStore.File]
  let hasRoutes: Bool

  init(network: String, made: MadeFiles) {
    build = made.build
    let page = SiteMap.network(network).string
    let data = "data/networks/\(network)/"
    let routes = SiteMap.routes(network).string
    // The PNG files are icons for home screens. No page shows them.
    let assets = made.files(below: "assets/").filter { !$0.path.hasSuffix(".png") }
    let all = assets + made.files(below: data) + made.files(below: page)
    hasRoutes = all.reduce(0) { $0 + $1.bytes } <= Self.limit
    files =
      hasRoutes
      ? all
      : all.filter {
        // Route pages are not needed offline, because the planner finds and replays every route
        // from the searches.
        !$0.path.hasPrefix(routes)
      }
  }

  /// Returns the number and the total size of the files. The network's page shows both before the
  /// download.
  func summary() -> [UInt8] {
    var json = JSONWriter()
    json.object { file in
      file.member("build", build)
      file.member("files", files.count)
      file.member("bytes", files.reduce(0) { $0 + $1.bytes })
      file.member("routes", hasRoutes)
    }
    return json.bytes
  }

  /// Returns the address, hash and size of each file. An update loads only files with a new hash.
  func list() -> [UInt8] {
    var json = JSONWriter(reserving: files.count * 64)
    json.object { file in
      file.member("build", build)
      file.array("files") { list in
        for made in files {
          list.array { entry in
            entry.string(SitePath(ofFile: made.path).string)
            entry.string(String(made.hash, radix: 36))
            entry.integer(made.bytes)
          }
        }
      }
    }
    return json.bytes
  }
}
