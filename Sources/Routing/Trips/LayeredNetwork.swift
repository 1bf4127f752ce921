/// A network unfolded by tickets: place t * n + p is place p with at most t tickets used.
///
/// Links that cost no ticket stay in their layer, ticketed ones lead to the next; and from each place
/// a link of cost 0 leads to itself in the next layer: a ticket thrown away. With these the costs in
/// layer t are those with at most t tickets (without them: with exactly t, for which one may have to
/// drive in circles, at costs beyond those of any sensible route).
struct LayeredNetwork: Sendable {
  let network: Network
  /// For each link of the layered network, the link that it stands for; -1 for a ticket thrown away.
  let originalLink: [Int32]

  init(_ network: Network, tickets: Int, ticketedModes: [UInt8]) {
    var isTicketed = [Bool](repeating: false, count: 256)
    for mode in ticketedModes { isTicketed[Int(mode)] = true }
    let count = Int32(network.placeCount)
    var links: [Link] = []
    var originals: [Int32] = []
    for layer in 0...Int32(tickets) {
      for (index, link) in network.links.enumerated() {
        let original = Int32(index)
        let base = layer * count
        func add(_ from: Int32, _ to: Int32, isDirected: Bool) {
          links.append(Link(from: from, to: to, cost: link.cost, isDirected: isDirected))
          originals.append(original)
        }
        if !isTicketed[Int(link.mode)] {
          add(base + link.from, base + link.to, isDirected: link.isDirected)
        } else if layer < tickets {
          add(base + link.from, base + count + link.to, isDirected: true)
          if !link.isDirected { add(base + link.to, base + count + link.from, isDirected: true) }
        }
      }
      guard layer < tickets else { break }
      for place in layer * count..<(layer + 1) * count {
        links.append(Link(from: place, to: place + count, cost: 0, isDirected: true))
        originals.append(-1)
      }
    }
    self.network = Network(
      unchecked: links, placeCount: network.placeCount * (tickets + 1))
    originalLink = originals
  }
}
