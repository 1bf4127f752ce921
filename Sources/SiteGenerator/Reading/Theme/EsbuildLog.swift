import Input

/// The messages of esbuild. A message has a line with the error, indented lines with the location
/// and the source, and notes.
struct EsbuildLog {
  struct Message: Equatable {
    var severity: Diagnostic.Severity
    var text: String
    var hint: String?
    var file: String?
    var line = 1
    var column = 1
  }

  private(set) var messages: [Message] = []
  /// The first line of the output, which is shown if esbuild fails without a message.
  let firstLine: String?

  init(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    firstLine = lines.first.map(String.init)
    for line in lines {
      if let text = Self.after("✘ [ERROR] ", line) {
        messages.append(Message(severity: .error, text: text))
      } else if let text = Self.after("▲ [WARNING] ", line) {
        messages.append(Message(severity: .warning, text: text))
      } else if let last = messages.indices.last {
        if line.hasPrefix("  Did you mean") {
          messages[last].hint = "d" + line.dropFirst(3)
        } else if messages[last].file == nil {
          messages[last].place(line)
        }
      }
    }
  }

  private static func after(_ mark: String, _ line: Substring) -> String? {
    line.hasPrefix(mark) ? String(line.dropFirst(mark.count)) : nil
  }
}

extension EsbuildLog.Message {
  /// Sets the location from a line such as `    a.js:2:18:`, in which columns begin with 0.
  fileprivate mutating func place(_ text: Substring) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard text.hasPrefix("    "), parts.count >= 4, parts.last == "",
      let line = Int(parts[parts.count - 3]), let column = Int(parts[parts.count - 2])
    else { return }
    file = String(parts.dropLast(3).joined(separator: ":").drop { $0 == " " })
    self.line = line
    self.column = column + 1
  }
}

extension EsbuildLog {
  func diagnostics(path: (String) -> String, modules: [String]) -> Diagnostics {
    var diagnostics = Diagnostics()
    // If any error has a location, messages without a location add nothing.
    let errors = messages.filter { $0.severity == .error && $0.file != nil }
    for message in messages where errors.isEmpty || message.file != nil {
      let location = SourceLocation(
        path: path(message.file ?? ""), line: message.line,
        column: message.column)
      // If a module is missing, the message has its name in quotes.
      let name = message.text.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
      let meant =
        name.hasPrefix(".")
        ? Suggestion.hint(for: Path.name(of: name), among: modules.map(Path.name)) : nil
      diagnostics.append(
        Diagnostic(message.severity, at: location, message.text, hint: message.hint ?? meant))
    }
    return diagnostics
  }
}
