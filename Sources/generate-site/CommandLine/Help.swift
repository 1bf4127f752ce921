/// The help of the command and of its subcommands, made from their syntax.
enum Help {
  private static let width = 98
  /// The column at which the description of a flag begins.
  private static let indent = 21

  static func usage(_ syntax: Syntax, given: [String] = []) -> String {
    var words = ["generate-site", syntax.name] + given
    words += syntax.operands.dropFirst(given.count).map(\.name)
    if syntax.takesMany { words[words.count - 1] += "..." }
    words += syntax.flags.filter(\.isRequired).map(written)
    if !syntax.flags.allSatisfy(\.isRequired) { words.append("[flags]") }
    return words.joined(separator: " ")
  }

  /// Returns a flag followed by the name of its value, as in the usage line.
  static func written(_ flag: Syntax.Flag) -> String {
    "--\(flag.name)" + (flag.valueName.map { " \($0)" } ?? "") + (flag.isRepeatable ? "..." : "")
  }

  static func program(_ commands: [Syntax]) -> String {
    var text = wrapped(Texts.purpose, indent: 0)
    text += "\nUsage: generate-site COMMAND [flags]\n\nCommands:\n"
    for command in commands { text += entry(command.name, command.summary) }
    text += "\nFlags:\n"
    for flag in Invocation.flags { text += entry(written(flag), flag.help) }
    return text + "\n" + wrapped(Texts.statuses, indent: 0)
  }

  /// - Parameter operands: the operands on the command line. If the first operand is one of several
  ///   choices, only this choice is explained.
  static func command(_ syntax: Syntax, operands: [String] = []) -> String {
    var given: [String] = []
    if let word = operands.first, case .choice(let choices)? = syntax.operands.first?.value,
      choices.contains(where: { $0.word == word })
    {
      given = [word]
    }
    var text = "Usage: \(usage(syntax, given: given))\n\n" + wrapped(syntax.discussion, indent: 0)
    for (index, operand) in syntax.operands.enumerated() {
      guard case .choice(var choices) = operand.value else { continue }
      if index < given.count { choices.removeAll { $0.word != given[index] } }
      text += "\n\(operand.name):\n"
      for choice in choices { text += entry(choice.word, choice.help) }
    }
    text += "\nFlags:\n"
    for flag in syntax.flags + [.help] { text += entry(written(flag), flag.help) }
    return text
  }

  private static func entry(_ name: String, _ words: String) -> String {
    let column = "  \(name)"
    let text = wrapped(words, indent: indent)
    if column.count >= indent { return column + "\n" + text }
    return column + text.dropFirst(column.count)
  }

  private static func wrapped(_ words: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines = [""]
    for word in words.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = margin + word
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(margin + word)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
