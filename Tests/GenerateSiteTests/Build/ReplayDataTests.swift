import Input
import Testing

/// Compares replay data with the network's own file. Replay data are a smaller form of the network,
/// without closed links.
@Suite struct ReplayDataTests {
  private func json(_ path: String) throws -> JSONNode {
    let bytes = try #require(try GoodSite.files.get()["site/\(path)"], "\(path)")
    var diagnostics = Diagnostics()
    return try #require(JSON.read(bytes, path: path, into: &diagnostics))
  }

  private func numbers(_ node: JSONNode?) -> [Int] { node?.elements.compactMap(\.int) ?? [] }

  private func sums(_ steps: [Int]) -> [Int] {
    var sum = 0
    return steps.map { step in
      sum += step
      return sum
    }
  }

  @Test(arguments: ["roads", "board", "ukraine"])
  func aReplaysNetworkIsTheNetwork(_ slug: String) throws {
    let whole = try json("data/networks/\(slug)/network.json")
    let short = try json("data/networks/\(slug)/replay.json")
    for axis in ["x", "y"] {
      let exact = whole["places"]?[axis]?.elements.compactMap(\.double) ?? []
      #expect(sums(numbers(short["places"]?[axis])) == exact.map { Int(($0 * 10).rounded()) })
      #expect(!exact.isEmpty)
    }
    var end = 0
    var from: [Int] = []
    var to: [Int] = []
    let lengths = numbers(short["links"]?["to"])
    for (link, step) in numbers(short["links"]?["from"]).enumerated() {
      from.append(end + step)
      end = end + step + lengths[link]
      to.append(end)
    }
    // Searches do not use closed links, which are at the end of the list.
    let closed = numbers(whole["links"]?["closed"]).count
    func open(_ column: String) -> [Int] { numbers(whole["links"]?[column]).dropLast(closed) }
    #expect(from == open("from"))
    #expect(to == open("to"))
    #expect(numbers(short["links"]?["cost"]) == open("cost"))
    let paths = whole["links"]?["path"]?.elements.map(\.string) ?? []
    for (link, path) in paths.enumerated() {
      #expect(short["links"]?["path"]?["\(link)"]?.string == path)
    }
    let positions = try json("data/networks/\(slug)/positions.json")
    for axis in ["latitude", "longitude"] {
      #expect(
        positions[axis]?.elements.map(\.double) == whole["places"]?[axis]?.elements.map(\.double))
    }
  }

  @Test func aPageOfARouteAsksForTheShortFile() throws {
    let page = try #require(
      try GoodSite.files.get()["site/networks/roads/routes/lviv/lutsk/index.html"])
    let html = String(decoding: page, as: UTF8.self)
    #expect(html.contains("data/networks/roads/replay.json\""))
    #expect(!html.contains("network.json\""))
  }
}
