enum FishCompletions {
  static func script(_ commands: [Syntax]) -> String {
    var text = """
      # fish completion for generate-site

      function __generate_site_networks
          set -l content .
          if string match -q -r -- '--content[= ]+(?<given>[^ ]+)' (commandline)
              set content $given
          end
          for folder in $content/networks $content/Content/networks
              if test -d $folder
                  for network in $folder/*/
                      path basename -- $network
                  end
                  return
              end
          end
      end

      complete -c generate-site -f

      """
    for flag in Invocation.flags {
      text += line("__fish_use_subcommand", of: flag)
    }
    for command in commands { text += lines(of: command) }
    return text
  }

  private static func lines(of syntax: Syntax) -> String {
    let seen = "__fish_seen_subcommand_from \(syntax.name)"
    var text =
      "\n" + line("__fish_use_subcommand", "-a \(syntax.name) -d \(quoted(syntax.summary))")
    for flag in syntax.flags + [.help] { text += line(seen, of: flag) }
    // Operands after a choice are offered only after the choice has been made.
    var condition = seen
    for operand in syntax.operands {
      switch operand.value {
      case .choice(let choices):
        let words = operand.value.choices.joined(separator: " ")
        for choice in choices {
          text += line(
            "\(seen); and not __fish_seen_subcommand_from \(words)",
            "-a \(choice.word) -d \(quoted(choice.help))")
        }
        condition = "\(seen); and __fish_seen_subcommand_from \(words)"
      default:
        let offer = offer(operand.value)
        if !offer.isEmpty { text += line(condition, offer) }
      }
    }
    return text
  }

  private static func line(_ condition: String, of flag: Syntax.Flag) -> String {
    // A flag for a file gets -r, because -x would disable the completion of file names.
    let value = !flag.takesValue ? "" : flag.value == .file ? "-r " : "-x "
    return line(
      condition, "-l \(flag.name) \(value)\(offer(flag.value)) -d \(quoted(flag.brief))")
  }

  private static func line(_ condition: String, _ rest: String) -> String {
    "complete -c generate-site -n \(quoted(condition)) \(rest)\n"
  }

  private static func offer(_ value: Syntax.Value) -> String {
    switch value {
    case .text: ""
    case .file: "-F"
    case .folder: "-a '(__fish_complete_directories)'"
    case .network: "-a '(__generate_site_networks)'"
    case .choice: "-a '\(value.choices.joined(separator: " "))'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
