/// The paths of the files that these tests use.
enum Fixtures {
  /// The path of a file in the folder `Fixtures`.
  static func path(_ name: String) -> String { folder(up: 1) + "/Fixtures/" + name }

  /// The path of the repository's own content.
  static var content: String { folder(up: 3) + "/Content" }

  private static func folder(up levels: Int) -> String {
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(levels)
      .joined(separator: "/")
  }
}
