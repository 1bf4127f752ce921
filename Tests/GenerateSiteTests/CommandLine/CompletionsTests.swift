import Foundation
import Testing

@testable import generate_site

@Suite("Man page and completions")
struct CompletionsTests {
  /// Returns true if a text contains the word on its own, not only within longer words.
  private static func has(_ word: String, in text: String) -> Bool {
    let pieces = text.components(separatedBy: word)
    return zip(pieces, pieces.dropFirst()).contains { before, after in
      ![before.last, after.first].contains { $0.map { $0.isLetter || $0 == "-" } ?? false }
    }
  }

  private func run(
    _ shell: String, _ script: String, networks: [String] = ["huts", "metro"]
  ) throws -> Command.Outcome {
    let place = try Workplace(isEmpty: true)
    for name in ["site/a.txt", "b/networks/c/a"] + networks.map({ "networks/\($0)/a.txt" }) {
      try place.write(name, "")
    }
    try place.write(
      "run",
      "#!/usr/bin/env \(shell)\n"
        + (Shell(rawValue: shell)?.completions(Invocation.commands.map { $0.syntax }) ?? "")
        + script)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: place.path("run"))
    // Each shell gets its own home folder, because shells that start for the first time at the same
    // time would create the same folders.
    var environment = ProcessInfo.processInfo.environment
    environment["HOME"] = place.path("")
    return try Command.run([], in: place.folder, environment: environment, binary: "run")
  }

  static let lines: [(words: [String], offers: [String])] = [
    (["me"], ["merge"]),
    (["--ver"], ["--version"]),
    (["--completions", ""], ["bash", "fish", "zsh"]),
    (["build", "--pr"], ["--precompress", "--progress"]),
    (["build", "--progress", ""], ["auto", "none", "plain"]),
    (["build", "--progress", "p"], ["plain"]),
    (["build", "--output", "s"], ["site"]),
    (["build", "--base-url", ""], []),
    (["route", "--network", ""], ["huts", "metro"]),
    (["route", "--network", "h"], ["huts"]),
    (["route", "--content", "b", "--network", ""], ["c"]),
    (["route", "--algorithm", "b"], ["bfs", "bidirectional"]),
    (["new", "--example", "m"], ["metro"]),
    (["import", "g"], ["geojson", "gpx", "gtfs"]),
    (["import", "gtfs", "si"], ["site"]),
    (["check", "--quiet", "si"], ["site"]),
    (["find", ""], []),
    (["nonsense", ""], []),
  ]

  @Test(
    "bash completes subcommands, flags, values, folders and networks",
    arguments: lines + [
      (["build", "--progress", "=", ""], ["auto", "none", "plain"]),
      (["build", "--progress", "="], ["auto", "none", "plain"]),
      (["--output", "site", "--jo"], ["--jobs"]), (["check", "site", "si"], []),
    ])
  func bash(words: [String], offers: [String]) throws {
    let list = (["generate-site"] + words).map { "'\($0)'" }.joined(separator: " ")
    let outcome = try run(
      "bash",
      "COMP_WORDS=(\(list)); COMP_CWORD=\(words.count); _generate_site\n"
        + "printf '%s\\n' \"${COMPREPLY[@]}\" | sort\n")
    #expect(outcome.errors == "" && outcome.status == 0)
    #expect(outcome.output.split(separator: "\n").map(String.init) == offers, "\(words)")
  }

  @Test(
    "bash quotes the names of networks and never runs them",
    arguments: [
      ("h", "huts"), ("'h", "huts"), ("t", #"two\ words"#), (#"two\ w"#, #"two\ words"#),
      (#"\$"#, #"\$\(touch\ made\)"#), (#"\`"#, #"\`touch\ made\`"#), ("two words", ""),
    ])
  func bashQuotes(word: String, offer: String) throws {
    let outcome = try run(
      "bash",
      """
      read -r word <<'END'
      \(word)
      END
      COMP_WORDS=(generate-site route --network "$word"); COMP_CWORD=3; _generate_site
      printf '%s\\n' "${COMPREPLY[@]}"
      [[ ! -e made ]]

      """, networks: ["huts", "two words", "$(touch made)", "`touch made`"])
    #expect(outcome.errors == "" && outcome.status == 0)
    #expect(outcome.output == offer + "\n")
  }

  @Test("fish offers the same completions as bash", arguments: lines)
  func fish(words: [String], offers: [String]) throws {
    let line = (["generate-site"] + words).joined(separator: " ")
    let outcome = try run(
      "fish", "complete -C '\(line)' | string split -f1 \\t | string trim -r -c / | sort -u\n")
    #expect(outcome.errors == "")
    #expect(outcome.output.split(separator: "\n").map(String.init) == offers, "\(words)")
  }

  /// A shell in a pseudo-terminal gets each line and a tab, and records the completed line.
  @Test("zsh completes words that have a single completion")
  func zsh() throws {
    let lines = Self.lines.filter { $0.offers.count < 2 }
    let place = try Workplace(isEmpty: true)
    for name in ["site/a.txt", "b/networks/c/a", "networks/huts/a", "networks/metro/a"] {
      try place.write(name, "")
    }
    try place.write(
      "lines", lines.map { "generate-site \($0.words.joined(separator: " "))\n" }.joined())
    try place.write(
      "_generate-site", Shell.zsh.completions(Invocation.commands.map { $0.syntax }))
    try place.write(
      ".zshrc",
      """
      fpath=($PWD $fpath)
      autoload -Uz compinit && compinit -u -D
      say() { print -r -- $BUFFER >>said; BUFFER= }
      leave() { exit }
      zle -N say
      zle -N leave
      bindkey '^I' complete-word '^T' say '^Y' leave

      """)
    try place.write(
      "run",
      #"""
      #!/usr/bin/env zsh
      zmodload zsh/zpty
      export ZDOTDIR=$PWD
      zpty shell zsh -d -i
      while IFS= read -r line; do zpty -w -n shell "$line"$'\t\C-t'; done <lines
      zpty -w -n shell $'\C-y'
      while zpty -r shell line; do :; done

      """#)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: place.path("run"))
    let outcome = try Command.run([], in: place.folder, binary: "run")
    #expect(outcome.errors == "")
    let said = try place.read("said").split(separator: "\n").map { $0.trimming(" /") }
    #expect(
      said
        == lines.map { line in
          let words = line.words.dropLast() + [line.offers.first ?? line.words.last ?? ""]
          return "generate-site \(words.joined(separator: " "))".trimming(" /")
        })
  }

  @Test("The man page and each shell's completions have every subcommand and flag")
  func everything() throws {
    let texts = try ["--man", "--completions=bash", "--completions=zsh", "--completions=fish"].map {
      let run = try Command.run([$0])
      #expect(run.status == 0 && run.errors == "")
      return run.output.replacing("\\-", with: "-")
    }
    for command in Invocation.commands {
      let name = command.syntax.name
      let entries = [".SS generate-site \(name) ", "    \(name)) ", "'\(name):", " -a \(name) "]
      for (text, entry) in zip(texts, entries) { #expect(text.contains(entry), "\(entry)") }
      for flag in command.syntax.flags.map(\.name) {
        for (text, word) in zip(texts, ["--", "--", "--", "-l "].map { $0 + flag }) {
          #expect(Self.has(word, in: text), "\(word)")
        }
      }
    }
    let unknown = try Command.run(["--completions", "fishh"])
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("did you mean 'fish'?"))
  }

  @Test("mandoc finds no errors in the man page")
  func manPage() throws {
    let place = try Workplace(isEmpty: true)
    try place.write("page.1", try Command.run(["--man"]).output)
    try place.write(
      "lint", "#!/bin/sh\nmandoc -T lint -W warning page.1 | grep -v 'missing date'\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: place.path("lint"))
    let outcome = try Command.run([], in: place.folder, binary: "lint")
    #expect(outcome.output == "" && outcome.errors == "")
  }

  @Test("Completions offer exactly the examples that exist")
  func examples() throws {
    let folder = Command.package.appending(path: "Templates/examples").path()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let flag = try #require(NewCommand.syntax.flags.first { $0.name == "example" })
    #expect(flag.value.choices.sorted() == names.sorted())
    for name in names { #expect(flag.help.contains(name)) }
  }
}

extension StringProtocol {
  /// The text without the given characters at its end.
  fileprivate func trimming(_ characters: String) -> String {
    var text = String(self)
    while let last = text.last, characters.contains(last) { text.removeLast() }
    return text
  }
}
