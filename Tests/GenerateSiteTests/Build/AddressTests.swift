import Foundation
import Input
import Testing

@Suite("The table of addresses")
struct AddressTests {
  @Test("A build fills the table of addresses, and later builds keep these addresses")
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

  @Test("New rows have their fields in the order of the table's columns")
  func columnOrder() throws {
    let place = try Workplace()
    try place.write("Content/urls.csv", "url,page\nroads/,networks/roads/")
    #expect(try place.build().status == 0)
    let book = try place.read("Content/urls.csv")
    #expect(book.hasPrefix("url,page\nroads/,networks/roads/\n"))
    #expect(book.contains("\nplaces/ua/lviv/,702550\n"))
    #expect(try place.build().status == 0)
    #expect(try place.read("Content/urls.csv") == book)
  }

  @Test("A page at a former address leads to the current page")
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
        #"<meta http-equiv="refresh" content="0; url=../lemberg/" />"#))
    #expect(moved.contains(#"<a href="../lemberg/">Lviv</a>"#))
    #expect(
      try place.read("site/roads/index.html").contains(#"content="0; url=../networks/roads/""#))
    #expect(!(try place.read("site/sitemap.xml")).contains("places/ua/lviv/"))
  }

  @Test("An address in the table is never given to another page")
  func taken() throws {
    let place = try Workplace()
    try place.write("Content/urls.csv", "page,url\n99,places/ua/lviv/\nabout-us/,who/\n")
    let built = try place.build()
    #expect(
      built.lines == [
        "Content/urls.csv:3:11: error: the site has no 'about-us/index.html' for this address to lead to; did you mean 'sources/index.html'?"
      ])
    try place.write("Content/urls.csv", "page,url\n99,places/ua/lviv/\n")
    #expect(try place.build().status == 0)
    #expect(try place.snapshot("site")["places/ua/lviv-702550/index.html"] != nil)
  }

  @Test("A place keeps its address when it gets a GeoNames id")
  func identity() throws {
    let place = try Workplace(isEmpty: true)
    try place.write("site.yml", "title: Two\nbase-url: https://two.example/\n")
    try place.write("urls.csv", "")
    let network = "title: Two\nsummary: S.\nmodes: {way: {name: way}}\n"
    try place.write("networks/two/network.yml", network)
    let row = "46.92,11.01,\nb,B,47.1,11.1,\n"
    try place.write(
      "networks/two/places.csv", "id,name,latitude,longitude,geonameid\nash,Ash," + row)
    try place.write("networks/two/links.csv", "from,to,mode\nash,b,way\n")
    #expect(try place.build().status == 0)
    let book = try place.read("urls.csv")
    #expect(book == "page,url\ntwo/ash,places/ash/\ntwo/b,places/b/\n")
    // The new network sorts before the old one, and has the same place under another id.
    try place.write("networks/alps/network.yml", network.replacing("Two", with: "Alps"))
    try place.write(
      "networks/alps/places.csv", "id,name,latitude,longitude\nhut,Ash,46.92,11.01\nc,C,47,11\n")
    try place.write("networks/alps/links.csv", "from,to,mode\nhut,c,way\n")
    for _ in 0..<2 {
      let built = try place.build()
      #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    }
    #expect(try place.read("urls.csv") == book + "alps/hut,places/ash/\nalps/c,places/c/\n")
    #expect(try place.snapshot("site")["places/ash/index.html"] != nil)
  }

  @Test("A place on two networks keeps its address if one of the networks is removed")
  func merged() throws {
    let place = try Workplace(isEmpty: true)
    try place.write("site.yml", "title: Two\nbase-url: https://two.example/\n")
    try place.write("urls.csv", "")
    func write(_ network: String, _ first: String) throws {
      let folder = "networks/\(network)"
      try place.write(
        "\(folder)/network.yml", "title: \(network)\nsummary: S.\nmodes: {way: {name: way}}\n")
      let other = network.prefix(1)
      try place.write(
        "\(folder)/places.csv",
        "id,name,latitude,longitude\n\(first)\n\(other),\(other),47,11\n")
      try place.write(
        "\(folder)/links.csv", "from,to,mode\n\(first.prefix { $0 != "," }),\(other),way\n")
    }
    func build() throws -> String {
      let built = try place.build()
      #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
      #expect(try place.snapshot("site")["places/lv/index.html"] != nil)
      return try place.read("urls.csv")
    }
    try write("bus", "lv,Lviv,49.84,24.02")
    try write("walk", "l,Lviv,49.84,24.03")
    let book = try build()
    #expect(
      book
        == "page,url\nbus/b,places/b/\nbus/lv,places/lv/\nwalk/l,places/lv/\nwalk/w,places/w/\n")
    #expect(try build() == book)
    try write("bus", "lviv,Lviv,49.84,24.02")
    #expect(try build() == book + "bus/lviv,places/lv/\n")
    try FileManager.default.removeItem(atPath: place.path("networks/bus"))
    let built = try place.build()
    #expect(
      built.status == 0 && built.lines.count == 1
        && built.errors.contains("no place or country 'bus/b'"),
      "\(built.errors)")
    #expect(try place.snapshot("site")["places/lv/index.html"] != nil)
    // The two places are now far apart, so they cannot both have the address.
    try write("bus", "lv,Lviv,50.84,24.02")
    #expect(
      try place.build().lines == [
        "urls.csv:4:8: error: 'walk/l' and 'bus/lv' are different places, but have the same address 'places/lv/'; remove this row or the one at urls.csv:3:8; its place gets another address"
      ])
  }

  @Test("A row for a page that the atlas lacks causes a warning")
  func nobody() throws {
    let place = try Workplace()
    try place.write("Content/urls.csv", "page,url\nroads/lvvi,places/ua/lvvi/\n")
    #expect(
      try place.build().lines == [
        "Content/urls.csv:2:12: warning: there is no place or country 'roads/lvvi' for this address; did you mean 'roads/lviv'? If not, remove the row to free the address"
      ])
  }
}
