extension BrokenCase {
  private static let provinces = "Content/countries/provinces.geojson"

  static let outlines: [BrokenCase] = [
    BrokenCase(
      "a ring of two points", provinces,
      .replace("[[17,48],[22,48],[22,49],[17,49],[17,48]]", "[[17,48],[22,48]]"),
      "\(provinces):3:117: error: a ring of two positions; a ring has at least four positions"),
    BrokenCase(
      "a ring that is not closed", provinces, .replace("[17,49],[17,48]]", "[17,49],[17,48.5]]"),
      "\(provinces):3:117: error: a ring that is not closed"),
    BrokenCase(
      "a latitude of 91", provinces, .replace("[22,54]", "[22,91]"),
      "\(provinces):2:150: error: the latitude 91.0 is beyond a pole"),
    BrokenCase(
      "a number that is not one", provinces, .replace("[22,54]", "[22,\"north\"]"),
      "\(provinces):2:146: error: not a position; write [longitude, latitude], as in [24.03, 49.84]"
    ),
    BrokenCase(
      "an array that is not closed", provinces, .replace("\n]}\n", "\n"),
      "\(provinces):1:40: error: this array is not closed; end it with ']'"),
    BrokenCase(
      "an unknown country", provinces, .replace("\"ISO_A2\":\"SK\"", "\"ISO_A2\":\"SX\""),
      "\(provinces):3:49: error: unknown country 'SX'; did you mean 'SK'?"),
    BrokenCase(
      "a geometry that is none", provinces,
      .replace(
        "\"id\":2,\"ISO_A2\":\"SK\",\"name\":\"Slovakia\"},\"geometry\":{\"type\":\"Polygon\"",
        "\"id\":2,\"ISO_A2\":\"SK\",\"name\":\"Slovakia\"},\"geometry\":{\"type\":\"Polygone\""),
      "\(provinces):3:92: error: outlines cannot have this geometry; use a Polygon, MultiPolygon, Point, LineString or MultiLineString"
    ),
    BrokenCase(
      "an id twice", provinces, .replace("\"id\":2", "\"id\":1"),
      "\(provinces):3:38: error: two features have the id 1"),
    BrokenCase(
      "no collection", provinces, .write("[]\n"),
      "\(provinces):1:1: error: not a GeoJSON feature collection"),
  ]
}
