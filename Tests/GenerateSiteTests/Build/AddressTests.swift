import Input
import Testing

/// Addresses of pages that stay, and that lead on when they change.
@Suite("Addresses that stay")
struct AddressTests {
  @Test("A build fills the table of addresses, and the next ones keep to it")
  func ledger() throws {
    let place = try Workplace()
    try place.write("Content/urls.csv", "")
    let first = try place.build()
    #expect(first.status == 0 && first.errors.isEmpty, "\(first.errors)")
    let book = try place.read("Content/urls.csv")
    #expect(book.hasPrefix("page,url\n"))
    #expect(book.contains("\n702550,places/ua/lviv/\n"))
    #expect(book.contains("\nUA,countries/ukraine/\n"))
    let site = try place.snapshot("site")
    #expect(try place.build().status == 0)
    #expect(try place.snapshot("site") == site)
    #expect(try place.read("Content/urls.csv") == book)
  }

  @Test("A former address leads to the page")
  func moved() throws {
    let place = try Workplace()
    try place.write(
      "Content/urls.csv",
      """
      page,url
      702550,places/ua/lemberg/
      702550,places/ua/lviv/
      UA,countries/ukraina/
      UA,countries/ukraine/
      networks/roads/,roads/
      """)
    let built = try place.build()
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
    #expect(try place.read("site/places/ua/lemberg/index.html").contains("<h1>Lviv</h1>"))
    #expect(try place.read("site/countries/ukraina/index.html").contains("<h1>Ukraine</h1>"))
    let moved = try place.read("site/places/ua/lviv/index.html")
    #expect(
      moved.contains(
        #"<meta http-equiv="refresh" content="0; url=../../../places/ua/lemberg/" />"#))
    #expect(moved.contains(#"<a href="../../../places/ua/lemberg/">Lviv</a>"#))
    #expect(
      try place.read("site/roads/index.html").contains(#"content="0; url=../networks/roads/""#))
    #expect(!(try place.read("site/sitemap.xml")).contains("places/ua/lviv/"))
  }

  @Test("An address of the table is given to no other page")
  func taken() throws {
    let place = try Workplace()
    try place.write("Content/urls.csv", "page,url\n99,places/ua/lviv/\nabout-us/,who/\n")
    let built = try place.build()
    #expect(
      built.lines == [
        "Content/urls.csv:3:11: error: the site has no 'about-us/index.html' to lead to; did you mean 'sources/index.html'?"
      ])
    try place.write("Content/urls.csv", "page,url\n99,places/ua/lviv/\n")
    #expect(try place.build().status == 0)
    #expect(try place.snapshot("site")["places/ua/lviv-702550/index.html"] != nil)
  }
}
