/// Completions for bash 3.2 and newer.
enum BashCompletions {
  static func script(_ commands: [Syntax]) -> String {
    """
    # bash completion for generate-site

    _generate_site_offer() {
      local IFS=$'\\n'
      case $1 in
        folder) COMPREPLY=($(compgen -d -- "$current")); compopt -o filenames 2>/dev/null ;;
        file) COMPREPLY=($(compgen -f -- "$current")); compopt -o filenames 2>/dev/null ;;
        network)
          local folder name quoted plain=${current#[\\"\\']}
          for folder in "${content:-.}/networks" "${content:-.}/Content/networks"; do
            [[ -d $folder ]] || continue
            # Not compgen -W, which runs what a name says: $(...) is a name of a folder too.
            for name in "$folder"/*/; do
              name=${name%/}
              name=${name##*/}
              [[ -d $folder/$name ]] || continue
              printf -v quoted %q "$name"
              # After an open quote, only names that need none.
              if [[ $quoted == "$current"* || $quoted == "$name" && $name == "$plain"* ]]; then
                COMPREPLY+=("$quoted")
              fi
            done
            break
          done ;;
        words) IFS=$' \\n'; COMPREPLY=($(compgen -W "$2" -- "$current")) ;;
      esac
    }

    _generate_site() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
      local command='' flags='' valued='' operands='' content='' operand=0 index word
      COMPREPLY=()
      # A word break: --flag=value is three words.
      if [[ $current == = ]]; then
        current=
      elif [[ $previous == = ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      if ((COMP_CWORD == 1)); then
        _generate_site_offer words '\(
          (commands.map(\.name) + Invocation.flags.map { "--\($0.name)" })
            .joined(separator: " "))'
        return
      fi
      command=${COMP_WORDS[1]}
      case $command in
        --completions) _generate_site_offer words '\(
          Shell.allCases.map(\.rawValue).joined(separator: " "))'; return ;;
        -*) command=build ;;
      esac
      case $command in
    \(commands.map(setting).joined())    *) return ;;
      esac
      for ((index = 2; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ $valued == *" $word "* ]]; then
          ((index++))
          [[ ${COMP_WORDS[index]} == = ]] && ((index++))
          [[ $word == --content ]] && content=${COMP_WORDS[index]}
        elif [[ $word != -* ]]; then
          ((operand++))
        fi
      done
      if [[ $current == -* ]]; then
        _generate_site_offer words "$flags"
        return
      fi
      case "$command $previous" in
    \(commands.map(values).joined())  esac
      if [[ $valued == *" $previous "* ]]; then return; fi
      case "$command $operand" in
    \(commands.map(operands).joined())  esac
    }

    complete -F _generate_site generate-site

    """
  }

  private static func setting(_ syntax: Syntax) -> String {
    let flags = (syntax.flags + [.help]).map { "--\($0.name)" }.joined(separator: " ")
    let valued = syntax.flags.filter(\.takesValue).map { "--\($0.name)" }.joined(separator: " ")
    return "    \(syntax.name)) flags='\(flags)' valued=' \(valued) ' ;;\n"
  }

  private static func values(_ syntax: Syntax) -> String {
    syntax.flags.compactMap { flag in
      offer(flag.value).map { "    '\(syntax.name) --\(flag.name)') \($0); return ;;\n" }
    }.joined()
  }

  private static func operands(_ syntax: Syntax) -> String {
    syntax.operands.enumerated().compactMap { index, operand in
      let isRepeated = syntax.takesMany && index == syntax.operands.count - 1
      return offer(operand.value).map {
        "    '\(syntax.name) '\(isRepeated ? "*" : "\(index)")) \($0) ;;\n"
      }
    }.joined()
  }

  private static func offer(_ value: Syntax.Value) -> String? {
    switch value {
    case .text: nil
    case .file: "_generate_site_offer file"
    case .folder: "_generate_site_offer folder"
    case .network: "_generate_site_offer network"
    case .choice: "_generate_site_offer words '\(value.choices.joined(separator: " "))'"
    }
  }
}
