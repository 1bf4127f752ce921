import Input
import Routing
import Testing

/// The module as other packages use it, through its public interface only.
@Suite struct LibraryTests {
  /// The examples of the module's documentation, verbatim, and the results in their comments.
  @Test func theExamplesDoWhatTheySay() throws {
    // Begin: examples.
    let network = try Network(
      placeCount: 5,
      links: [
        Link(from: 0, to: 1, cost: 4), Link(from: 0, to: 2, cost: 1),
        Link(from: 2, to: 1, cost: 2), Link(from: 1, to: 3, cost: 5, isDirected: true),
      ])
    var workspace = SearchWorkspace()
    let found = network.tracedSearch(.dijkstra, from: 0, to: 3, workspace: &workspace)
    let route = found.result.route
    // route?.cost == 8, route?.places == [0, 2, 1, 3]; place 4 cannot be reached from anywhere.
    for step in found.trace.decoded(on: network) where step.kind == .settle {
      print("settled \(step.place) at \(step.cost)")
    }

    let tree = network.shortestPathTree(from: 0, workspace: &workspace)
    // tree.cost == [0, 3, 1, 8, -1], tree.route(to: 3, on: network) == route

    let hierarchy = ContractionHierarchy(network)
    var memory = HierarchyWorkspace()
    let distance = hierarchy.distance(from: 0, to: 3, workspace: &memory)  // 8
    let path = hierarchy.route(from: 0, to: 3, workspace: &memory)
    let sameTree = hierarchy.tree(from: 0, workspace: &memory)
    // sameTree == tree

    let solver = try TripSolver(
      network: network, problem: TripProblem(cities: [0, 1, 2], tickets: 1, ticketedModes: [7]))
    let trip = solver.exact()
    // trip?.cost == 3, trip?.places == [0, 2, 1] or the same backwards; no link is of mode 7.

    var diagnostics = Diagnostics()
    let file = Array("p sp 3 2\na 1 2 5\na 2 3 7\n".utf8)
    if let arcs = DIMACS.readArcs(file, path: "three.gr", into: &diagnostics) {
      let three = try Network(placeCount: arcs.placeCount, links: arcs.joined)
      print(three.links.count, "links")
    }
    print(diagnostics)  // the errors in the file, one per line; this file has none
    // End: examples.

    #expect(route?.cost == 8 && route?.places == [0, 2, 1, 3])
    #expect(tree.cost == [0, 3, 1, 8, -1])
    #expect(tree.route(to: 3, on: network) == route)
    #expect(distance == 8 && path?.cost == 8)
    #expect(sameTree == tree)
    #expect(trip?.cost == 3)
    #expect(trip?.places == [0, 2, 1] || trip?.places == [1, 2, 0])
    #expect(diagnostics.isEmpty)
  }

  @Test func theDocumentationHoldsTheseExamples() throws {
    let file = String(decoding: try FileSystem.read(#filePath), as: UTF8.self)
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: "/")
    let page = String(
      decoding: try FileSystem.read(root + "/Sources/Routing/Routing.docc/Routing.md"),
      as: UTF8.self)
    var examples: [Substring] = []
    var isExample = false
    for line in page.split(separator: "\n") {
      if line.hasPrefix("```") {
        isExample = line == "```swift"
      } else if isExample {
        examples.append(line)
      }
    }
    let lines = file.split(separator: "\n").map { line in
      line.hasPrefix("    ") ? line.dropFirst(4) : line
    }
    let begin = try #require(lines.firstIndex(of: "// Begin: examples."))
    let end = try #require(lines.firstIndex(of: "// End: examples."))
    #expect(!examples.isEmpty)
    #expect(examples == Array(lines[(begin + 1)..<end]))
  }
}
