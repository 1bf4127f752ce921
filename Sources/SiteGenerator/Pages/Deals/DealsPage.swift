import Markup
import Routing

/// The page of all deals of a game, with statistics and a form for playing.
struct DealsPage: PageModel {
  var frame: PageFrame
  /// Paragraphs that define a deal and explain how all deals were solved.
  var rules: [String]
  /// The network's map. Scripts draw on its empty overlay.
  var map: MapFigure?
  var legend: MapLegend
  var table: DealTableModel
  var lengthsSentence: String
  /// The bar plot of the lengths of best trips; `nil` if no deal has a trip.
  var plot: HTML?
  /// The caption of the plot. It explains the bars and the line.
  var plotCaption: String
  var lengthColumns: [String]
  /// The numbers of the plot as a table.
  var lengths: [DealLengthRow]
  /// A sentence on the mean length that tickets save; `nil` for a game without tickets.
  var ticketsSentence: String?
  var tickets: [DealTicketRow]
  var extremes: [DealExtreme]
  /// The name of the mode that requires a ticket, such as "train".
  var trainName: String
  var trainNames: String
  /// A sentence on the number of tickets that best trips use; `nil` for a game without tickets.
  var trainsSentence: String?
  /// The links that require a ticket. The link that best trips use most often is first.
  var trains: [BarRow]
  var downloads: [DownloadLink]
  /// The quantity that the costs measure, as a heading, such as "Length".
  var costTitle: String
  /// The form of ``costTitle`` within a sentence, such as "length".
  var costNoun: String
  /// The heading of the column of cost ranges, such as "Shortest to longest".
  var costRange: String
  var lengthsTitle: String

  static let fields = framed([
    .texts("rules") { $0.rules },
    .record("map") { $0.map },
    .record("legend") { $0.legend },
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

/// The form in which the reader chooses a deal. A script shows the form.
struct DealTableModel: TemplateModel {
  var network: String
  /// The number of tickets in the game. It is also the initial choice.
  var tickets: Int
  var regions: [DealRegion]
  /// A sentence at least as long as any sentence about a deal. It reserves space on the page.
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

struct DealTicketChoice: TemplateModel {
  var count: Int
  /// A Boolean value that is true for the full number of tickets, which is the default choice.
  var isAll: Bool

  static let fields: [ModelField<DealTicketChoice>] = [
    .integer("count") { $0.count },
    .flag("isAll") { $0.isAll },
  ]
}

struct DealRegion: TemplateModel {
  /// The region's id. It is also the CSS class that sets the region's colour.
  var id: String
  var title: String
  var cities: [IdentifiedTitle]

  static let fields: [ModelField<DealRegion>] = [
    .text("id") { $0.id },
    .text("title") { $0.title },
    .list("cities") { $0.cities },
  ]
}

/// The numbers of deals whose best trips have a given length, or a length in a given range.
struct DealLengthRow: TemplateModel {
  var length: String
  /// The numbers of deals, one for each number of tickets; "–" for zero.
  var counts: [String]

  static let fields: [ModelField<DealLengthRow>] = [
    .text("length") { $0.length },
    .texts("counts") { $0.counts },
  ]
}

/// The lengths of the best trips with a given number of tickets.
struct DealTicketRow: TemplateModel {
  /// A title such as "2 tickets".
  var title: String
  /// The mean length of best trips, such as "24.3 steps".
  var mean: String
  /// The length of the bar: the mean as a percentage of the largest mean in the table.
  var share: Int
  /// The difference from the mean with one ticket fewer; `nil` for the row without tickets.
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

/// Deals that share an extreme value, such as the luckiest deals.
struct DealExtreme: TemplateModel {
  /// The suffix of the heading's `id` attribute.
  var id: String
  var title: String
  var sentence: String
  /// The headings of the columns after the column of cities.
  var columns: [String]
  /// The deals, or a selection of them if there are many.
  var deals: [DealRow]

  static let fields: [ModelField<DealExtreme>] = [
    .text("id") { $0.id },
    .text("title") { $0.title },
    .text("sentence") { $0.sentence },
    .texts("columns") { $0.columns },
    .list("deals") { $0.deals },
  ]
}

struct DealRow: TemplateModel {
  /// The cities of the deal, linked to the deal on this page.
  var link: PageLink
  /// The costs of the best trips, one per column.
  var costs: [String]

  static let fields: [ModelField<DealRow>] = [
    .text("title") { $0.link.title },
    .url("path") { $0.link.path },
    .texts("costs") { $0.costs },
  ]
}
