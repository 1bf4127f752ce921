import Input
import Testing

@testable import SiteGenerator

@Suite("Addresses that pages keep")
struct AddressBookTests {
  private func read(_ rows: String...) -> (AddressBook, [String]) {
    var diagnostics = Diagnostics()
    let text = "page,url\n" + rows.joined(separator: "\n") + "\n"
    let book = AddressBook(Array(text.utf8), path: "urls.csv", into: &diagnostics)
    return (book, diagnostics.all.map(\.description))
  }

  @Test("The first row of a place is its address, the others are former ones")
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
    "An address that no such page can have is reported",
    arguments: [
      (
        "702550,lviv",
        "urls.csv:2:8: error: 'lviv' cannot be an address of '702550'; use 'places/NAME/', with the country before the name if it has one"
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

  @Test("An empty file is a book without rows")
  func empty() {
    var diagnostics = Diagnostics()
    let book = AddressBook([], path: "urls.csv", into: &diagnostics)
    #expect(book.rows.isEmpty && book.path == "urls.csv" && diagnostics.all.isEmpty)
  }
}
