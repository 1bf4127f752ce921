extension ReaderEntry {
  /// The files of a network in which links have lines and every possible property.
  static let lineNetwork = [
    "network.yml": """
    title: Lines
    summary: Links with lines.
    unit: {name: hours, singular: hour, symbol: h, decimals: 1}
    measures:
      climb: {name: climb, unit: {name: metres, symbol: m}}
      miles: {unit: {name: nautical miles, symbol: nmi, decimals: 1}, per-km: 0.54, speed: 16, speed-unit: knots}
    modes:
      path: {name: path, plural: paths, line: solid}
      boat: {name: boat, line: dotted, sea: true}
    labels: {folder: lines, singular: line, plural: lines, colors: {M1: "#0078c8", Ü 2: "#c82"}}
    tolerance: 300
    connectors: {mode: path, reach: 20000}
    closed: [Pass]
    what-if: {M1: the first line}
    exports: [gpx, geojson]

    """,
    "places.csv": """
    id,name,name_uk,latitude,longitude,country,elevation,beds
    a,Ash,Ясен,46.921,11.012,UA,1840,42
    b,Beacon,,46.948,11.067,UA,2410,60
    c,Cairn,,46.887,11.089,,2075,
    d,Date,,46.9,180,,,
    e,Line,,46.9,-179.9,,,

    """,
    "links.csv": """
    from,to,mode,cost,directed,label,climb,note
    a,b,path,2:30,false,M1,570,by day
    b,c,path,3:00,true,Ü 2/M1,0,
    c,d,boat,1.5,,Pass,,
    a,c,path,00:45:30,,M1,12,

    """,
    "links.geojson": """
    {"type":"FeatureCollection","features":[
    {"type":"Feature","properties":{"from":"a","to":"b","mode":"boat","cost":"1:15","climb":3,"label":"M1"},
    "geometry":{"type":"LineString","coordinates":[[11.012,46.921],[11.05,46.93],[11.067,46.948]]}},
    {"type":"Feature","properties":{"mode":"path","cost":2.5,"climb":1,"directed":true,"name":null},
    "geometry":{"type":"MultiLineString","coordinates":[[[11.0121,46.921],[11.05,46.9]],[[11.05,46.9],[11.089,46.887]]]}},
    {"type":"Feature","properties":{"from":"d","to":"e","mode":"boat","cost":"0:05","climb":1,"label":"Pass"},
    "geometry":{"type":"LineString","coordinates":[[180,46.9],[-179.95,46.91],[-179.9,46.9]]}}]}

    """,
  ]

  static let networkWords = [
    "aspect: 0", "aspect: -1", "aspect: 1e308", "aspect: 1e-308", "width: 0", "width: 99999999",
    "outline: ZZ", "hand: one-of-each-region", "color: \"#fff\"", "color: red", "unit: furlongs",
    "line: dotted", "kind: earth", "kind: grid", "unit: km", "regions:", "modes:", "map:",
    "trips:", "tickets: 20", "labels: {folder: 7}", "unit: {name: minutes, symbol: min}",
    "decimals: 6", "decimals: 7", "measures:", "climb: {unit: km}", "per-km: 1000000",
    "speed: 0.1", "speed-unit: knots", "colors: {M1: \"#0078c8\"}", "colors: {M1: none}",
    "tolerance: 100000", "reach: 0", "connectors: {mode: boat}", "closed: [M1]", "what-if: {M1: x}",
  ]

  static let tableWords = [
    ",", "\"", ",,,,,,", "\r\n", "\r", "lviv", "lutsk,lutsk,car,,true,", "lviv,lviv,car,0,false,",
    "maybe", "TRUE", ";", "\t", "name_zz", "latitude", "702550", "<b>", "E40/E50", "..", "/",
    "west", "car", "train", "true", "UA", "places/lviv/", "//", "about/", "a,b,path,2:30,,,,",
  ]

  static let costWords = [
    "2:30", "0:00", "00:59:59", "99999999:59", "1:60", ":30", "2:", "-1:30", "1:2:3:4", "2.5:30",
    "153722867280912930:08", "M1/M1", "Ü 2", "path", "boat", "climb", "miles",
  ]

  static let featureWords =
    costWords.map { "\"\($0)\"" } + [
      "[11.012,46.921],", "[180,46.9],", "[-180,46.9],", "[0,90],", "[[11,47],[12,47]],",
      "\"LineString\"", "\"MultiLineString\"", "\"Point\"", "\"from\":\"a\",",
      "\"to\":\"e\",", "\"properties\":null,", "\"geometry\":null,", "\"coordinates\":[],",
      "\"mode\":\"path\",", "\"climb\":-1,", "\"cost\":1e300,",
    ]
}
