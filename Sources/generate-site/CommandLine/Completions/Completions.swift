enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish

  func completions(_ commands: [Syntax]) -> String {
    switch self {
    case .bash: BashCompletions.script(commands)
    case .zsh: ZshCompletions.script(commands)
    case .fish: FishCompletions.script(commands)
    }
  }
}

extension Syntax.Value {
  /// The possible values; empty if they are not known in advance.
  var choices: [String] {
    if case .choice(let choices) = self { choices.map(\.word) } else { [] }
  }
}

extension Syntax.Flag {
  /// The beginning of the help text, up to its first parenthesis or semicolon.
  var brief: String {
    let end = help.firstRange(of: " (")?.lowerBound ?? help.endIndex
    let stop = help.firstRange(of: "; ")?.lowerBound ?? help.endIndex
    return String(help[..<min(end, stop)])
  }
}
