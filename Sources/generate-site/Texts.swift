import HTTP
import Input
import SiteGenerator

/// Every text that the command says to people.
enum Texts {}

// MARK: Help

extension Texts {
  static let help = """
    generate-site turns plain data files into a static atlas: a page for every country, routes over
    networks of cities with a replay of the search that found each, and a finder of places.

    Usage:
      generate-site new DIR                  make an atlas to begin with
      generate-site build [flags]            build the site
      generate-site serve [flags]            show the site in the browser while it is edited
      generate-site merge PART... [flags]    publish the parts of a build as a whole
      generate-site check DIR                check a site that was built
      generate-site route --network SLUG --from PLACE --to PLACE
                                             find a route
      generate-site trip --network SLUG --cities A,B,...
                                             find the cheapest trip through some places
      generate-site find TEXT                find places by name
      generate-site import FORMAT SOURCE NETWORK-FOLDER
                                             make a network folder of a feed, a table or a map
      generate-site --help                   show this help; each subcommand has its own
      generate-site --version                show the version

    Exit status: 0 all is well; 1 the input is wrong, and nothing was changed in the output;
    2 the command line is wrong; 3 the output cannot be written, or the port is in use.

    """

  static let buildHelp = """
    Usage: generate-site build [flags]

    Reads the content, makes every page, checks them all, and publishes them at once: if anything
    is wrong, every fault is reported and the output folder stays as it was.

    Flags:
      --content DIR      the folder of data and words (this one if it has a site.yml, else Content)
      --theme DIR        the folder of templates, styles and pictures that take the place of the
                         standard theme's (theme, if there is one)
      --output DIR       the folder to write (site)
      --base-url URL     the address that the site will have, instead of the one in site.yml
      --jobs N           how many threads work at once (one for each processor)
      --progress HOW     auto: a live line on a terminal, plain lines elsewhere; plain; none (auto)
      --quiet            say nothing but what is wrong
      --verbose          say at the end what each phase cost
      --clean            remove files from the output folder that no build wrote
      --in-place         replace files one by one instead of the folder as a whole; goes without
                         saying for a folder at which a file system is mounted
      --fresh            make every page, also those whose inputs are as the build before read them
      --part I/N         make the Ith of N parts only, in a folder of its own (--output); see merge
      --report FILE      write what was made and what it cost to a file, as JSON
      --help             show this help

    """

  static let mergeHelp = """
    Usage: generate-site merge PART... [flags]

    Puts the parts of a build together, each made by generate-site build --part I/N --output PART, on
    this machine or another, from the same content and templates: checks that none is missing, makes
    the files that are about all others, checks every link, and publishes the site. It is the one that
    a build in one piece makes, byte for byte.

    Flags:
      --content DIR      the folder of data and words (this one if it has a site.yml, else Content)
      --theme DIR        the folder of templates, styles and pictures that take the place of the
                         standard theme's (theme, if there is one)
      --output DIR       the folder to write (site)
      --base-url URL     the address of the site, the same that the parts were built with
      --jobs N           how many threads work at once (one for each processor)
      --progress HOW     auto: a live line on a terminal, plain lines elsewhere; plain; none (auto)
      --quiet            say nothing but what is wrong
      --verbose          say at the end what each phase cost
      --clean            remove files from the output folder that no build wrote
      --in-place         replace files one by one instead of the folder as a whole
      --report FILE      write what was made and what it cost to a file, as JSON
      --help             show this help

    """

  static let serveHelp = """
    Usage: generate-site serve [flags]

    Shows the site in the browser while it is edited, and writes no file. A page is made when it is
    asked for. When a file of the content or the templates is saved, the pages that change load again;
    style sheets are exchanged without that. What is wrong with the input is shown over the page, and
    goes when it is mended. Ctrl-C ends it.

    Flags:
      --port N           the port to listen at; 0 for any that is free (8000)
      --host HOST        the network interface to listen at; 0.0.0.0 lets other machines in
                         (127.0.0.1, this machine alone)
      --open             open the site in the browser
      --content DIR      the folder of data and words (this one if it has a site.yml, else Content)
      --theme DIR        the folder of templates, styles and pictures that take the place of the
                         standard theme's (theme, if there is one)
      --jobs N           how many threads work at once (one for each processor)
      --quiet            say nothing but the address and what is wrong
      --help             show this help

    """

  static let checkHelp = """
    Usage: generate-site check DIR [flags]

    Checks a site that was built: every file against the list of files that the build wrote; every
    page against the schema, by the generator's own check and by libxml2's; every drawing, XML and
    JSON file; every id, link and fragment. Needs nothing but the folder.

    Flags:
      --theme DIR        the theme whose schema/page.rng says what a page may hold (the site's own)
      --jobs N           how many threads work at once (one for each processor)
      --progress HOW     auto: a live line on a terminal, plain lines elsewhere; plain; none (auto)
      --quiet            say nothing but what is wrong
      --help             show this help

    """

  static let routeHelp = """
    Usage: generate-site route --network SLUG --from PLACE --to PLACE [flags]

    Finds a route. A place is named by its id in the network, its GeoNames id, or its name in any
    language that the data know.

    Flags:
      --network SLUG     the network: a folder of Content/networks
      --from PLACE       where the route starts
      --to PLACE         where it ends
      --algorithm NAME   bfs, dijkstra, a-star, greedy or bidirectional (dijkstra)
      --by COST          cost, or a measure that network.yml names (cost)
      --trace            show every step of the search too
      --json             answer in JSON
      --content DIR      the folder of data (Content)
      --help             show this help

    """

