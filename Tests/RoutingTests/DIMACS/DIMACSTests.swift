import Geography
import Input
import SeededRandom
import Testing

@testable import Routing

@Suite struct DIMACSTests {
  private func arcs(_ text: String) -> (DIMACS.Arcs?, [String]) {
    var diagnostics = Diagnostics()
    let arcs = DIMACS.readArcs(Array(text.utf8), path: "x.gr", into: &diagnostics)
    return (arcs, diagnostics.all.map(\.description))
  }

  private func coordinates(_ text: String, _ count: Int? = nil) -> ([Coordinate]?, [String]) {
    var diagnostics = Diagnostics()
    let coordinates = DIMACS.readCoordinates(
      Array(text.utf8), path: "x.co", placeCount: count, into: &diagnostics)
    return (coordinates, diagnostics.all.map(\.description))
  }

  @Test func theExampleOfTheFormat() {
    let (read, problems) = arcs(
      "c 9th DIMACS\r\ncomment\n\np sp 6 3\r\na 1 2 17\n a\t3 1  288230376151711744 \na 6 6 0")
    #expect(problems.isEmpty)
    #expect(
      read
        == DIMACS.Arcs(
          placeCount: 6,
          links: [
            Link(from: 0, to: 1, cost: 17, isDirected: true),
            Link(from: 2, to: 0, cost: Network.costLimit, isDirected: true),
            Link(from: 5, to: 5, cost: 0, isDirected: true),
          ]))
    let (places, others) = coordinates("p aux sp co 2\nv 2 -73530767 41085396\nv 1 180000000 0\n")
    #expect(others.isEmpty)
    #expect(
      places == [
        Coordinate(latitude: 0, longitude: 180),
        Coordinate(latitude: 41.085396, longitude: -73.530767),
      ])
    #expect(arcs("p sp 0 0").0 == DIMACS.Arcs(placeCount: 0, links: []))
    #expect(coordinates("p aux sp co 0\n").0 == [])
  }

  @Test(arguments: ["-9223372036854775808", "-18446744073709551616", "9223372036854775808"])
  func aNumberBeyondEveryRangeIsReported(number: String) {
    #expect(
      arcs("p sp 1 1\na 1 1 \(number)\n").1.first?.contains("the cost is out of range") == true)
  }

  @Test func everyMalformedLineIsReported() {
    let (read, problems) = arcs(
      """
      a 1 2 3
      p sp 3 9
      p sp 3 9
      a 1 2
      a 1 2 x
      a 1 4 3
      a 0 1 3
      a 1 2 -3
      a 1 2 288230376151711745
      a 1 2 99999999999999999999999999
      a 1 2 3 4
      a 1 2 3.5
      a
      a 1 2 -
      arc 1 2 3
      e 1 2 3
      a 2 3 1
      """)
    #expect(read == nil)
    #expect(
      problems == [
        "x.gr:1:1: error: data before the problem line; 'p sp PLACES ARCS' has to come first",
        "x.gr:3:1: error: a second problem line",
        "x.gr:4:6: error: the cost is missing",
        "x.gr:5:7: error: the cost is not a whole number",
        "x.gr:6:5: error: the place where the arc ends is out of range; from 1 to 3",
        "x.gr:7:3: error: the place where the arc starts is out of range; from 1 to 3",
        "x.gr:8:7: error: the cost is out of range; from 0 to 288230376151711744",
        "x.gr:9:7: error: the cost is out of range; from 0 to 288230376151711744",
        "x.gr:10:7: error: the cost is out of range; from 0 to 288230376151711744",
        "x.gr:11:9: error: unexpected text at the end of the line; remove it",
        "x.gr:12:7: error: the cost is not a whole number",
        "x.gr:13:2: error: the place where the arc starts is missing",
        "x.gr:14:7: error: the cost is not a whole number",
        "x.gr:15:1: error: unknown kind of line; lines begin with c, p or a",
        "x.gr:16:1: error: unknown kind of line; lines begin with c, p or a",
      ])
  }

  @Test(arguments: [
    ("", "x.gr:1:1: error: the file has no problem line; 'p sp PLACES ARCS' has to come first"),
    (
      "p max 3 9\n",
      "x.gr:1:3: error: this is not a valid problem line; write 'p sp PLACES ARCS'"
    ),
    ("p sp 3\n", "x.gr:1:7: error: the number of arcs is missing"),
    ("p sp -1 0\n", "x.gr:1:6: error: the number of places is out of range; from 0 to 1073741824"),
    (
      "p sp 2 2\na 1 2 3\n",
      "x.gr:1:1: error: the number of lines of data is 1, but the problem line announces 2"
    ),
    (
      "p sp 2 1073741823\n",
      "x.gr:1:1: error: the number of lines of data is 0, but the problem line announces 1073741823"
    ),
    (
      "p sp 90000005 1\na 1 2 3\n",
      "x.gr:1:6: error: the file is too short for 90000005 places"
    ),
    ("p sp 0 1\na 1 1 3\n", "x.gr:1:1: error: the problem line announces no places"),
  ])
  func arcFilesThatAreWrongAsAWhole(_ text: String, _ problem: String) {
    #expect(arcs(text).1 == [problem])
  }

  @Test(arguments: [
    ("p aux sp co 2\nv 1 0 0\nv 1 0 0\n", "x.co:3:8: error: place 1 already has coordinates"),
    (
      "p aux sp co 1\nv 1 0 90000001\n",
      "x.co:2:7: error: the latitude in millionths of a degree is out of range; from -90000000 to 90000000"
    ),
    (
      "p aux sp co 1\na 1 0 0\n",
      "x.co:2:1: error: unknown kind of line; lines begin with c, p or v"
    ),
    (
      "p sp 1 1\n",
      "x.co:1:3: error: this is not a valid problem line; write 'p aux sp co PLACES'"
    ),
    ("p aux sp co 1000000000\n", "x.co:1:13: error: the file is too short for 1000000000 places"),
    (
      "p aux sp co 2\nv 1 0 0\n",
      "x.co:1:1: error: the number of lines of data is 1, but the problem line announces 2"
    ),
    ("p aux sp co 0\nv 1 1 3\n", "x.co:1:1: error: the problem line announces no places"),
  ])
  func coordinateFilesThatAreWrong(_ text: String, _ problem: String) {
    #expect(coordinates(text).1 == [problem])
    #expect(coordinates(text).0 == nil)
  }

  @Test func coordinatesOfAnotherNetwork() {
    let (places, problems) = coordinates("p aux sp co 1\nv 1 0 0\n", 2)
    #expect(places == nil)
    #expect(problems == ["x.co:1:13: error: the number of places is 1, but the network has 2"])
  }

  @Test(arguments: NetworkKind.allCases)
  func aNetworkIsReadFromItsFiles(_ kind: NetworkKind) throws {
    var random = Random(seed: 9)
    for _ in 0..<100 {
      let network = try randomNetwork(kind, &random)
      let (read, problems) = arcs(Self.graphFile(of: network))
      #expect(problems.isEmpty)
      let arcs = try #require(read)
      #expect(arcs.placeCount == network.placeCount)
      for links in [arcs.links, arcs.joined] {
        let copy = try Network(placeCount: arcs.placeCount, links: links)
        #expect(floydWarshall(copy) == floydWarshall(network))
      }
      if network.isUndirected {
        let plain = network.links.filter { $0.from != $0.to }
        #expect(arcs.joined.filter { $0.from != $0.to } == plain)
      }
      if let coordinates = network.coordinates {
        let lines = coordinates.enumerated().map { place, position in
          let degrees = [position.longitude, position.latitude].map { Int(($0 * 1e6).rounded()) }
          return "v \(place + 1) \(degrees[0]) \(degrees[1])\n"
        }
        let file = "p aux sp co \(coordinates.count)\n" + lines.joined()
        #expect(self.coordinates(file, coordinates.count).0 == coordinates)
      }
    }
  }

  private static func graphFile(of network: Network) -> String {
    let arcs = network.links.flatMap { link in
      let back = link.isDirected || link.from == link.to ? [] : [(link.to, link.from)]
      return ([(link.from, link.to)] + back).map { "a \($0.0 + 1) \($0.1 + 1) \(link.cost)\n" }
    }
    return "p sp \(network.placeCount) \(arcs.count)\n" + arcs.joined()
  }

  @Test func arcsAreJoinedInPairs() {
    let directed = [(0, 1, 5), (1, 0, 5), (1, 0, 5), (0, 1, 6), (2, 2, 0), (2, 2, 0)].map {
      Link(from: Int32($0.0), to: Int32($0.1), cost: Int64($0.2), isDirected: true)
    }
    let joined = DIMACS.Arcs(placeCount: 3, links: directed).joined
    #expect(joined.map(\.isDirected) == [false, true, true, true, true])
    #expect(joined.map(\.cost) == [5, 5, 6, 0, 0])
  }
}
