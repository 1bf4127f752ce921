import Input

enum SourceName {
  /// A title made from a file name: `Old town` for `data/old_town.geojson.gz`.
  static func title(of path: String) -> String {
    var name = Path.name(of: path)
    for _ in 0..<2 {
      let ending = Path.fileExtension(of: name)
      // An ending of digits, as in "roads.2024", is part of the name and not a file extension.
      if ending.contains(where: \.isLetter) { name.removeLast(ending.count + 1) }
    }
    name = cleaned(name.replacing("_", with: " ").replacing("-", with: " "))
    return name.isEmpty ? "Network" : name.prefix(1).uppercased() + name.dropFirst()
  }
}
