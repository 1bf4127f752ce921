import Input
import Testing

@testable import SiteGenerator

@Suite("Reading the table of addresses")
struct AddressBookTests {
  private func read(_ rows: String...) -> (AddressBook, [String]) {
    var diagnostics = Diagnostics()
    let text = "page,url\n" + rows.joined(separator: "\n") + "\n"
    let book = AddressBook(Array(text.utf8), path: "urls.csv", into: &diagnostics)
    return (book, diagnostics.all.map(\.description))
  }

  @Test("The first row of a place is its address, and further rows are former addresses")
  func former() {
    let (book, messages) = read(
      "702550,places/ua/lemberg/", "702550,places/ua/lviv/", "UA,countries/ukraine/",
      "about/,who/")
    #expect(messages.isEmpty)
    #expect(book.path(of: ["702550"]) == SitePath("places/ua/lemberg/"))
    #expect(book.path(of: ["7", "UA"]) == SitePath("countries/ukraine/"))
    #expect(book.path(of: ["about/"]) == nil)
    #expect(book.taken.count == 4)
  }

  @Test(
    "An address that is not possible for its page is an error",
    arguments: [
      (
        "702550,lviv",
        "urls.csv:2:8: error: 'lviv' cannot be an address of '702550'; use 'places/NAME/', or 'places/CODE/NAME/' with the code of the place's country"
      ),
      (
        "UA,countries/a/b/",
        "urls.csv:2:4: error: 'countries/a/b/' cannot be an address of 'UA'; use 'countries/NAME/'"
      ),
      ("about/,Old/", "urls.csv:2:8: error: 'Old' cannot be part of a URL; use 'old'"),
      (
        "about/,../x/",
        "urls.csv:2:8: error: '../x/' cannot be an address of 'about/'; use a path that ends in a slash, as in 'old/name/'"
      ),
      (
        "about/,/x/",
        "urls.csv:2:8: error: '/x/' cannot be an address of 'about/'; use a path that ends in a slash, as in 'old/name/'"
      ),
      (
        "1,places/a/\n2,places/a/",
        "urls.csv:3:3: error: duplicate address 'places/a/'; it is first used at urls.csv:2:3"
      ),
    ])
  func wrong(row: String, message: String) {
    #expect(read(row).1 == [message])
  }

  @Test("A place gets its address from the row of its GeoNames id, or else from its first row")
  func shared() {
    let (book, messages) = read(
      "walk/l,places/lv/", "bus/lv,places/lv/", "9,places/x/", "tram/x,places/x/",
      "bus/b,places/b/")
    #expect(messages.isEmpty)
    #expect(book.path(of: ["bus/new", "bus/b", "walk/l"]) == SitePath("places/lv/"))
    #expect(book.path(of: ["9", "walk/l"]) == SitePath("places/x/"))
    #expect(read("walk/l,places/l/", "walk/l,places/l/").1.count == 1)
    #expect(read("walk/l,places/l/", "about/,places/l/").1.count == 1)
  }

  @Test("Two places that share an address are an error")
  func parted() {
    let (book, _) = read(
      "walk/l,places/lv/", "bus/lv,places/lv/", "old/l,places/lv/", "bus/b,places/b/")
    func faults(_ places: [String: Int]) -> [String] {
      var diagnostics = Diagnostics()
      book.checkShared(place: { places[$0] }, into: &diagnostics)
      return diagnostics.all.map(\.description)
    }
    #expect(faults(["walk/l": 0, "bus/lv": 0, "bus/b": 1]).isEmpty)
    #expect(faults(["bus/lv": 0, "bus/b": 1]).isEmpty)
    #expect(
      faults(["walk/l": 0, "bus/lv": 1]) == [
        "urls.csv:3:8: error: 'bus/lv' and 'walk/l' are different places, but have the same address 'places/lv/'; remove this row or the one at urls.csv:2:8; its place gets another address"
      ])
  }

  @Test("An empty file is a table without rows")
  func empty() {
    var diagnostics = Diagnostics()
    let book = AddressBook([], path: "urls.csv", into: &diagnostics)
    #expect(book.rows.isEmpty && book.path == "urls.csv" && diagnostics.all.isEmpty)
  }
}
