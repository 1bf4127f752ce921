import Gazetteer
import Input

/// The build steps for pages at former addresses.
struct MovedSteps {
  let moves: [Move]
  let templates: PageTemplates
  let frames: FrameCatalog

  func add(to plan: inout Plan) {
    if moves.isEmpty { return }
    plan.add(
      .moved, moves,
      making: MovedStep(frames: frames[.everyPage], template: templates.moved),
      detail: {
        var digester = Digester()
        digester.mix($0.target.title)
        digester.mix($0.target.path)
        return digester.digest
      },
      claim: {
        Plan.Claim([$0.row.path], "the former address of '\($0.row.page)'", $0.row.location)
      })
  }
}

private struct MovedStep: Step {
  let frames: SiteFrame
  let template: PageTemplate<MovedPage>

  func make(_ move: Move, _ maker: FileMaker) {
    maker.page(
      move.row.path, template,
      FixedPages(frames: frames).moved(from: move.row.path, to: move.target))
  }
}

struct Move: Sendable {
  let row: AddressBook.Row
  let target: PageLink
}

extension Site {
  /// Pairs the former addresses in a book with their current pages. An address is left out if its
  /// place or country no longer exists.
  func moves(of book: AddressBook) -> [Move] {
    if book.rows.isEmpty { return [] }
    let names = namesInBook.value
    // A place on several networks has several rows with the same address, one for each name.
    var moved: Set<SitePath> = []
    return book.rows.compactMap { row in
      let target = row.isPath ? PageLink(title: row.page, path: row.page) : names[row.page]
      guard let target, target.path != row.path.string, moved.insert(row.path).inserted else {
        return nil
      }
      return Move(row: row, target: target)
    }
  }

  /// Warns about rows whose place or country is unknown, for example because of a typo or a renamed
  /// network. A row causes no warning if another row has the same address for a known place or
  /// country.
  func check(_ book: AddressBook, into diagnostics: inout Diagnostics) {
    if book.rows.isEmpty { return }
    let names = namesInBook.value
    let entries = Dictionary(
      keepingFirst: pages.entries.enumerated().flatMap { index, entry in
        entry.namesInBook.map { ($0, index) }
      })
    book.checkShared(place: { entries[$0] }, into: &diagnostics)
    let kept = Set(book.rows.lazy.filter { names[$0.page] != nil }.map(\.path))
    var isFirst = true
    for row in book.rows
    where !row.isPath && names[row.page] == nil && !kept.contains(row.path) {
      guard sections.has(row.page.contains("/") ? .places : .countries),
        Int(row.page) == nil
      else { continue }
      // Only the first warning has a suggestion, because finding one requires a comparison with all
      // names.
      let meant = isFirst ? Suggestion.hint(for: row.page, among: names.keys.sorted()) : nil
      isFirst = false
      diagnostics.warning(
        at: row.location, "there is no place or country '\(row.page)' for this address",
        hint: meant.map { "\($0) If not, remove the row to free the address" }
          ?? "correct the column 'page', or remove the row to free the address")
    }
  }

  /// The pages whose addresses an ``AddressBook`` keeps, with their names in the book.
  var kept: [(names: [String], path: SitePath)] {
    countries.countries.compactMap { country in
      countryPath(country.code).map { ([country.code], $0) }
    } + pages.entries.map { ($0.namesInBook, $0.path) }
  }
}
