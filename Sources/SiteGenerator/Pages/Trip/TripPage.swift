import Markup

/// The page of a trip that visits several cities in the order with the lowest cost.
struct TripPage: PageModel {
  /// The frame. Its `lead` describes the best trip in one sentence.
  var frame: PageFrame
  /// The cities to visit, shown as a hand of cards.
  var hand: [TripCard]
  /// A text such as "4 tickets, 4 used"; `nil` without tickets.
  var ticketsTitle: String?
  /// The number of tickets that the page shows as tokens.
  var tickets: Int
  var ticketsUsed: Int
  var map: MapFigure?
  var legend: MapLegend
  /// The data for replaying the methods.
  var player: TripPlayer?
  var legsCaption: String
  /// The place where the trip begins; `nil` if no trip exists.
  var start: PageLink?
  var legs: [RouteLeg]
  /// The note on the meaning of the network's costs.
  var costNote: String?
  var downloads: [DownloadLink] = []
  /// The buttons that save the best trip; `nil` if no trip exists.
  var saving: SaveOffer?
  /// A sentence on the cost of the best trip, and on the extra cost of the trips that heuristic
  /// methods find.
  var methodsSentence: String
  var methodsCaption: String
  /// The headings of the columns, such as "No ticket", "1 ticket", … "4 tickets". Without tickets,
  /// the only heading is the quantity, such as "Length".
  var ticketCounts: [String]
  /// The methods. The exact method is first.
  var methods: [TripMethod]

  static let fields = framed([
    .list("hand") { $0.hand },
    .text("ticketsTitle") { $0.ticketsTitle },
    .list("tickets") { page in
      (0..<max(0, page.tickets)).map { TicketToken(isUsed: $0 < page.ticketsUsed) }
    },
    .record("map") { $0.map },
    .record("legend") { $0.legend },
    .record("player") { $0.player },
    .text("legsCaption") { $0.legsCaption },
    .record("start") { $0.start },
    .list("legs") { $0.legs },
    .text("costNote") { $0.costNote },
    .list("downloads") { $0.downloads },
    .record("saving") { $0.saving },
    .text("methodsSentence") { $0.methodsSentence },
    .text("methodsCaption") { $0.methodsCaption },
    .texts("ticketCounts") { $0.ticketCounts },
    .list("methods") { $0.methods },
  ])
}

struct TripCard: TemplateModel {
  var city: PageLink
  var localName: LocalName?
  /// The id of the region, such as "purple"; "none" for a city without a region. The style sheet
  /// has a colour for each id.
  var region: String
  var regionTitle: String

  static let fields: [ModelField<TripCard>] = [
    .text("title") { $0.city.title },
    .url("path") { $0.city.path },
    .text("localName") { $0.localName?.name },
    .text("localLanguage") { $0.localName?.language },
    .text("region") { $0.region },
    .text("regionTitle") { $0.regionTitle },
  ]
}

/// A ticket, drawn as a token.
struct TicketToken: TemplateModel {
  var isUsed: Bool

  static let fields: [ModelField<TicketToken>] = [.flag("isUsed") { $0.isUsed }]
}

/// A method with its results for each number of tickets.
struct TripMethod: TemplateModel {
  var title: String
  /// The costs, one per column.
  var costs: [TripCost]

  static let fields: [ModelField<TripMethod>] = [
    .text("title") { $0.title },
    .list("costs") { $0.costs },
  ]
}

/// The cost of a trip that a method found.
struct TripCost: TemplateModel {
  /// A text such as "24", or "–" if the method found no trip.
  var text: String
  /// A Boolean value that is true if the cost is the lowest possible with the column's number of
  /// tickets.
  var isBest: Bool

  static let fields: [ModelField<TripCost>] = [
    .text("text") { $0.text },
    .flag("isBest") { $0.isBest },
  ]
}
