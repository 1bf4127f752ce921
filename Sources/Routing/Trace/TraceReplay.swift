struct TraceReplay {
  private struct Knowledge {
    var cost: Int64 = 0
    var link: Int32 = -1
    var isSettled = false
  }

  private let network: Network
  private let source: Int32
  private let isBidirectional: Bool
  private var sides: [[Knowledge]]
  private var current: (place: Int32, side: Int)

  init(of trace: Trace, on network: Network) {
    self.network = network
    source = trace.source
    isBidirectional = trace.algorithm == .bidirectional
    let blank = [Knowledge](repeating: Knowledge(), count: network.placeCount)
    sides = isBidirectional ? [blank, blank] : [blank]
    current = (trace.source, 0)
  }

  mutating func apply(_ event: Int32) -> TraceEvent {
    if event < 0 {
      let link = -1 - event
      let place = network.otherEnd(of: link, from: current.place)
      let cost =
        sides[current.side][Int(current.place)].cost + network.links[Int(link)].cost
      sides[current.side][Int(place)].cost = cost
      sides[current.side][Int(place)].link = link
      return step(.relax, place)
    }
    let count = Int32(network.placeCount)
    current = event < count ? (event, 0) : (event - count, 1)
    sides[current.side][Int(current.place)].isSettled = true
    return step(.settle, current.place)
  }

  private func step(_ kind: TraceEvent.Kind, _ place: Int32) -> TraceEvent {
    let knowledge = sides[current.side][Int(place)]
    let link = knowledge.link < 0 ? nil : knowledge.link
    return TraceEvent(
      kind: kind, place: place, from: link.map { network.otherEnd(of: $0, from: place) },
      link: link, cost: knowledge.cost, side: current.side == 0 ? .forward : .backward)
  }

  func route(to goal: Int32?, meeting: Int32?) -> Route? {
    if isBidirectional {
      guard let meeting else { return nil }
      let links = chain(from: meeting, side: 0).reversed() + chain(from: meeting, side: 1)
      let cost = sides[0][Int(meeting)].cost + sides[1][Int(meeting)].cost
      return Route(cost: cost, from: source, links: links, on: network)
    }
    guard let goal, network.contains(goal), sides[0][Int(goal)].isSettled else { return nil }
    return Route(
      cost: sides[0][Int(goal)].cost, from: source, links: chain(from: goal, side: 0).reversed(),
      on: network)
  }

  private func chain(from place: Int32, side: Int) -> [Int32] {
    network.chain(from: place) { sides[side][Int($0)].link }
  }
}
