import Importing
import Input

/// `generate-site import`: turns a file that someone has into a network folder that one can edit.
struct ImportCommand: Subcommand {
  static let syntax = Syntax(
    "import", flags: [.value("tolerance"), .value("nearest"), .toggle("force"), .toggle("quiet")],
    operand: "FORMAT", takesMany: true)
  static let help = Texts.importHelp

  private let format: Importer.Format
  private let source: String
  private let folder: String
  private let options: ImportOptions
  private let isForced: Bool
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    let operands = arguments.operands
    let formats = Importer.Format.allCases.map(\.rawValue)
    // Help is asked for before anything is missing.
    let name = operands.first ?? ""
    guard let format = Importer.Format(rawValue: name) else {
      throw .unknownFormat(name, known: formats)
    }
    guard operands.count > 1 else { throw .missingArgument("SOURCE", of: "import") }
    guard operands.count > 2 else { throw .missingArgument("NETWORK-FOLDER", of: "import") }
    guard operands.count == 3 else { throw .unexpectedArgument(operands[3], of: "import") }
    self.format = format
    source = operands[1]
    folder = operands[2]
    isForced = arguments.has("force")
    isQuiet = arguments.has("quiet")
    var options = ImportOptions()
    options.tolerance = try arguments.number("tolerance", in: 0...10_000)
    options.nearest = try arguments.integer("nearest", in: 1...100)
    self.options = options
  }

  func run() async -> ExitStatus {
    let slug = Path.name(of: folder)
    // A folder such as . or .. has no name of its own.
    guard slug == ASCII.slug(slug) else {
      Output.error(Texts.wrongFolder(slug, meant: ASCII.slug(slug)))
      return .wrongUsage
    }
    var diagnostics = Diagnostics()
    let answer = Importer.read(format, source, options: options, into: &diagnostics)
    Output.diagnostics(diagnostics)
    guard let (network, report) = answer else { return .wrongInput }
    do {
      try NetworkFiles(network, source: Path.name(of: source))
        .write(to: folder, isForced: isForced)
    } catch {
      Output.error(Texts.failure(error))
      return .cannotWrite
    }
    return isQuiet
      ? .success : Output.result(Texts.imported(report, network, folder: folder, slug: slug))
  }
}
