enum Fixtures {
  static func path(_ name: String) -> String { folder(up: 1) + "/Fixtures/" + name }

  static var content: String { folder(up: 3) + "/Content" }

  private static func folder(up levels: Int) -> String {
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(levels)
      .joined(separator: "/")
  }
}
