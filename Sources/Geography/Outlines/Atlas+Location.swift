extension Atlas {
  /// The index of the province that contains a place; `nil` at sea.
  public func province(at place: Coordinate) -> Int? {
    index.province(at: place, in: self)
  }

  /// Returns true if a place lies in a country, or within `distance` metres of its borders.
  /// Outlines are generalised, so a harbour often lies slightly offshore. A province counts as part
  /// of the country if either the worldview or the data assigns it to the country. The code is ISO
  /// 3166-1 alpha-2, upper case.
  public func isPlace(
    _ place: Coordinate, inCountry code: String, orWithin distance: Double
  ) -> Bool {
    let country = countryIndex(code)
    func isOwn(_ province: Province) -> Bool {
      province.sourceCode == code || country != nil && province.country == country
    }
    if let province = province(at: place), isOwn(provinces[province]) { return true }
    return index.nearest(to: place, within: distance, in: self, where: isOwn) != nil
  }

  /// The index of the country that contains a place; `nil` at sea and in neutral areas.
  public func country(at place: Coordinate) -> Int? {
    province(at: place).flatMap { provinces[$0].country }
  }
}
