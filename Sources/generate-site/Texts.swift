import HTTP
import Input
import SiteGenerator

/// The texts that the command prints. The help of the subcommands and flags is in their syntax.
enum Texts {}

// MARK: Help

extension Texts {
  static let purpose =
    "generate-site turns plain data files into a static atlas: a page for every network, place and "
    + "country, routes with a replay of the search that found each, and a place finder."

  static let statuses =
    "Exit status: 0 success; 1 the input has errors, and the output is unchanged; 2 the command line "
    + "is wrong; 3 the output cannot be written, or the server cannot listen on the port."

  static func version(_ version: String) -> String { "generate-site \(version)\n" }
}

// MARK: Interruptions

extension Texts {
  static let interrupted = "generate-site: interrupted; unfinished files have been removed"

  static func cannotAnswer(_ reason: String) -> String {
    "generate-site: error: standard output cannot be written: \(reason)"
  }
}

// MARK: Results

extension Texts {
  static func built(
    _ report: BuildReport, output: String, parts: Int, phases: Bool
  ) -> String {
    var text = ""
    if phases {
      for phase in report.phases {
        text += "\(ended(phase)), \(seconds(phase.cpuSeconds)) of CPU\n"
      }
    }
    if let reason = report.reason { text += "rebuilt everything: \(reason)\n" }
    return text
      + "\(output): \(report.totals.pages.grouped) pages, \(report.totals.files.grouped) files, "
      + "\(megabytes(report.totals.bytes))\(copies(of: report.totals)) in \(seconds(report.seconds)) "
      + "(\(seconds(report.cpuSeconds)) of CPU, \(megabytes(report.peakMemory)) of memory); "
      + (parts > 0
        ? "merged from \(parts.grouped) \(parts == 1 ? "part" : "parts")\n"
        : "\(report.madeSteps.grouped) of \(report.steps.grouped) steps run"
          + (report.madeSteps == 0 ? ", because nothing has changed\n" : "\n"))
  }

  private static func copies(of totals: BuildReport.Totals) -> String {
    if totals.copies == 0 { return "" }
    return ", and \(totals.copies.grouped) compressed copies, \(megabytes(totals.copyBytes)),"
  }

  static func listening(_ address: String) -> String { "\(address)\n" }

  /// Returns the line about files that changed and were read again.
  static func reread(_ changes: [String], seconds time: Double, isWrong: Bool) -> String {
    let others = changes.count > 1 ? " and \((changes.count - 1).grouped) more" : ""
    let result = isWrong ? "pages not updated because of errors" : "read in \(seconds(time))"
    return "\(changes.first ?? "")\(others) changed; \(result)"
  }

  static func checked(_ summary: SiteChecker.Summary, folder: String) -> String {
    "\(folder): checked \(summary.pages.grouped) pages, \(summary.files.grouped) files and "
      + "\(summary.references.grouped) references; no errors\n"
  }

  static func progress(_ phase: PhaseProgress, now: Double) -> String {
    var text = phase.name
    if let total = phase.total, phase.done > 0 {
      text += ": \(phase.done.grouped) of \(total.grouped)"
    } else if phase.done > 0 {
      text += ": \(phase.done.grouped)"
    }
    if let rate = phase.rate(now: now) { text += ", \(Int(rate).grouped) a second" }
    if let left = phase.timeLeft(now: now) { text += ", \(duration(left)) left" }
    return text
  }

  static func ended(_ phase: BuildReport.Phase) -> String {
    let counted = phase.count.map { ": \($0.grouped)" } ?? ""
    return "\(phase.name)\(counted) in \(seconds(phase.seconds))"
  }

  private static func duration(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded(.up))
    return whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
  }

  private static func seconds(_ value: Double) -> String { "\(tenths(value)) s" }

  private static func megabytes(_ bytes: Int) -> String { "\(tenths(Double(bytes) / 1e6)) MB" }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\((tenths / 10).grouped).\(tenths % 10)"
  }
}

// MARK: Errors

