extension BrokenCase {
  private static let places = "Content/networks/roads/places.csv"
  private static let links = "Content/networks/roads/links.csv"
  private static let boardPlaces = "Content/networks/board/places.csv"
  private static let boardLinks = "Content/networks/board/links.csv"

  static let networks: [BrokenCase] = [
    BrokenCase(
      "the name of a place for its id", boardLinks, .replace("lviv,lutsk,car", "Lviv,lutsk,car"),
      "\(boardLinks):2:1: error: unknown place 'Lviv'; links name places by their ids: use 'lviv'"),
    BrokenCase(
      "a field too many", places, .replace("24.02324\n", "24.02324,x\n"),
      "\(places):2:1: error: 8 fields where the header has 7; quote a field that holds a comma"),
    BrokenCase(
      "a field too few", links, .replace(",false,E85", ",false"),
      "\(links):2:1: error: 5 fields where the header has 6"),
    BrokenCase(
      "a latitude of 91", places, .replace("50.75932", "91"),
      "\(places):3:34: error: latitude 91 is out of range; it must be from -90 to 90"),
    BrokenCase(
      "a longitude of 181", places, .replace("25.34244", "181"),
      "\(places):3:43: error: longitude 181 is out of range; it must be from -180 to 180"),
    BrokenCase(
      "a latitude in words", places, .replace("50.75932", "north"),
      "\(places):3:34: error: 'north' is not a number; write it as in 49.84"),
    BrokenCase(
      "a latitude alone", places, .replace(",50.75932,25.34244", ",50.75932,"),
      "\(places):3:1: error: a place needs both latitude and longitude"),
    BrokenCase(
      "no position at all", places, .append("brody,Brody,,,UA,,\n"),
      "\(places):7:1: error: the place has no position; give latitude and longitude, or a geonameid"
    ),
    BrokenCase(
      "a GeoNames id of no place", places, .append("brody,Brody,,99,UA,,\n"),
      "\(places):7:14: error: no place of GeoNames has the id 99"),
    BrokenCase(
      "an unknown country", places, .replace("759734,PL", "759734,PX"),
      "\(places):4:36: error: unknown country 'PX'"),
    BrokenCase(
      "a place twice", places, .append("lviv,Lviv,,702550,UA,,\n"),
      "\(places):7:1: error: duplicate place id 'lviv'; it is first used at \(places):2:1"),
    BrokenCase(
      "an id that cannot be part of a URL", places, .append("Brody!,Brody,,702550,UA,,\n"),
      "\(places):7:1: error: 'Brody!' cannot be a place id, which is part of URLs; use 'brody'"),
    BrokenCase(
      "a place without a name", places, .append("brody,,,702550,UA,,\n"),
      "\(places):7:7: error: the field 'name' is empty"),
    BrokenCase(
      "a column of a wrong name", places, .replace("id,name,name_uk", "id,nmae,name_uk"),
      "\(places):1:4: error: unknown column 'nmae'; did you mean 'name'?"),
    BrokenCase(
      "a column of names in no language", places, .replace("name_uk", "name_uk_UA"),
      "\(places):1:9: error: 'uk_UA' in the column 'name_uk_UA' is not a language tag; "
        + "did you mean 'name_uk-UA'?"),
    BrokenCase(
      "a column of facts that looks like names", places, .replace("name_uk", "name_official"),
      "\(places):1:9: error: 'official' in the column 'name_official' is not a language tag; "
        + "name_ is for names in a language, as in name_uk or name_en-GB; rename a column of facts"),
    BrokenCase(
      "a quoted field that is not closed", links, .append("lviv,lutsk,\"road,,false,\n"),
      "\(links):7:12: error: a quoted field is not closed"),
    BrokenCase(
      "a link to an unknown place", links, .replace("kosice,lviv", "kosice,lvvi"),
      "\(links):5:8: error: unknown place 'lvvi'; did you mean 'lviv'?"),
    BrokenCase(
      "the only link of a closed label to an unknown place", links,
      .replace("lviv,odesa", "lviv,odessa"),
      "\(links):6:6: error: unknown place 'odessa'; did you mean 'odesa'?"),
    BrokenCase(
      "a negative cost", links, .replace("165.5", "-165.5"),
      "\(links):3:19: error: the cost -165.5 is negative"),
    BrokenCase(
      "a cost in words", links, .replace("165.5", "far"),
      "\(links):3:19: error: 'far' is not a cost in km"),
    BrokenCase(
      "an unknown mode", links, .replace("kosice,lviv,road", "kosice,lviv,raod"),
      "\(links):5:13: error: unknown mode 'raod'; did you mean 'road'?"),
    BrokenCase(
      "too many modes", "Content/networks/roads/network.yml",
      .replace(
        "  ferry:", (1...200).map { "  m\($0): {name: m\($0)}\n" }.joined() + "  ferry:"),
      "Content/networks/roads/network.yml:7:3: error: a network has at most 200 modes, not 202"),
    BrokenCase(
      "a direction that is none", links, .replace("165.5,false", "165.5,maybe"),
      "\(links):3:25: error: 'maybe' is neither true nor false"),
    BrokenCase(
      "a link without a cost where costs are steps", boardLinks,
      .append("lviv,lutsk,car,,false,\n"),
      "\(boardLinks):6:16: error: the link has no cost"),
    BrokenCase(
      "half a step", boardLinks, .replace("car,3", "car,2.5"),
      "\(boardLinks):2:16: error: '2.5' is not a cost in steps"),
    BrokenCase(
      "an unknown region", boardPlaces, .replace("4,1,north", "4,1,nroth"),
      "\(boardPlaces):3:45: error: unknown region 'nroth'; did you mean 'north'?"),
    BrokenCase(
      "a position off the grid", boardPlaces, .replace("4,1,north", "14,1,north"),
      "\(boardPlaces):3:41: error: x 14 is out of range; it must be from 0 to 10"),
    BrokenCase(
      "labels of one URL", links, .replace("false,E371", "false,e40"),
      "\(links):4:28: error: the labels 'e40' and 'E40' have the same URL, 'e40'"),
  ]
}
