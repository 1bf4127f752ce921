import Input
import Testing

@Suite struct DiagnosticsTests {
  @Test func aLocationIsPrintedAsEditorsReadIt() {
    #expect(SourceLocation(path: "a.csv", line: 3, column: 7).description == "a.csv:3:7")
    #expect(SourceLocation(path: "a.csv").description == "a.csv:1:1")
  }

  @Test func aDiagnosticIsOneLine() {
    let location = SourceLocation(path: "links.csv", line: 2, column: 1)
    let diagnostic = Diagnostic(
      .error, at: location, "unknown place 'lvvi'", hint: "did you mean 'lviv'?")
    #expect(
      diagnostic.description
        == "links.csv:2:1: error: unknown place 'lvvi'; did you mean 'lviv'?")
    #expect(
      Diagnostic(.warning, at: location, "odd").description == "links.csv:2:1: warning: odd")
  }

  @Test func allAreSortedAndStandOnce() {
    var diagnostics = Diagnostics()
    diagnostics.error(at: SourceLocation(path: "b", line: 1, column: 1), "x")
    diagnostics.error(at: SourceLocation(path: "a", line: 10, column: 1), "x")
    diagnostics.warning(at: SourceLocation(path: "a", line: 9, column: 2), "x")
    diagnostics.error(at: SourceLocation(path: "b", line: 1, column: 1), "x")
    #expect(lines(diagnostics) == ["a:9:2: warning: x", "a:10:1: error: x", "b:1:1: error: x"])
    #expect(diagnostics.hasErrors)
  }

  @Test func ofOneKindTheFirstAreToldAndTheOthersCounted() {
    func texts(_ count: Int) -> [String] {
      var diagnostics = Diagnostics()
      diagnostics.errors(for: Array(1...count), kind: "odd lines") {
        Diagnostic(.error, at: SourceLocation(path: "a", line: $0, column: 1), "odd")
      }
      return lines(diagnostics)
    }
    let limit = Diagnostics.kindLimit
    #expect(texts(limit).count == limit)
    #expect(texts(limit + 1).last == "a:\(limit + 1):1: error: odd")
    #expect(texts(1000).count == limit + 1)
    #expect(texts(1000).last == "a:\(limit + 1):1: error: \(1000 - limit) more odd lines")
  }

  @Test func noHintIsSoughtForWhatIsNotListed() {
    var diagnostics = Diagnostics()
    var sought = 0
    func hint() -> String? {
      sought += 1
      return nil
    }
    for line in 1...(2 * Diagnostics.limit) {
      diagnostics.error(at: SourceLocation(path: "a", line: line), "x", hint: hint())
    }
    #expect(sought == Diagnostics.limit)
  }

  @Test func warningsAreNoErrors() {
    var diagnostics = Diagnostics()
    #expect(diagnostics.isEmpty)
    diagnostics.warning(at: SourceLocation(path: "a"), "x")
    #expect(!diagnostics.isEmpty)
    #expect(!diagnostics.hasErrors)
  }

  @Test func ofOneFileALimitedNumberIsKeptAndTheRestCounted() {
    var first = Diagnostics()
    var second = Diagnostics()
    for line in 1...1500 {
      first.error(at: SourceLocation(path: "a", line: line, column: 1), "x")
      second.error(at: SourceLocation(path: "a", line: line + 1500, column: 1), "x")
    }
    second.error(at: SourceLocation(path: "b", line: 1, column: 1), "y")
    first.append(contentsOf: second)
    let all = lines(first)
    #expect(all.count == Diagnostics.limit + 2)
    #expect(
      all.suffix(2) == [
        "a:1:1: error: 2000 more problems in this file are not listed", "b:1:1: error: y",
      ])
  }
}
