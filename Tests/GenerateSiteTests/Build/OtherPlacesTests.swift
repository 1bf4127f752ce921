import Foundation
import Input
import Testing

@Suite struct OtherPlacesTests {
  @Test func aListInJSONIsFoundAndBuilt() throws {
    let place = try Workplace()
    try place.write(
      "Content/places/list.json",
      #"[{"_id": 9000001, "name": "Ternopil", "country": "UA", "coord": {"lon": 25.6, "lat": 49.55}},"#
        + "\n"
        + #"{"_id": 9000002, "name": "Ústí nad Sitnou", "country": "PL", "#
        + #""coord": {"lon": 38.683331000000003, "lat": 50.5}}]"#)
    let found = try place.run("find", "usti", "--json")
    #expect(found.errors == "")
    #expect(
      found.output
        == #"{"query":"usti","results":[{"kind":"place","path":null,"geonameid":9000002,"#
        + #""name":"Ústí nad Sitnou","country":"PL","admin1":null,"latitude":50.5,"#
        + #""longitude":38.683331,"population":null}],"suggestions":[]}"# + "\n")
    let built = try place.build()
    #expect(built.errors == "")
    #expect(built.status == 0)
    // The population of Ternopil is unknown, so it cannot be ranked among the largest cities.
    let country = try place.read("site/countries/ukraine/index.html")
    let cities = try #require(country.split(separator: "<h2 id=\"cities\">").last)
    #expect(cities.contains("Lutsk") && !cities.contains("Ternopil"))
    let manifest = try place.read("site/data/find/manifest.json")
    #expect(manifest.contains(#""places":11,"#))
    #expect(country.contains("The capital and other cities, with links to their pages."))
    let slovakia = try place.read("site/countries/slovakia/index.html")
    #expect(slovakia.contains("The capital and the largest cities, with links to their pages."))
  }

  @Test func aOneWayLinkIsCountedOnThePageOfItsEnd() throws {
    let place = try Workplace()
    try Edit("Content/networks/roads/links.csv", .append("lutsk,kosice,road,300,true,\n"))
      .apply(to: place)
    #expect(try place.build().status == 0)
    let kosice = try place.read("site/places/sk/kosice/index.html")
    #expect(kosice.contains("1 more link leads here, one way."))
  }

  @Test func aListMayStandAlone() throws {
    let place = try Workplace()
    try FileSystem.remove(place.path("Content/places/cities.txt"))
    try FileSystem.remove(place.path("Content/networks"))
    try place.write("Content/site.yml", "title: A list\nbase-url: https://example.org/\n")
    try place.write(
      "Content/places/list.json",
      #"[{"_id": 1, "name": "Ternopil", "country": "UA", "coord": {"lon": 25.6, "lat": 49.55}}]"#)
    #expect(try place.run("find", "tern").output.hasPrefix("  Ternopil"))
  }

  @Test func aTableNeedsNoCountries() throws {
    let place = try Workplace(isEmpty: true)
    try place.write("atlas/site.yml", "title: Towns\nbase-url: https://example.org/\n")
    let row = ["702550", "Lviv", "Lviv", "", "49.83826", "24.02324", "P", "PPLA", "UA", "", "15"]
    try place.write(
      "atlas/places/UA.txt",
      (row + ["", "", "", "717803", "", "284", "Europe/Kyiv", "2022-01-01"]).joined(separator: "\t")
        + "\n")
    let built = try place.run("build", "--progress", "none", in: "atlas")
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(try place.run("check", "atlas/site", "--quiet").errors.isEmpty)
    #expect(try place.run("find", "lviv", in: "atlas").output.contains("717,803"))
    #expect(try place.read("atlas/site/places/ua/lviv/index.html").contains("717,803"))
  }

  @Test func placesOfOneUnknownIdAreOne() throws {
    let place = try Workplace(isEmpty: true)
    try place.write("atlas/site.yml", "title: Huts\nbase-url: https://example.org/\n")
    for (network, name) in [("north", "Col Hut"), ("south", "Refuge of the Col")] {
      let folder = "atlas/networks/\(network)"
      try place.write(
        "\(folder)/network.yml", "title: N\nsummary: Two.\nmodes: {path: {name: path}}\n")
      try place.write(
        "\(folder)/places.csv",
        "id,name,latitude,longitude,geonameid\ncol,\(name),47,11,98765\n\(network),End,47.1,11.1,\n"
      )
      try place.write("\(folder)/links.csv", "from,to,mode\ncol,\(network),path\n")
    }
    let built = try place.run("build", "--progress", "none", in: "atlas")
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(try place.run("check", "atlas/site", "--quiet").errors.isEmpty)
    let page = try place.read("atlas/site/places/col/index.html")
    #expect(page.contains("networks/north/") && page.contains("networks/south/"))
    #expect(
      try place.run("find", "refuge of the col", "--json", in: "atlas").output
        .contains(
          #""path":"places/col/","geonameid":98765,"name":"Col Hut","country":null,"admin1":null"#))
  }

  @Test func aListThatIsWrongIsReported() throws {
    let place = try Workplace()
    try place.write(
      "Content/places/list.json",
      "[{\"_id\": 1, \"name\": \"\", \"country\": \"UA\",\n  \"coord\": {\"lon\": 25.6, \"lat\": 99}}]"
    )
    let outcome = try place.run("find", "tern")
    #expect(outcome.status == 1)
    #expect(
      outcome.lines == [
        "Content/places/list.json:1:21: error: 'name' is not valid; it must be a text of 1 to 800 bytes",
        "Content/places/list.json:2:33: error: 'lat' is not valid; it must be a number between -90 and 90",
      ])
  }

  @Test func smallPlacesMayBeLeftOut() throws {
    let place = try Workplace()
    #expect(try place.run("find", "rzeszow").output.hasPrefix("  Rzeszów"))
    try Edit("Content/site.yml", .append("places: {population: 200000}\n")).apply(to: place)
    // The network still contains the place and its id.
    let found = try place.run("find", "rzeszow", "--json").output
    #expect(found.contains(#""geonameid":759734,"#), "\(found)")
    try Edit("Content/site.yml", .append("sections: {networks: false}\n")).apply(to: place)
    #expect(try place.run("find", "rzeszow").output.hasPrefix("Nothing"))
    #expect(try place.run("find", "lutsk").output.hasPrefix("  Lutsk"))
  }
}
