import Input
import SiteGenerator

extension Texts {
  static func newAtlas(_ folder: String, of atlas: StarterAtlas) -> String {
    atlas.files.map { "\(folder)/\($0)\n" }.joined()
      + """
      Next:\(atlas.lacksWorld ? "\n  install the world data: the package routeatlas-world" : "")
        cd \(quoted(folder))
        generate-site serve     show it in the browser while you edit it
        generate-site build     write it to site/, for any web server

      """
  }

  /// Returns a path as one word of a shell command, quoted if necessary.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "-_./+,".contains($0) }
    return isPlain ? path : "'\(path.replacing("'", with: "'\\''"))'"
  }

  static func noAtlas(_ failure: StarterAtlas.Failure) -> String {
    switch failure {
    case .missingExamples:
      "generate-site: error: the example atlases are missing; install the command as a whole"
    case .unknownExample(let name, _): "generate-site: error: no example '\(name)'"
    case .notEmpty(let folder):
      "\(folder): error: the folder is not empty; name a new or empty folder"
    case .file(let error): "\(error.diagnostic())"
    }
  }
}
