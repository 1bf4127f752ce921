/// The alternate names that pages show for a place, without texts that are not names.
public enum PlaceNames {
  /// Returns the names by which the finder finds a place, except its main name, in source order.
  /// For a place with ``AlternateFilter/fullNamesFrom`` people or more, the result also has
  /// spellings that differ only in diacritics or in upper and lower case.
  ///
  /// Texts of up to five ASCII capital letters, such as airport codes, are left out.
  public static func others(_ place: Int, of places: PlaceTable) -> [String] {
    if hasAll(place, of: places) { return spellings(place, of: places) }
    return NameRowsBuilder.alternates(of: place, in: places).lazy
      .filter { !isCode(places.text, $0.range) }.map(places.string)
  }

  static func hasAll(_ place: Int, of places: PlaceTable) -> Bool {
    places.populations[place] >= AlternateFilter.fullNamesFrom
  }

  /// Returns all alternate names that are worth typing and are not codes, without duplicates.
  static func spellings(_ place: Int, of places: PlaceTable) -> [String] {
    let main = places.name(place)
    var names: [String] = []
    for text in places.text[places.alternates[place].range].split(separator: UInt8(ascii: ","))
    where AlternateFilter.isWorthTyping(places.text, text.indices)
      && !isCode(places.text, text.indices)
    {
      let name = String(decoding: text, as: UTF8.self)
      if name != main, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns the names of ``others(_:of:)`` grouped by script; names in mixed scripts are left out.
  public static func byScript(
    _ place: Int, of places: PlaceTable
  ) -> [(script: Script, names: [String])] {
    var groups: [Script: [String]] = [:]
    for name in others(place, of: places) {
      if let script = Script(of: name) { groups[script, default: []].append(name) }
    }
    return Script.allCases.compactMap { script in groups[script].map { (script, $0) } }
  }

  static func isCode(_ text: [UInt8], _ range: Range<Int>) -> Bool {
    range.count <= 5 && range.allSatisfy { (0x41...0x5A).contains(text[$0]) }
  }
}
