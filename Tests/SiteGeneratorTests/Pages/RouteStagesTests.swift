import Testing

@testable import SiteGenerator

@Suite("Stages of a route by road")
struct RouteStagesTests {
  /// The stages of links with the given labels, as "label from-to".
  private func stages(_ labels: [[String]]) -> [String] {
    RouteStages(labels.indices.map(Int32.init)) { labels[Int($0)] }.stages.map {
      "\($0.label ?? "-") \($0.links.lowerBound)-\($0.links.upperBound)"
    }
  }

  @Test("Consecutive links of one road form one stage")
  func merging() {
    #expect(stages([["E40"], ["E40"], ["E50"]]) == ["E40 0-2", "E50 2-3"])
  }

  @Test("If links have several roads, the road that continues longest is taken")
  func longest() {
    #expect(
      stages([["E30", "E40"], ["E40"], ["E40", "E50"], ["E50"]]) == ["E40 0-3", "E50 3-4"])
  }

  @Test("Links with very many labels take time in proportion to the labels")
  func manyLabels() {
    let many = (0..<20_000).map { "E\($0)" }
    #expect(stages([many, Array(many.reversed()), ["E7"]]) == ["E7 0-3"])
  }

  @Test("A road that is left and joined again forms two stages")
  func again() {
    #expect(stages([["A"], ["B"], ["A"]]) == ["A 0-1", "B 1-2", "A 2-3"])
  }

  @Test("Links without a label form their own stage")
  func unlabelled() {
    #expect(stages([[], [], ["A"], []]) == ["- 0-2", "A 2-3", "- 3-4"])
    #expect(stages([]) == [])
  }
}
