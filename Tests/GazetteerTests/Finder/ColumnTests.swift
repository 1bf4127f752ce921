import Input
import Testing

@testable import Gazetteer

/// The columns of the finder's files, against values worked out by hand.
@Suite struct ColumnTests {
  @Test(arguments: [
    ([0], "#"), ([44], "O"), ([45], "Q#"), ([1, 2], "$%"), ([2024], "}O"), ([2025], "QP#"),
    ([12, 13, 57 - 45], "/0/"), ([57 * 45], "Q]#"),
  ])
  func writesNumbers(numbers: [Int], text: String) {
    var column = NumberText()
    for number in numbers { column.append(number) }
    #expect(column.text == text)
  }

  @Test func writesNumbersBelowZero() {
    var column = NumberText()
    for number in [0, -1, 1, -2] { column.append(signed: number) }
    #expect(column.text == "#$%&")
  }

  @Test func neverNeedsAnEscape() {
    var column = NumberText()
    for number in 0..<5000 { column.append(number) }
    for byte in column.bytes {
      #expect((35...125).contains(byte) && byte != UInt8(ascii: "\\"))
    }
  }

  private static func column(_ texts: [(text: String, guess: String)]) throws -> String {
    var column = SpellingColumn()
    for (text, guess) in texts {
      column.append(Array(text.utf8)[...], guess: Array(guess.utf8)[...])
    }
    var json = JSONWriter()
    json.object { column.write("x", to: &$0) }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func writesWhatTellsTextsFromGuesses() throws {
    #expect(try Self.column([("Lviv", "Lviv")]) == #"{"x":{"head":".","tail":"","middle":""}}"#)
    #expect(
      try Self.column([("Seyyed Nūr", "Seyyed Nur"), ("Lviv", "Lemberg"), ("A|b", "")])
        == #"{"x":{"head":"810","tail":"100","middle":"ū|viv|A/b"}}"#)
    // ā and á share their first byte, ü and ¼ their last: only whole code points count.
    #expect(
      try Self.column([("xā", "xă"), ("ü", "¼")])
        == #"{"x":{"head":"10","tail":"00","middle":"ā|ü"}}"#)
    #expect(try Self.column([("aa", "aaa")]) == #"{"x":{"head":"2","tail":"0","middle":""}}"#)
  }
}