  static let tripHelp = """
    Usage: generate-site trip --network SLUG --cities A,B,... [flags]

    Finds the cheapest trip that visits all the places, in the best order, from any of them to any
    other, and proves that none is cheaper. Takes up to 12 places, named as for route.

    Flags:
      --network SLUG     the network: a folder of Content/networks
      --cities A,B,...   the places, with a comma between each two
      --tickets N        how many links of the network's ticketed modes may be taken (as many as the
                         network's game gives, else 0)
      --json             answer in JSON
      --content DIR      the folder of data (Content)
      --help             show this help

    """

  static let findHelp = """
    Usage: generate-site find TEXT [flags]

    Finds places by the beginning of a name, in any script; the place that people mean comes first.
    A country or province may follow behind a comma: find "valencia, es". Where TEXT is -, every line
    of standard input is answered.

    Flags:
      --limit N          how many answers to give at most (10)
      --json             answer in JSON
      --content DIR      the folder of data (Content)
      --help             show this help

    """

  static func version(_ version: String) -> String { "generate-site \(version)\n" }
}

// MARK: What ended early

extension Texts {
  static let interrupted = "generate-site: interrupted; what was begun is removed"

  static func cannotAnswer(_ reason: String) -> String {
    "generate-site: error: standard output cannot be written: \(reason)"
  }
}

// MARK: What went well

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
    if let reason = report.reason { text += "everything was made: \(reason)\n" }
    return text
      + "\(output): \(count(report.pages)) pages, \(count(report.files)) files, "
      + "\(megabytes(report.bytes)) in \(seconds(report.seconds)) "
      + "(\(seconds(report.cpuSeconds)) of CPU, \(megabytes(report.peakMemory)) of memory); "
      + (parts > 0
        ? "merged from \(count(parts)) \(parts == 1 ? "part" : "parts")\n"
        : "\(count(report.madeSteps)) of \(count(report.steps)) steps made"
          + (report.madeSteps == 0 ? ", for nothing has changed\n" : "\n"))
  }

  static func listening(_ address: String) -> String { "\(address)\n" }

  /// The line about files that were read again.
  static func reread(_ changes: [String], seconds time: Double, isWrong: Bool) -> String {
    let others = changes.count > 1 ? " and \(count(changes.count - 1)) more" : ""
    let result = isWrong ? "the pages stay as they were" : "read in \(seconds(time))"
    return "\(changes.first ?? "")\(others) changed; \(result)"
  }

  static func checked(_ summary: SiteChecker.Summary, folder: String) -> String {
    "\(folder): \(count(summary.pages)) pages, \(count(summary.files)) files and "
      + "\(count(summary.references)) references are right\n"
  }

  /// The line of a phase that lasts: count, rate and time left as far as they are known.
  static func progress(_ phase: PhaseProgress, now: Double) -> String {
    var text = phase.name
    if let total = phase.total, phase.done > 0 {
      text += ": \(count(phase.done)) of \(count(total))"
    } else if phase.done > 0 {
      text += ": \(count(phase.done))"
    }
    if let rate = phase.rate(now: now) { text += ", \(count(Int(rate))) a second" }
    if let left = phase.timeLeft(now: now) { text += ", \(duration(left)) left" }
    return text
  }

  /// The line of a phase that has ended.
  static func ended(_ phase: BuildReport.Phase) -> String {
    let counted = phase.count.map { ": \(count($0))" } ?? ""
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
    return "\(count(tenths / 10)).\(tenths % 10)"
  }

  /// A whole number with commas between thousands.
  static func count(_ number: Int) -> String {
    let digits = Array("\(number)")
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }
}

// MARK: What went wrong

extension Texts {
  /// What is wrong with a command line, and what would be right.
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
      message("the flag '--\(flag)' stands twice", "give it once")
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
    case .invalidValue(let flag, let value, let expected, let choices):
      message(
        "the flag '--\(flag)' cannot be '\(value)'",
        Suggestion.hint(for: value, among: choices) ?? "it is \(expected)")
    }
  }

  /// Why nothing can be served.
  static func cannotListen(_ failure: ListenFailure, host: String, port: Int) -> String {
    switch failure {
    case .portInUse(let port):
      message(
        "port \(port) is in use",
        "end the program that uses it, or choose another: --port \(port + 1)")
    case .denied(let port):
      message("port \(port) is for administrators", "choose one from 1024 on: --port 8000")
    case .unknownHost(let host):
      message(
        "the host '\(host)' is no network interface of this machine",
        "it is 127.0.0.1 for this machine alone, or 0.0.0.0 to let other machines in")
    case .system(let reason):
      message("\(host):\(port) cannot be listened at: \(reason)", "choose another --port or --host")
    }
  }

  /// Why a question has no answer.
  static func failure(_ failure: QueryFailure) -> String {
    switch failure {
    case .input(let diagnostics):
      diagnostics.description
    case .unknownNetwork(let name, let known):
      message(
        "unknown network '\(name)'",
        Suggestion.hint(for: name, among: known)
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
    case .ambiguousPlace(let name, let network, let ids):
      message(
        "'\(name)' is the name of several places in network '\(network)'",
        "give the id: \(alternatives(ids))")
    case .tooManyCities(let found, let limit):
      message("\(found) cities are too many for a trip", "at most \(limit) can be solved")
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
