import Input

enum ColumnRole: Hashable {
  case id, name, latitude, longitude, country
  case from, to, mode, label, directed
  case fromLatitude, fromLongitude, toLatitude, toLongitude
  case cost(CostMeasure)

  init?(header: String) {
    let words = ASCII.transliterate(header).lowercased()
      .split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
      .filter { !["deg", "degrees", "decimal", "dd"].contains($0) }
    guard let first = words.first else { return nil }
    let joined = words.joined()
    if let role = Self.names[joined] {
      self = role
    } else if let measure = CostMeasure(words: words) {
      self = .cost(measure)
    } else if words.count == 2, words[1] == "name", Self.names[first] == nil {
      // For example, "hut name" or "town name".
      self = .name
    } else if words.count == 2, let end = Self.names[first], let axis = Self.names[words[1]] {
      switch (end, axis) {
      case (.from, .latitude): self = .fromLatitude
      case (.from, .longitude): self = .fromLongitude
      case (.to, .latitude): self = .toLatitude
      case (.to, .longitude): self = .toLongitude
      case (.from, .id), (.from, .name): self = .from
      case (.to, .id), (.to, .name): self = .to
      case (.name, .id), (.name, .name), (.name, .latitude), (.name, .longitude): self = axis
      default: return nil
      }
    } else {
      return nil
    }
  }

  /// Returns true if the cells include the header of a latitude column, or the headers of the two
  /// columns that name the ends of links.
  static func areNamed(by cells: [String]) -> Bool {
    let roles = cells.compactMap(ColumnRole.init)
    return roles.contains(.latitude) || roles.contains(.from) && roles.contains(.to)
      || pair(in: cells.map(plain)) != nil
  }

  /// The letters and digits of a header, transliterated and in lower case.
  static func plain(_ header: String) -> String {
    ASCII.transliterate(header).lowercased().filter { $0.isLetter || $0.isNumber }
  }

  static func pair(in headers: [String]) -> (String, String)? {
    pairs.first { headers.contains($0.0) && headers.contains($0.1) }
  }

  /// Pairs of headers that name the ends of links. A pair counts only if both of its headers occur.
  private static let pairs = [
    ("a", "b"), ("de", "a"), ("da", "a"), ("city1", "city2"), ("node1", "node2"),
    ("place1", "place2"), ("stop1", "stop2"),
  ]

  private static let names: [String: ColumnRole] = [
    "id": .id, "key": .id, "code": .id, "slug": .id,
    "name": .name, "city": .name, "title": .name, "place": .name, "station": .name, "stop": .name,
    "node": .name, "town": .name, "ort": .name, "stadt": .name, "nom": .name, "nombre": .name,
    "ville": .name, "gare": .name, "nazva": .name, "misto": .name, "stantsiia": .name,
    "ciudad": .name, "citta": .name, "miasto": .name, "nazwa": .name,
    "lat": .latitude, "latitude": .latitude, "y": .latitude, "breite": .latitude,
    "breitengrad": .latitude, "latitud": .latitude, "latitudine": .latitude,
    "shyrota": .latitude,
    "lon": .longitude, "lng": .longitude, "long": .longitude, "longitude": .longitude,
    "x": .longitude, "langengrad": .longitude, "laengengrad": .longitude, "longitud": .longitude,
    "longitudine": .longitude, "dovhota": .longitude,
    "country": .country, "countrycode": .country, "iso": .country, "iso2": .country,
    "land": .country, "pays": .country, "kraina": .country,
    "from": .from, "source": .from, "start": .from, "origin": .from, "von": .from,
    "desde": .from, "depart": .from, "origen": .from, "partenza": .from, "zvidky": .from,
    "depuis": .from, "otkuda": .from, "stationa": .from, "nodea": .from, "fromstation": .from,
    "fromstop": .from, "fromnode": .from, "fromplace": .from, "u": .from, "fromid": .from,
    "fromname": .from, "sourceid": .from,
    "to": .to, "target": .to, "end": .to, "destination": .to, "nach": .to, "bis": .to,
    "hasta": .to, "arrivee": .to, "destino": .to, "arrivo": .to, "kudy": .to, "v": .to, "toid": .to,
    "vers": .to, "kuda": .to, "ziel": .to, "stationb": .to, "nodeb": .to, "tostation": .to,
    "tostop": .to, "tonode": .to, "toplace": .to, "toname": .to, "targetid": .to, "goal": .to,
    "mode": .mode, "type": .mode, "kind": .mode, "art": .mode,
    "label": .label, "line": .label, "road": .label, "ref": .label, "route": .label,
    "linie": .label, "strasse": .label, "ligne": .label, "liniia": .label, "doroha": .label,
    "directed": .directed, "oneway": .directed,
  ]
}

/// The quantity that a cost column measures.
enum CostMeasure: Hashable {
  /// A length. The associated value is the factor that converts it to kilometres.
  case kilometres(Double)
  /// A time. The associated value is the factor that converts it to minutes.
  case minutes(Double)
  /// A number whose unit the header does not name.
  case units

  /// Makes the measure of the first unit in a header. If the header has no unit, makes the measure
  /// of its first word for a length, a time or a cost. The words "in" and "en" are ignored. The
  /// result is `nil` if the header contains any other word.
  init?(words: [String]) {
    let words = words.filter { !["in", "en"].contains($0) }
    let units = words.compactMap { Self.unitWords[$0] }
    let things = words.compactMap { Self.thingWords[$0] }
    guard units.count + things.count == words.count, let measure = units.first ?? things.first
    else { return nil }
    self = measure
  }

  private static let unitWords: [String: CostMeasure] = [
    "km": .kilometres(1), "kilometers": .kilometres(1), "kilometres": .kilometres(1),
    "kilometer": .kilometres(1), "kms": .kilometres(1), "m": .kilometres(0.001),
    "metres": .kilometres(0.001), "meters": .kilometres(0.001), "meter": .kilometres(0.001),
    "mi": .kilometres(1.609344), "miles": .kilometres(1.609344), "min": .minutes(1),
    "mins": .minutes(1), "minutes": .minutes(1), "minuten": .minutes(1), "h": .minutes(60),
    "hours": .minutes(60), "stunden": .minutes(60), "hrs": .minutes(60), "s": .minutes(1 / 60),
    "sec": .minutes(1 / 60), "seconds": .minutes(1 / 60), "khv": .minutes(1), "hod": .minutes(60),
  ]

  private static let thingWords: [String: CostMeasure] = [
    "distance": .kilometres(1), "dist": .kilometres(1), "length": .kilometres(1),
    "entfernung": .kilometres(1), "distanz": .kilometres(1), "lange": .kilometres(1),
    "laenge": .kilometres(1), "distancia": .kilometres(1), "longueur": .kilometres(1),
    "time": .minutes(1), "duration": .minutes(1), "dauer": .minutes(1), "zeit": .minutes(1),
    "traveltime": .minutes(1), "duree": .minutes(1), "travel": .minutes(1),
    "distanza": .kilometres(1), "vidstan": .kilometres(1), "dovzhyna": .kilometres(1),
    "durata": .minutes(1), "duracion": .minutes(1), "tiempo": .minutes(1), "chas": .minutes(1),
    "fahrzeit": .minutes(1), "fahrtzeit": .minutes(1), "gehzeit": .minutes(1),
    "reisezeit": .minutes(1), "temps": .minutes(1), "tryvalist": .minutes(1),
    "cost": .units, "weight": .units, "costs": .units, "kosten": .units, "steps": .units,
  ]
}
