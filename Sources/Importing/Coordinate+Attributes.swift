import Geography
import Input

extension Coordinate {
  static let attributesHint = "it needs lat from -90 to 90 and lon from -180 to 180"

  /// The position in the attributes of an XML element; `nil` if it is missing or not valid.
  init?(attributes: [String: String]) {
    guard let latitude = attributes["lat"].flatMap(Number.double),
      let longitude = attributes["lon"].flatMap(Number.double)
    else { return nil }
    self.init(latitude: latitude, longitude: longitude)
    if !isValid { return nil }
  }
}
