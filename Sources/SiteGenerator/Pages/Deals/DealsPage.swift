import Markup
import Routing

/// All deals of a game: their statistics, and a table for playing.
struct DealsPage: PageModel {
  /// The parts of the page around the content; its `lead` is the finding in one sentence.
  var frame: PageFrame
  /// The definition of a deal and the method that solved all of them, one paragraph per text.
  var rules: [String]
  /// The network's map, with an empty overlay for scripts to draw on.
  var map: MapFigure?
  /// The kinds of links, for the key below the map.
  var modes: [LinkMode]
  /// The player's table.
  var table: DealTableModel
  /// The finding of the plot, in a sentence.
  var lengthsSentence: String
  /// The distribution of the lengths of the best trips.
  var plot: HTML?
  /// The caption of the plot, which explains its marks.
  var plotCaption: String
  /// The columns of the table of lengths, such as "With 4 tickets" and "Without a ticket".
  var lengthColumns: [String]
  /// The figures of the plot.
  var lengths: [DealLengthRow]
  /// The value of tickets, in a sentence; `nil` for a game without tickets.
  var ticketsSentence: String?
  /// The mean length by the number of tickets.
  var tickets: [DealTicketRow]
  /// The luckiest deals, the hardest and those that tickets help most.
  var extremes: [DealExtreme]
  /// The mode that takes a ticket, such as "train".
  var trainName: String
  /// The mode in the plural, such as "trains".
  var trainNames: String
  /// A sentence on the trains that matter; `nil` for a game without tickets.
  var trainsSentence: String?
  /// The links that take tickets, those taken most often first.
  var trains: [BarRow]
  /// The files of the deals.
  var downloads: [DownloadLink]
  /// The quantity that trips are compared by, as a heading: "Length".
  var costTitle: String
  /// The quantity within a sentence: "length".
  var costNoun: String
  /// The heading of the column of the lowest and highest costs: "Shortest to longest".
  var costRange: String
  /// The heading of the distribution of best trips.
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

/// The table for playing, which scripts show.
struct DealTableModel: TemplateModel {
  /// Path of the network's data.
  var network: String
  /// The largest number of tickets; all of them are chosen at first.
  var tickets: Int
  /// The cities to choose from, by region.
  var regions: [DealRegion]
  /// A sentence as long as the longest about a deal, which reserves space for it.
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

/// A number of tickets to choose.
struct DealTicketChoice: TemplateModel {
  var count: Int
  /// A Boolean value that is true if this is all tickets, the default choice.
  var isAll: Bool

  static let fields: [ModelField<DealTicketChoice>] = [
    .integer("count") { $0.count },
    .flag("isAll") { $0.isAll },
  ]
}

/// The cities of a region to choose from.
struct DealRegion: TemplateModel {
  /// The region's id, which is the class of its colour.
  var id: String
  /// The region's name.
  var title: String
  /// Ids and names of its cities.
  var cities: [DealCity]

  static let fields: [ModelField<DealRegion>] = [
    .text("id") { $0.id },
    .text("title") { $0.title },
    .list("cities") { $0.cities },
  ]
}

/// A city to choose.
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

/// A length of best trips, and how many deals have it.
struct DealLengthRow: TemplateModel {
  /// The length, such as "24 steps".
  var length: String
  /// Numbers of deals, one per column; "–" for none.
  var counts: [String]

  static let fields: [ModelField<DealLengthRow>] = [
    .text("length") { $0.length },
    .texts("counts") { $0.counts },
  ]
}

/// The effect of a number of tickets on the best trips.
struct DealTicketRow: TemplateModel {
  /// The tickets, such as "2 tickets".
  var title: String
  /// The mean length of the best trips, such as "24.3 steps".
  var mean: String
  /// The mean's share of the largest in per cent.
  var share: Int
  /// The saving over one ticket fewer; `nil` for the first row.
  var saved: String?
  /// The shortest and the longest, such as "15 to 44 steps".
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
  /// The end of the heading's id.
  var id: String
  /// The heading, such as "The luckiest deals".
  var title: String
  /// The property that the deals share, in a sentence.
  var sentence: String
  /// The columns after the cities.
  var columns: [String]
  /// Some of them.
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
  /// Its cities, with an address that shows this deal.
  var link: PageLink
  /// One value per column.
  var costs: [String]

  static let fields: [ModelField<DealRow>] = [
    .text("title") { $0.link.title },
    .url("path") { $0.link.path },
    .texts("costs") { $0.costs },
  ]
}
