import SiteGenerator

/// The man page, made from the same syntax as the help.
enum ManPage {
  static func page(_ commands: [Syntax]) -> String {
    var text = """
      .TH GENERATE\\-SITE 1 "" "generate\\-site \(SiteBuilder.version)" "User Commands"
      .SH NAME
      generate\\-site \\- make a static atlas of networks and places
      .SH SYNOPSIS
      .B generate\\-site
      .I COMMAND
      .RI [ flags ]
      .SH DESCRIPTION
      \(escaped(Texts.purpose))
      .SH COMMANDS

      """
    for command in commands { text += section(command) }
    text += ".SH OPTIONS\n"
    for flag in Invocation.flags { text += entry(flag) }
    text += """
      .SH EXIT STATUS
      \(escaped(Texts.statuses))
      .SH FILES
      .TP
      .I site.yml
      The settings of an atlas, in its folder or in the folder Content.
      .TP
      .I .site.build/
      The results of earlier builds, next to the output. The folder can be deleted at any time.

      """
    return text
  }

  private static func section(_ syntax: Syntax) -> String {
    var text = ".SS \(escaped(Help.usage(syntax)))\n\(escaped(syntax.discussion))\n"
    for operand in syntax.operands {
      guard case .choice(let choices) = operand.value else { continue }
      text += choices.map { ".TP\n.B \(escaped($0.word))\n\(escaped($0.help))\n" }.joined()
    }
    return text + syntax.flags.map(entry).joined()
  }

  private static func entry(_ flag: Syntax.Flag) -> String {
    ".TP\n.B \(escaped(Help.written(flag)))\n\(escaped(flag.help))\n"
  }

  /// Escapes text for roff. In roff, a full stop or an apostrophe at the start of a line begins a
  /// request.
  private static func escaped(_ words: String) -> String {
    let text = words.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
