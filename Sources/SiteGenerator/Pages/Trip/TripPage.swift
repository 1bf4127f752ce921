import Markup

/// The page of a trip, which visits several cities in the order with the lowest cost.
struct TripPage: PageModel {
  /// The parts of the page around the content; `lead` describes the best trip in one sentence.
  var frame: PageFrame
  /// The cities to visit, as a hand of cards.
  var hand: [TripCard]
  /// The number of tickets, and the number of tickets that the best trip uses, as text: "4 tickets,
  /// 4 used".
  var ticketsTitle: String
  /// The number of tickets that the page shows as tokens, at most 12.
  var tickets: Int
  /// The number of tickets that the best trip uses.
  var ticketsUsed: Int
  /// The network's map with the best trip over it.
  var map: MapFigure?
  /// The kinds of links, for the legend below the map.
  var modes: [LinkMode]
  /// The data for the replay of the methods; `nil` if there are no replays.
  var player: TripPlayer?
  /// The caption of the table of legs, with the total.
  var legsCaption: String
  /// The place where the trip begins; `nil` if there is no trip.
  var start: PageLink?
  /// The legs of the best trip.
  var legs: [RouteLeg]
  /// The network's note about the meaning of its costs; `nil` if it has none.
  var honesty: String?
  /// Links to the files of the trip; empty if there are none.
  var downloads: [DownloadLink] = []
  /// The buttons that save the best trip; `nil` if there is no trip.
  var saving: SaveOffer?
  /// A sentence about the heuristic methods, with the extra cost of their trips compared with the
  /// best trip.
  var methodsSentence: String
  /// The caption of the table in `methods`.
  var methodsCaption: String
  /// The headings of the columns in the table of methods, such as "No ticket", "1 ticket", … "4
  /// tickets".
  var ticketCounts: [String]
  /// The methods, each with one cost for each column; the exact method is first.
  var methods: [TripMethod]

  static let fields = framed([
    .list("hand") { $0.hand },
    .text("ticketsTitle") { $0.ticketsTitle },
    .list("tickets") { page in
      (0..<max(0, page.tickets)).map { TicketToken(isUsed: $0 < page.ticketsUsed) }
    },
    .record("map") { $0.map },
    .list("modes") { $0.modes },
    .record("player") { $0.player },
    .text("legsCaption") { $0.legsCaption },
    .record("start") { $0.start },
    .list("legs") { $0.legs },
    .text("honesty") { $0.honesty },
    .list("downloads") { $0.downloads },
    .record("saving") { $0.saving },
    .text("methodsSentence") { $0.methodsSentence },
    .text("methodsCaption") { $0.methodsCaption },
    .texts("ticketCounts") { $0.ticketCounts },
    .list("methods") { $0.methods },
  ])
}

/// A city of the trip, shown as a card.
struct TripCard: TemplateModel {
  /// The city, with the path of its page if it has one.
  var city: PageLink
  /// The name of the city in a local language; `nil` if there is none.
  var localName: LocalName?
  /// The id of the city's region, such as "purple", for its colour in the style sheet; "none" for a
  /// city without a region.
  var region: String
  /// The name of the region, such as "Purple".
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
  /// A Boolean value that is true if the best trip uses the ticket.
  var isUsed: Bool

  static let fields: [ModelField<TicketToken>] = [.flag("isUsed") { $0.isUsed }]
}

/// A method with its results for each number of tickets.
struct TripMethod: TemplateModel {
  /// The method's name, such as "Nearest neighbour".
  var title: String
  /// The costs, one for each column of the table.
  var costs: [TripCost]

  static let fields: [ModelField<TripMethod>] = [
    .text("title") { $0.title },
    .list("costs") { $0.costs },
  ]
}

/// The cost of a trip that a method found.
struct TripCost: TemplateModel {
  /// The cost, such as "24", or "–" if the method found no trip.
  var text: String
  /// A Boolean value that is true if the cost is the lowest possible.
  var isBest: Bool

  static let fields: [ModelField<TripCost>] = [
    .text("text") { $0.text },
    .flag("isBest") { $0.isBest },
  ]
}