extension Texts {
  static func usage(_ error: UsageError) -> String {
    switch error {
    case .unknownSubcommand(let word):
      message(
        "unknown subcommand '\(word)'",
        Suggestion.hint(for: word, among: subcommands)
          ?? "the subcommands are \(subcommands.joined(separator: ", "))")
    case .unknownFlag(let flag, let command, let known):
      message(
        "unknown flag '\(flag)'",
        Suggestion.hint(for: flag, among: known + ["--help"]) ?? seeHelp(command))
    case .missingValue(let flag):
      message("the flag '--\(flag)' needs a value", "write --\(flag) VALUE")
    case .unexpectedValue(let flag, let value):
      message("the flag '--\(flag)' takes no value, but is given '\(value)'", "write --\(flag)")
    case .repeatedFlag(let flag):
      message("the flag '--\(flag)' is given twice", "give it once")
    case .missingFlag(let flag, let command):
      message("the flag '--\(flag)' is missing", seeHelp(command))
    case .unexpectedArgument(let word, let command):
      message("unexpected argument '\(word)'", seeHelp(command))
    case .missingArgument(let name, let command):
      message("the argument \(name) is missing", seeHelp(command))
    case .unknownFormat(let name, let known):
      message(
        "unknown format '\(name)'",
        Suggestion.hint(for: name, among: known)
          ?? "the formats are \(known.joined(separator: ", "))")
    case .flagOfOtherFormat(let flag, let format, let known):
      message(
        "import \(format) does not take the flag '--\(flag)'",
        "the flag applies only to \(known.joined(separator: ", "))")
    case .invalidValue(let flag, let value, let expected, let choices):
      message(
        "the flag '--\(flag)' cannot be '\(value)'",
        Suggestion.hint(for: value, among: choices) ?? "it must be \(expected)")
    }
  }

  static func cannotListen(_ failure: ListenFailure, host: String, port: Int) -> String {
    switch failure {
    case .portInUse(let port):
      message(
        "port \(port) is in use",
        "end the program that uses it, or choose another: --port \(port < 65_535 ? port + 1 : port - 1)"
      )
    case .denied(let port):
      message("port \(port) needs administrator rights", "choose 1024 or higher, as in --port 8000")
    case .unknownHost(let host):
      message(
        "the host '\(host)' is not an address of this machine",
        "use 127.0.0.1 to accept connections from this machine only, or 0.0.0.0 to accept them from "
          + "other machines too")
    case .system(let reason):
      message("cannot listen on \(host):\(port): \(reason)", "choose another --port or --host")
    }
  }

  static func failure(_ failure: QueryFailure) -> String {
    switch failure {
    case .input(let diagnostics):
      diagnostics.description
    case .unknownNetwork(let name, let known):
      message(
        "unknown network '\(name)'",
        known.isEmpty
          ? "the atlas has no networks"
          : Suggestion.hint(for: name, among: known)
            ?? "the networks are \(known.joined(separator: ", "))")
    case .unknownPlace(let name, let network, let near):
      message(
        "unknown place '\(name)' in network '\(network)'",
        near.isEmpty
          ? "name it by its id, its GeoNames id, or its name in any language"
          : "did you mean \(alternatives(near))?")
    case .unknownMeasure(let name, let network, let known):
      message(
        "unknown measure '\(name)' of network '\(network)'",
        Suggestion.hint(for: name, among: known)
          ?? "the measures are \(known.joined(separator: ", "))")
    case .unknownThing(let name, let network, let near, let modes):
      message(
        "network '\(network)' has nothing called '\(name)' to avoid",
        near.isEmpty
          ? "avoid a place, a link (two places with a hyphen between them), a label, a region, or a "
            + "mode: \(modes.joined(separator: ", "))"
          : "did you mean \(alternatives(near))?")
    case .notClosed(let name, let network, let known):
      message(
        "network '\(network)' has no closed links with the label '\(name)'",
        known.isEmpty
          ? "it has no closed links"
          : Suggestion.hint(for: name, among: known)
            ?? "its closed links are labelled \(known.joined(separator: ", "))")
    case .notLinked(let from, let to, let network, let near):
      message(
        "no link of network '\(network)' joins '\(from)' and '\(to)'",
        near.isEmpty
          ? "'\(from)' has no links"
          : "the links of '\(from)' lead to \(near.joined(separator: ", "))")
    case .onlyLinkedToJunctions(let from, let to, let network):
      message(
        "no link of network '\(network)' joins '\(from)' and '\(to)'",
        "the links of '\(from)' lead to junctions without names; avoid a label instead")
    case .ambiguousPlace(let name, let network, let ids):
      message(
        "'\(name)' is the name of several places in network '\(network)'",
        "give the id: \(alternatives(ids))")
    case .repeatedCity(let place):
      message("the trip visits '\(place)' twice", "name each place once")
    case .tooManyCities(let found, let limit):
      message("\(found) cities are too many for a trip", "name at most \(limit)")
    case .tooManyStops(let found, let limit):
      message("the flag '--via' is given \(found) times", "give it at most \(limit) times")
    }
  }

  private static let subcommands = Invocation.commands.map { $0.syntax.name }

  static func message(_ what: String, _ hint: String) -> String {
    "generate-site: error: \(PlainLine.shortened(what)); \(PlainLine.shortened(hint))"
  }

  private static func seeHelp(_ command: String) -> String {
    "see generate-site \(command) --help"
  }

  private static func alternatives(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
