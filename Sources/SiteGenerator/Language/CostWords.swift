/// The words with which costs of one kind are compared.
///
/// `words.js` has the same.
struct CostWords: Sendable {
  /// The quantity: "length".
  let noun: String
  /// Having the lowest cost: "shortest".
  let least: String
  /// Having a lower cost: "shorter".
  let less: String
  /// Having the highest cost: "longest".
  let most: String
  /// Having a higher cost: "longer".
  let more: String
  /// Having the same cost, after "is", "takes" or "costs": "as long".
  let asMuch: String
  /// The verb before ``asMuch``: "is".
  let verb: String
  /// To lower the cost of: "shorten".
  let lessen: String
  /// The heading of the routes between the pairs of places that are farthest apart.
  let extremeRoutes: String
  /// The description of these routes.
  let extremePairs: String

  /// The quantity as the heading of a column: "Length".
  var title: String { noun.capitalizedFirst }

  /// The heading of the distribution of best trips.
  var tripQuestion: String {
    switch verb {
    case "is": "How long the best trips are"
    case "takes": "How long the best trips take"
    default: "How much the best trips cost"
    }
  }

  /// A cost as a predicate: "is 12 km long", "takes 2.5 h".
  func predicate(_ cost: String) -> String {
    verb == "is" ? "is \(cost) long" : "\(verb) \(cost)"
  }

  init(_ kind: NetworkSettings.Unit.Kind) {
    self =
      switch kind {
      case .length: .length
      case .time: .time
      case .cost: .cost
      }
  }

  private init(
    noun: String, least: String, less: String, most: String, more: String, asMuch: String,
    verb: String, lessen: String, extremeRoutes: String, extremePairs: String
  ) {
    self.noun = noun
    self.least = least
    self.less = less
    self.most = most
    self.more = more
    self.asMuch = asMuch
    self.verb = verb
    self.lessen = lessen
    self.extremeRoutes = extremeRoutes
    self.extremePairs = extremePairs
  }

  static let length = CostWords(
    noun: "length", least: "shortest", less: "shorter", most: "longest", more: "longer",
    asMuch: "as long", verb: "is", lessen: "shorten", extremeRoutes: "Farthest pairs",
    extremePairs: "The pairs of places whose shortest route is longest")

  static let time = CostWords(
    noun: "time", least: "fastest", less: "faster", most: "slowest", more: "slower",
    asMuch: "as long", verb: "takes", lessen: "shorten", extremeRoutes: "Routes that take longest",
    extremePairs: "The pairs of places whose fastest route takes longest")

  static let cost = CostWords(
    noun: "cost", least: "cheapest", less: "cheaper", most: "costliest", more: "costlier",
    asMuch: "as much", verb: "costs", lessen: "cheapen", extremeRoutes: "Routes that cost most",
    extremePairs: "The pairs of places whose cheapest route costs most")
}

extension NetworkSettings.Unit {
  /// The words with which its costs are compared.
  var words: CostWords { CostWords(kind) }
}
