import Gazetteer
import Input

/// The steps of the pages at former addresses, which lead to the present ones.
struct MovedSteps {
  let addresses: AddressBook
  let site: Site
  let templates: PageTemplates
  let frames: FrameCatalog

  private struct Move: Sendable {
    let row: AddressBook.Row
    let target: PageLink
  }

  private struct MovedContext: StepContext {
    let frames: SiteFrame
    let template: PageTemplate<MovedPage>
  }

  func add(to plan: inout Plan) {
    let former = addresses.former
    if former.isEmpty { return }
    let names = site.namesInBook
    // A place that is gone has left nothing to lead to.
    let moves = former.compactMap { row -> Move? in
      let target =
        row.isPath
        ? PageLink(title: row.page, path: row.page) : names[row.page]
      return target.map { Move(row: row, target: $0) }
    }
    plan.add(
      .moved, moves,
      reading: MovedContext(frames: frames[.everyPage], template: templates.moved),
      detail: {
        var digester = Digester()
        digester.mix($0.target.title)
        digester.mix($0.target.path)
        return digester.digest
      },
      claim: {
        Plan.Claim([$0.row.path], "the former address of '\($0.row.page)'", $0.row.location)
      }
    ) { read, move, maker in
      maker.page(
        move.row.path, read.template,
        FixedPages(frames: read.frames).moved(from: move.row.path, to: move.target))
    }
  }
}

extension Site {
  /// The places and countries with pages, by every name that they may have in an ``AddressBook``.
  fileprivate var namesInBook: [String: PageLink] {
    var names: [String: PageLink] = [:]
    for entry in pages.entries {
      for name in entry.namesInBook {
        names[name] = PageLink(title: entry.name, path: entry.path.string)
      }
    }
    for country in countries.countries where countryPath(country.code) != nil {
      names[country.code] = countryLink(country.code)
    }
    return names
  }

  /// The pages that keep their addresses, each by the first of its names in an ``AddressBook``.
  var kept: [(page: String, path: SitePath)] {
    countries.countries.compactMap { country in
      countryPath(country.code).map { (country.code, $0) }
    } + pages.entries.compactMap { entry in entry.namesInBook.first.map { ($0, entry.path) } }
  }
}
