// Measures the searches of Routing on a network in the DIMACS format, or, with the argument `own`,
// on the networks of this repository. Prints a line of JSON for each measurement.
//
//   routing-bench GRAPH SOURCES PAIRS     GRAPH.gr and GRAPH.co; files of 1-based numbers
//   routing-bench own CONTENT

import Input
import Platform

let words = Array(CommandLine.arguments.dropFirst())
do {
  if words.count == 2, words[0] == "own" {
    try await OwnNetworks.measure(content: words[1])
  } else if words.count == 3 {
    try GivenNetwork(graph: words[0], sources: words[1], pairs: words[2]).measure()
  } else {
    print("routing-bench GRAPH SOURCES PAIRS | own CONTENT")
    exit(2)
  }
} catch {
  print("routing-bench: \(error)")
  exit(1)
}
