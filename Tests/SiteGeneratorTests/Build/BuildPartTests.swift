import Testing

@testable import SiteGenerator

@Suite("Splitting a build into parts")
struct BuildPartTests {
  @Test("Every step belongs to exactly one part", arguments: [1, 2, 3, 8, 1000])
  func partition(count: Int) throws {
    for steps in [0, 1, 2, 7, 999, 1000, 1001, 34_944] {
      var next = 0
      for number in 1...count {
        let part = try #require(BuildPart("\(number)/\(count)"))
        let range = part.steps(of: steps)
        #expect(range.lowerBound == next)
        #expect(range.count <= steps / count + 1)
        next = range.upperBound
        for step in range {
          guard BuildPart(of: step, among: steps, count: count) == part else {
            Issue.record("step \(step) of \(steps) in part \(part)")
            return
          }
        }
      }
      #expect(next == steps)
    }
  }
}
