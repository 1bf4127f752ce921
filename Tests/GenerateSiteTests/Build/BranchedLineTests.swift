import Foundation
import Input
import Testing

@Suite("Lines with branches")
struct BranchedLineTests {
  /// Builds an atlas with a line from A to B that branches at B to C and to D.
  private func built() throws -> Workplace {
    let place = try Workplace(isEmpty: true)
    try place.write("site.yml", "title: Tram\nbase-url: https://tram.example/\n")
    try place.write(
      "networks/tram/network.yml",
      """
      title: Tram
      summary: A line.
      unit: {name: minutes, singular: minute, symbol: min}
      modes: {tram: {name: tram}}
      labels: {folder: lines, singular: line, plural: lines}

      """)
    try place.write(
      "networks/tram/places.csv",
      "id,name,latitude,longitude\na,A,47,11\nb,B,47.1,11.1\nc,C,47.2,11.1\nd,D,47.1,11.2\n")
    try place.write(
      "networks/tram/links.csv",
      """
      from,to,mode,cost,label,directed
      a,b,tram,5,1,false
      b,c,tram,7,1,false
      b,d,tram,9,1,true

      """)
    let built = try place.build()
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    return place
  }

  @Test("The page of a branched line does not say \"A to D\", and adds up each branch separately")
  func branches() throws {
    let place = try built()
    let page = try place.read("site/networks/tram/lines/1/index.html")
    #expect(page.contains("21\u{A0}min, 4 places.") && !page.contains("A to D"))
    let sums = page.matches(of: /<td class="number">([0-9]+(?:\u{A0}min)?)<\/td>/).map {
      $0.output.1
    }
    // Each row has the time of a leg and the sum so far. The first row of a branch has no leg.
    #expect(
      sums == [
        "0", "5\u{A0}min", "5\u{A0}min", "7\u{A0}min", "12\u{A0}min", "0", "9\u{A0}min",
        "9\u{A0}min",
      ])
    #expect(try place.run("check", "site", "--quiet").errors.isEmpty)
  }

  @Test("Numbered lines are in the order of their numbers, named lines in the order of their rows")
  func order() throws {
    let place = try built()
    for (labels, sorted) in [
      (["10", "2", "9a"], ["2", "9a", "10"]), (["Z", "1", "A"], ["Z", "1", "A"]),
    ] {
      try place.write(
        "networks/tram/links.csv",
        """
        from,to,mode,cost,label
        a,b,tram,5,\(labels[0])
        b,c,tram,7,\(labels[1])
        b,d,tram,9,\(labels[2])

        """)
      #expect(try place.build().status == 0)
      let page = try place.read("site/networks/tram/lines/index.html")
      let positions = sorted.map { page.firstRange(of: ">\($0)</a>")?.lowerBound }
      #expect(
        !positions.contains(nil)
          && positions.compactMap { $0 } == positions.compactMap { $0 }.sorted())
    }
  }

  @Test("The legend shows the modes of open and closed links, and no other mode")
  func legend() throws {
    let place = try built()
    let settings = try place.read("networks/tram/network.yml")
    try place.write(
      "networks/tram/network.yml",
      settings.replacing(
        "{tram: {name: tram}}",
        with: "{tram: {name: tram}, ferry: {name: ferry}, lift: {name: lift}}")
        + "closed: [\"2\"]\n")
    try place.write(
      "networks/tram/links.csv",
      try place.read("networks/tram/links.csv") + "c,d,ferry,3,2,false\n")
    let built = try place.build()
    #expect(built.status == 0, "\(built.errors)")
    let page = try place.read("site/networks/tram/index.html")
    #expect(page.contains("/></svg>Tram <span"))
    #expect(page.contains("/></svg>Ferry</li>"))
    #expect(!page.contains("Lift"))
  }

  @Test("A list with a single line says \"the line\", and the last stop of a line has links")
  func words() throws {
    let place = try built()
    let network = try place.read("site/networks/tram/index.html")
    #expect(network.contains("The line") && !network.contains("All 1 "))
    #expect(!network.contains("0 links"))
    #expect(
      try place.read("site/networks/tram/lines/index.html").contains("<h1>Lines of Tram</h1>"))
    #expect(
      try place.read("site/places/d/index.html").contains("1 link leads here; none leads on."))
  }
}
