import Testing

@testable import generate_site

@Suite struct ArgumentsTests {
  private let syntax = Syntax(
    name: "draw", summary: "draw a file", discussion: "Draws a file.",
    operands: [.init(name: "FILE", value: .file)],
    flags: [
      .value("output", "FILE", .file, "the file to write"),
      .value("needed", "TEXT", isRequired: true, "a text"),
      .list("without", "PART", "a part to leave out; can be repeated"),
      .toggle("quiet", "say nothing"),
    ])

  private func parse(_ words: String...) throws(UsageError) -> Arguments {
    try Arguments(words, for: syntax)
  }

  @Test func flagsAndOperands() throws {
    let arguments = try parse("--needed", "x", "file", "--output=a=b", "--quiet")
    #expect(arguments.values == ["needed": ["x"], "output": ["a=b"], "quiet": [""]])
    #expect(arguments.operands == ["file"])
    #expect(arguments.has("quiet"))
    #expect(arguments.value("output", or: "usual") == "a=b")
    #expect(arguments.value("other", or: "usual") == "usual")
    #expect(arguments.required("needed") == "x")
  }

  @Test func someFlagsCanBeRepeated() throws {
    let arguments = try parse("--needed", "x", "--without", "b", "--without=a", "file")
    #expect(arguments.list("without") == ["b", "a"])
    #expect(arguments.list("output") == [])
  }

  @Test func behindTwoHyphensNothingIsAFlag() throws {
    #expect(try parse("--needed", "x", "--", "--quiet").operands == ["--quiet"])
    #expect(try parse("--needed", "-x", "-").operands == ["-"])
    #expect(try !parse("--needed", "x", "--", "--help").asksForHelp)
  }

  @Test func whoAsksForHelpIsHelpedFirst() throws {
    #expect(try parse("--nonsense", "--help").asksForHelp)
  }

  @Test(arguments: [
    (["--needed"], UsageError.missingValue("needed")),
    (["--needed", "--quiet"], .missingValue("needed")),
    (["--needed="], .missingValue("needed")),
    (["--needed", "x", "--needed", "y"], .repeatedFlag("needed")),
    (["--quiet=yes"], .unexpectedValue("quiet", value: "yes")),
    (["file"], .missingFlag("needed", of: "draw")),
    (["--needed", "x"], .missingArgument("FILE", of: "draw")),
    (["--needed", "x", "a", "b"], .unexpectedArgument("b", of: "draw")),
    (["--needed", "x", "--", "a", "b"], .unexpectedArgument("b", of: "draw")),
    (
      ["-q"],
      .unknownFlag("-q", of: "draw", known: ["--output", "--needed", "--without", "--quiet"])
    ),
    (
      ["--out=x"],
      .unknownFlag("--out", of: "draw", known: ["--output", "--needed", "--without", "--quiet"])
    ),
  ])
  func mistakes(words: [String], error: UsageError) {
    #expect(throws: error) { try Arguments(words, for: syntax) }
  }

  @Test func numbersAndChoices() throws {
    let arguments = try parse("--needed", "12", "--output", "plain", "file")
    #expect(try arguments.integer("needed", in: 1...20) == 12)
    #expect(try arguments.integer("quiet", in: 1...20) == nil)
    #expect(try arguments.choice("output", or: ProgressMode.auto) == .plain)
    #expect(try arguments.choice("quiet", or: ProgressMode.auto) == .auto)
    #expect(throws: UsageError.self) { try arguments.integer("needed", in: 1...10) }
    #expect(throws: UsageError.self) { try arguments.integer("output", in: 1...10) }
    #expect(throws: UsageError.self) { try arguments.choice("needed", or: ProgressMode.auto) }
  }

  @Test func helpIsInColumns() {
    #expect(
      Help.command(syntax) == """
        Usage: generate-site draw FILE --needed TEXT [flags]

        Draws a file.

        Flags:
          --output FILE      the file to write
          --needed TEXT      a text
          --without PART...  a part to leave out; can be repeated
          --quiet            say nothing
          --help             show this help

        """)
  }

  @Test func everyFlagStandsInTheHelp() {
    let commands = Invocation.commands.map { $0.syntax }
    for command in Invocation.commands {
      for flag in command.syntax.flags {
        #expect(
          Help.command(command.syntax).contains("--\(flag.name)"),
          "\(command.syntax.name) --\(flag.name)")
      }
    }
    for help in [Help.program(commands)] + commands.map({ Help.command($0) }) {
      #expect(help.split(separator: "\n").allSatisfy { $0.count <= 98 })
    }
  }
}
