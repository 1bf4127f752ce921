import Markup
import Routing

/// The page of all deals of a game, with statistics and a form for playing.
struct DealsPage: PageModel {
  /// The parts of the page around the content; `lead` summarises the results in one sentence.
  var frame: PageFrame
  /// Paragraphs that define a deal, and describe the method by which all deals were solved.
  var rules: [String]
  /// The network's map, with an empty overlay for scripts to draw on.
  var map: MapFigure?
  /// The kinds of links, for the legend below the map.
  var modes: [LinkMode]
  /// The form in which the reader chooses a deal.
  var table: DealTableModel
  /// A sentence that summarises the plot.
  var lengthsSentence: String
  /// The bar plot of the lengths of best trips; `nil` if no deal has a trip.
  var plot: HTML?
  /// The caption of the plot, which explains its bars and its line.
  var plotCaption: String
  /// The headings of the columns in the table of lengths, such as "4 tickets" and "No ticket".
  var lengthColumns: [String]
  /// The rows of the table of lengths, with the same numbers as the plot.
  var lengths: [DealLengthRow]
  /// A sentence about the mean length that tickets save; `nil` for a game without tickets.
  var ticketsSentence: String?
  /// The mean length of best trips for each number of tickets.
  var tickets: [DealTicketRow]
  /// The luckiest deals, the hardest deals, and the deals in which tickets save the most.
  var extremes: [DealExtreme]
  /// The name of the mode that requires a ticket, such as "train".
  var trainName: String
  /// The plural of `trainName`, such as "trains".
  var trainNames: String
  /// A sentence about the number of tickets that best trips use; `nil` for a game without tickets.
  var trainsSentence: String?
  /// The links that require a ticket, sorted by the number of best trips that use them. The most
  /// used link is first.
  var trains: [BarRow]
  /// Links to the data files of the deals.
  var downloads: [DownloadLink]
  /// The quantity by which trips are compared, as a heading: "Length".
  var costTitle: String
  /// The quantity within a sentence: "length".
  var costNoun: String
  /// The heading of the column with the range of costs, from the lowest to the highest: "Shortest
  /// to longest".
  var costRange: String
  /// The heading of the section about the lengths of best trips.
  var lengthsTitle: String

  static let fields = framed([
    .texts("rules") { $0.rules },
    .record("map") { $0.map },
    .list("modes") { $0.modes },
    .record("table") { $0.table },
    .text("lengthsSentence") { $0.lengthsSentence },
    .html("plot") { $0.plot },
    .text("plotCaption") { $0.plotCaption },
    .texts("lengthColumns") { $0.lengthColumns },
    .list("lengths") { $0.lengths },
    .text("ticketsSentence") { $0.ticketsSentence },
    .list("ticketRows") { $0.tickets },
    .list("extremes") { $0.extremes },
    .text("trainName") { $0.trainName },
    .text("trainNames") { $0.trainNames },
    .text("trainTitle") { $0.trainName.capitalizedFirst },
    .text("trainsSentence") { $0.trainsSentence },
    .list("trains") { $0.trains },
    .list("downloads") { $0.downloads },
    .text("costTitle") { $0.costTitle },
    .text("costNoun") { $0.costNoun },
    .text("costRange") { $0.costRange },
    .text("lengthsTitle") { $0.lengthsTitle },
  ])
}

/// The form in which the reader chooses a deal; a script shows it.
struct DealTableModel: TemplateModel {
  /// The path of the network's data.
  var network: String
  /// The number of tickets in the game, which is also the initial choice.
  var tickets: Int
  /// The cities to choose from, grouped by region.
  var regions: [DealRegion]
  /// The longest possible sentence about a deal. The page uses it to reserve space for the actual
  /// sentence.
  var room: String

  static let fields: [ModelField<DealTableModel>] = [
    .url("data") { $0.network },
    .list("ticketChoices") { table in
      (0...max(0, table.tickets)).map { DealTicketChoice(count: $0, isAll: $0 == table.tickets) }
    },
    .flag("hasTickets") { $0.tickets > 0 },
    .integer("cityLimit") { _ in TripProblem.cityLimit },
    .list("regions") { $0.regions },
    .text("room") { $0.room },
  ]
}

/// A number of tickets that the reader can choose.
struct DealTicketChoice: TemplateModel {
  var count: Int
  /// A Boolean value that is true if this is the full number of tickets, which is the default
  /// choice.
  var isAll: Bool

  static let fields: [ModelField<DealTicketChoice>] = [
    .integer("count") { $0.count },
    .flag("isAll") { $0.isAll },
  ]
}

/// A region with its cities, among which the reader chooses.
struct DealRegion: TemplateModel {
  /// The region's id, which is also the class that sets its colour.
  var id: String
  /// The region's name.
  var title: String
  /// The cities of the region.
  var cities: [DealCity]

  static let fields: [ModelField<DealRegion>] = [
    .text("id") { $0.id },
    .text("title") { $0.title },
    .list("cities") { $0.cities },
  ]
}

/// A city that the reader can choose.
struct DealCity: TemplateModel {
  /// The city's id in the network.
  var id: String
  /// The city's name.
  var title: String

  static let fields: [ModelField<DealCity>] = [
    .text("id") { $0.id },
    .text("title") { $0.title },
  ]
}

/// A length or a range of lengths of best trips, and the numbers of deals with these lengths.
struct DealLengthRow: TemplateModel {
  /// The length or the range, such as "24 steps".
  var length: String
  /// The number of deals for each column, as text; "–" if there are none.
  var counts: [String]

  static let fields: [ModelField<DealLengthRow>] = [
    .text("length") { $0.length },
    .texts("counts") { $0.counts },
  ]
}

/// The effect of a number of tickets on the best trips.
struct DealTicketRow: TemplateModel {
  /// The number of tickets, such as "2 tickets".
  var title: String
  /// The mean length of the best trips, such as "24.3 steps".
  var mean: String
  /// The length of the bar: the mean as a percentage of the largest mean in the table.
  var share: Int
  /// The mean length that the last ticket saves: the difference from the previous row; `nil` for
  /// the first row.
  var saved: String?
  /// The lengths of the shortest and the longest best trip, such as "15 to 44 steps".
  var range: String

  static let fields: [ModelField<DealTicketRow>] = [
    .text("title") { $0.title },
    .text("mean") { $0.mean },
    .integer("share") { $0.share },
    .text("saved") { $0.saved },
    .text("range") { $0.range },
  ]
}

/// Deals that have something in common, such as the luckiest.
struct DealExtreme: TemplateModel {
  /// The suffix of the heading's `id` attribute.
  var id: String
  /// The heading, such as "The luckiest deals".
  var title: String
  /// A sentence about the property that the deals share.
  var sentence: String
  /// The headings of the columns after the column of cities.
  var columns: [String]
  /// A selection of the deals with that property.
  var deals: [DealRow]

  static let fields: [ModelField<DealExtreme>] = [
    .text("id") { $0.id },
    .text("title") { $0.title },
    .text("sentence") { $0.sentence },
    .texts("columns") { $0.columns },
    .list("deals") { $0.deals },
  ]
}

/// A deal in a table.
struct DealRow: TemplateModel {
  /// The cities of the deal, with an address that opens the deal.
  var link: PageLink
  /// The costs of the best trips, one for each column.
  var costs: [String]

  static let fields: [ModelField<DealRow>] = [
    .text("title") { $0.link.title },
    .url("path") { $0.link.path },
    .texts("costs") { $0.costs },
  ]
}
