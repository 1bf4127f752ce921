import Gazetteer
import Input

extension FileSteps {
  /// Adds the finder's files of entries, of names in other languages, of routes, of places for the
  /// planner, and of rare words on pages.
  func addEntries(to plan: inout Plan) {
    let (content, location) = (input.content, location)
    plan.add(
      .siteFile, EntriesStep.files, making: EntriesStep(found: slices.entries),
      claim: { Plan.Claim([$0.path], "the finder's entries", location) })
    let foreign = FinderEntries.foreignFileNames(FinderEntries.foreignFiles(content))
    plan.add(
      .siteFile, foreign.isEmpty ? [] : [foreign.map { SiteMap.finder($0) }],
      making: ForeignStep(found: slices.entries),
      claim: { Plan.Claim($0, "the names in other languages", location) })
  }

  func addFinder(to plan: inout Plan) {
    let (finder, location) = (slices.finder, location)
    let names = findings.texts("finder", finder.digest, canWait: true) {
      finder.value.files.map(\.path)
    }
    plan.add(
      .finder, Array(names.indices), making: FinderStep(files: finder),
      claim: {
        Plan.Claim([SiteMap.finder(names[$0])], "the finder's file '\(names[$0])'", location)
      })
  }

  /// Adds the files that list places by position, for pages that show a place or its surroundings.
  func addNearest(to plan: inout Plan) {
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
      nearest.value.files.map(\.path)
    }
    plan.add(
      .nearest, Array(names.indices), making: NearestStep(files: nearest),
      claim: {
        Plan.Claim([SiteMap.finder(names[$0])], "file \($0) of the places by position", location)
      })
  }
}

private struct EntriesStep: Step {
  typealias File = (path: SitePath, json: @Sendable (FinderEntries) -> [UInt8])

  static let files: [File] = [
    (SiteMap.finder("entries.json.gz"), { $0.json() }),
    (SiteMap.finder("routes.json.gz"), { $0.routesJSON() }),
    (SiteMap.finder("planner.json.gz"), { $0.plannerJSON() }),
    (SiteMap.finder("texts.json.gz"), { $0.textsJSON() }),
  ]

  let found: Deferred<FinderEntries>

  func make(_ file: File, _ maker: FileMaker) {
    let json = file.json(found.value)
    // Most edits change only the words of pages, so most of these files stay the same.
    if maker.keepsFiles(madeFrom: .of(json)) { return }
    maker.file(file.path, Gzip.deflate(json, level: 9, memoryLevel: 5))
  }
}

private struct ForeignStep: Step {
  let found: Deferred<FinderEntries>

  func make(_ paths: [SitePath], _ maker: FileMaker) {
    let files = found.value.foreignJSON()
    if maker.keepsFiles(madeFrom: .of(Array(files.joined()))) { return }
    for (path, json) in zip(paths, files) {
      maker.file(path, Gzip.deflate(json, level: 9, memoryLevel: 5))
    }
  }
}

private struct FinderStep: Step {
  let files: Deferred<FinderFiles>

  func make(_ index: Int, _ maker: FileMaker) {
    let file = files.value.files[index]
    maker.file(SiteMap.finder(file.path), file.bytes)
  }
}

private struct NearestStep: Step {
  let files: Deferred<NearestFiles>

  func make(_ index: Int, _ maker: FileMaker) {
    let file = files.value.files[index]
    maker.file(SiteMap.finder(file.path), file.bytes)
  }
}
