import Input

enum SourceName {
  /// A title made from a file name: `Old town` for `data/old_town.geojson.gz`.
  static func title(of path: String) -> String {
    var name = Path.name(of: path)
    for _ in 0..<2 {
      let ending = Path.fileExtension(of: name)
      // Digits are not the ending of a format, but part of a name such as "roads.2024".
      if ending.contains(where: \.isLetter) { name.removeLast(ending.count + 1) }
    }
    name = cleaned(name.replacing("_", with: " ").replacing("-", with: " "))
    return name.isEmpty ? "Network" : name.prefix(1).uppercased() + name.dropFirst()
  }
}
