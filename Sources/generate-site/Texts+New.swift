import Input
import SiteGenerator

/// What `generate-site new` says.
extension Texts {
  static let newHelp = """
    Usage: generate-site new DIR [flags]

    Makes a folder with an atlas to begin with: its settings, a network of two tables, a page of words
    and a file to publish, each with comments that say what may be changed.

    Flags:
      --example NAME     huts: paths and walking times; metro: lines and minutes; board: a game on a
                         map of its own; countries: countries and their towns, with the data of the
                         world (huts)
      --help             show this help

    """

  static func newAtlas(_ folder: String, files: [String]) -> String {
    files.map { "\(folder)/\($0)\n" }.joined()
      + """
      Next:
        cd \(folder)
        generate-site serve     show it in the browser while you edit it
        generate-site build     write it to site/, for any web server

      """
  }

  static func noAtlas(_ failure: StarterAtlas.Failure) -> String {
    switch failure {
    case .missingExamples:
      "generate-site: error: the examples are not beside the command; install it as a whole"
    case .unknownExample(let name, _): "generate-site: error: no example '\(name)'"
    case .notEmpty(let folder):
      "\(folder): error: there are files in it already; name a folder that is new or empty"
    case .file(let error): "\(error.diagnostic())"
    }
  }
}
