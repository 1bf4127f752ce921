enum ZshCompletions {
  static func script(_ commands: [Syntax]) -> String {
    """
    #compdef generate-site

    _generate_site_networks() {
      local content=${(Q)opt_args[--content]:-.} folder
      for folder in $content/networks $content/Content/networks; do
        if [[ -d $folder ]]; then
          local -a names=($folder/*(N/:t))
          compadd -a names
          return
        fi
      done
    }

    _generate_site() {
      local context state state_descr line
      typeset -A opt_args
      local -a commands=(
    \(commands.map { "    \(quoted("\($0.name):\($0.summary)"))\n" }.joined())  )
      _arguments -C \\
    \(Invocation.flags.map { "    \(specification($0)) \\\n" }.joined())\
        '1: :{_describe command commands}' \\
        '*:: :->arguments' && return
      case $words[1] in
    \(commands.map(arguments).joined())  esac
    }

    _generate_site "$@"

    """
  }

  private static func arguments(_ syntax: Syntax) -> String {
    let operands = syntax.operands.enumerated().map { index, operand in
      let isRepeated = syntax.takesMany && index == syntax.operands.count - 1
      return quoted("\(isRepeated ? "*" : "\(index + 1)"):\(operand.name):\(action(operand.value))")
    }
    let lines = (syntax.flags + [.help]).map(specification) + operands
    return "    \(syntax.name))\n      _arguments \\\n        "
      + lines.joined(separator: " \\\n        ") + " ;;\n"
  }

  private static func specification(_ flag: Syntax.Flag) -> String {
    let help = flag.brief.replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
    guard let valueName = flag.valueName else { return quoted("--\(flag.name)[\(help)]") }
    let repetition = flag.isRepeatable ? "*" : ""
    return quoted("\(repetition)--\(flag.name)=[\(help)]:\(valueName):\(action(flag.value))")
  }

  private static func action(_ value: Syntax.Value) -> String {
    switch value {
    case .text: " "
    case .file: "_files"
    case .folder: "_files -/"
    case .network: "_generate_site_networks"
    case .choice: "(\(value.choices.joined(separator: " ")))"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }
}
