import Input
import Testing

@testable import SiteGenerator

@Suite("The configuration of the site")
struct SiteConfigurationTests {
  private func read(_ text: String) -> (SiteConfiguration?, [String]) {
    var diagnostics = Diagnostics()
    let configuration = SiteConfiguration(
      bytes: Array(text.utf8), path: "site.yml", baseURL: nil, into: &diagnostics)
    return (configuration, diagnostics.all.map(\.description))
  }

  private let good = """
    title: T
    description: D
    base-url: https://example.org/a
    networks:
      - {slug: one}
      - slug: two
        routes: {capitals: true, population: 5, first: 3}
      - {slug: three, routes: none, searches: pages}
    country-networks: {places: 9, except: [VA]}
    exports: [csv, gpx, csv]
    trips:
      - {network: one, slug: t, title: Trip, cities: [a, b], tickets: 4}
    comparison: {network: one, from: a, to: b}
    """

  @Test("All keys of the file are read")
  func reading() throws {
    let (configuration, faults) = read(good)
    #expect(faults.isEmpty)
    let site = try #require(configuration)
    #expect(site.baseURL == "https://example.org/a/")
    #expect(site.networks.map(\.slug) == ["one", "two", "three"])
    #expect(
      site.networks.map(\.routes) == [
        .default, .selected(capitals: true, population: 5, first: 3), .none,
      ])
    #expect(site.networks.map(\.searches) == [.default, .default, .pages])
    #expect(site.countryNetworks?.places == 9)
    #expect(site.countryNetworks?.except.map(\.code) == ["VA"])
    #expect(site.exports == [.csv, .gpx])
    #expect(site.trips.map(\.tickets) == [4])
    #expect(site.trips.first?.cities.map(\.id) == ["a", "b"])
    let comparison = try #require(site.comparison)
    #expect([comparison.network, comparison.from, comparison.to] == ["one", "a", "b"])
  }

  @Test(
    "Errors are reported at their position",
    arguments: [
      ("titel: T\ndescription: D\nbase-url: https://e.org", "site.yml:1:1: error:"),
      (
        "title: T\ndescription: D\nbase-url: ftp://e.org", "site.yml:3:11: error: not a web address"
      ),
      (
        "title: T\ndescription: D\nbase-url: https://e.org/\nexports: [gpx, kmz]",
        "site.yml:4:16: error: unknown format 'kmz'; one of gpx, geojson, kml, csv"
      ),
      (
        "title: T\ndescription: D\nbase-url: https://e.org/\nnetworks: [{slug: a}, {slug: a}]",
        "site.yml:4:30: error: network 'a' is listed twice"
      ),
      (
        "title: T\ndescription: D\nbase-url: https://e.org/\nnetworks: [{slug: a, routes: some}]",
        "site.yml:4:30: error: unknown choice of routes 'some'"
      ),
      (
        "title: T\ndescription: D\nbase-url: https://e.org/\nnetworks: [{slug: a, searches: default}]",
        "site.yml:4:32: error: unknown choice of searches 'default'; one of all, pages"
      ),
      (
        "title: T\ndescription: D\nbase-url: https://e.org/\ntrips: [{network: a, slug: t, title: T, cities: [x]}]",
        "site.yml:4:19: error: unknown network 'a'"
      ),
      (
        "title: T\ndescription: D\nbase-url: https://e.org/\ncomparison: {network: a, from: x, to: y}",
        "site.yml:4:23: error: unknown network 'a'"
      ),
      (
        "title: T\ndescription: D\nbase-url: https://e.org/\nnetworks: [{slug: a}]\n"
          + "comparison: {network: a, from: x, to: x}",
        "site.yml:5:39: error: the route starts and ends in 'x'"
      ),
      (
        "title: T\ndescription: D\nbase-url: https://e.org/\nlanguage: english language",
        "site.yml:4:11: error: 'english language' is not a language tag"
      ),
      (
        "title: T\ndescription: D\nbase-url: https://e.org/\nnetworks: [{slug: a}]\n"
          + "trips: [{network: a, slug: \(String(repeating: "t", count: 200)), title: T, cities: [x, y]}]",
        "site.yml:5:28: error: a text of 200 bytes cannot be part of a URL; use at most 100"
      ),
      ("", "site.yml:1:1: error: the file is empty"),
    ])
  func faults(text: String, start: String) {
    let (_, faults) = read(text)
    #expect(faults.contains { $0.hasPrefix(start) }, "\(faults)")
  }

  @Test(
    "Base URLs get a slash at the end, and other strings are rejected",
    arguments: [
      ("https://a.org", "https://a.org/"), ("http://a.org/b/", "http://a.org/b/"),
      ("https:///x", nil), ("a.org", nil), ("https://a.org/\"x", nil), ("https://", nil),
    ])
  func baseURL(text: String, expected: String?) {
    #expect(SiteConfiguration.normalized(baseURL: text) == expected)
  }
}
