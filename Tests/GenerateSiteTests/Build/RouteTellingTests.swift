import Input
import Testing

@Suite struct RouteTellingTests {
  private func page(_ path: String) throws -> String {
    let bytes = try #require(try GoodSite.files.get()["site/\(path)"], "\(path)")
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func bordersAreToldInOrder() throws {
    let route = try page("networks/roads/routes/lutsk/rzeszow/index.html")
    #expect(route.contains("1 border crossing: Ukraine to Poland."))
    #expect(route.contains("<li>Ukraine to Poland, between Lviv and Rzeszów</li>"))
    // A route within one country has no list of border crossings.
    let home = try page("networks/roads/routes/lviv/lutsk/index.html")
    #expect(!home.contains("border crossing") && !home.contains("Where it crosses"))
  }

  @Test func changesOfRoadAreCounted() throws {
    #expect(
      try page("networks/roads/routes/lutsk/rzeszow/index.html")
        .contains("1 change of road, no ferry."))
    #expect(
      try page("networks/roads/routes/lviv/lutsk/index.html")
        .contains("No change of road, no ferry."))
    #expect(!(try page("networks/board/routes/kosice/lutsk/index.html")).contains("change of"))
  }
}
