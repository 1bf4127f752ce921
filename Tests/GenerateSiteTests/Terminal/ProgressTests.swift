import Testing

@testable import generate_site

@Suite struct ProgressTests {
  @Test(
    arguments: [
      (nil, 0, "pages"), (nil, 30, "pages: 30, 3 a second"), (20_000, 0, "pages"),
      (20_000, 5000, "pages: 5,000 of 20,000, 500 a second, 30 s left"),
      (200_000, 5000, "pages: 5,000 of 200,000, 500 a second, 6 min 30 s left"),
      (10, 10, "pages: 10 of 10, 1 a second, 0 s left"),
    ] as [(Int?, Int, String)])
  func theLineOfAPhase(total: Int?, done: Int, line: String) {
    let phase = PhaseProgress(name: "pages", total: total, start: 100, done: done)
    #expect(Texts.progress(phase, now: 110) == line)
  }

  @Test func atTheFirstInstantNothingIsForetold() {
    let phase = PhaseProgress(name: "pages", total: 10, start: 100, done: 1)
    #expect(phase.rate(now: 100) == nil)
    #expect(phase.timeLeft(now: 100) == nil)
  }
}
