import Foundation
import Input
import Testing

/// Places from other people's files.
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
    // Nobody knows whether it is among the largest.
    let country = try place.read("site/countries/ukraine/index.html")
    let cities = try #require(country.split(separator: "<h2 id=\"cities\">").last)
    #expect(cities.contains("Lutsk") && !cities.contains("Ternopil"))
    let manifest = try place.read("site/data/find/manifest.json")
    #expect(manifest.contains(#""places":11,"#))
    #expect(country.contains("The capital and other cities as links."))
    let slovakia = try place.read("site/countries/slovakia/index.html")
    #expect(slovakia.contains("The capital and the largest cities as links."))
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
        "Content/places/list.json:1:21: error: 'name' is not right; a text of at most 800 bytes",
        "Content/places/list.json:2:33: error: 'lat' is not right; degrees between -90 and 90",
      ])
  }

  @Test func smallPlacesMayBeLeftOut() throws {
    let place = try Workplace()
    #expect(try place.run("find", "rzeszow").output.hasPrefix("  Rzeszów"))
    try Edit("Content/site.yml", .append("places: {population: 200000}\n")).apply(to: place)
    // The network still knows it.
    #expect(try place.run("find", "rzeszow", "--json").output.contains(#""geonameid":null,"#))
    try Edit("Content/site.yml", .append("sections: {networks: false}\n")).apply(to: place)
    #expect(try place.run("find", "rzeszow").output.hasPrefix("Nothing"))
    #expect(try place.run("find", "lutsk").output.hasPrefix("  Lutsk"))
  }
}
