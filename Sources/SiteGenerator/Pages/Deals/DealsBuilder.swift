import Markup
import Routing

/// Builds the page of all deals of a game.
struct DealsBuilder {
  let frames: SiteFrame
  let network: NetworkSite
  let table: DealTable
  let findings: DealFindings

  private var content: NetworkContent { network.content }
  private var settings: NetworkSettings { content.settings }
  private var words: PageWords { network.words }
  private var kind: NetworkSettings.Unit.Kind { settings.unit.kind }
  private var path: SitePath { SiteMap.deals(network.slug) }

  func page() -> DealsPage {
    let title = words("dealsText.title", count: table.count)
    let lead = lead
    var page = DealsPage(
      frame: frames.frame(
        path, title: title, lead: lead, documentTitle: "\(title) · \(settings.title)",
        description: words(
          "dealsText.description", ["title": title, "network": settings.title, "lead": lead]),
        section: .networks,
        above: network.trail + [(words("networkText.trips"), SiteMap.trips(network.slug))],
        credits: network.credits),
      rules: rules, map: network.map.boardFigure(network),
      legend: NetworkBuilder(frames: frames, network: network).legend, table: playersTable,
      lengthsSentence: lengthsSentence, plot: plot,
      plotCaption: table.tickets == 0
        ? words("dealsText.plotCaption", kind: kind)
        : words(
          "dealsText.plotCaptionTickets", kind: kind, ["tickets": words.tickets(table.tickets)]),
      lengthColumns: tickets.reversed().map(words.tickets),
      lengths: bins.bins.map { bin in
        DealLengthRow(
          length: length(bin),
          counts: tickets.reversed().map { bin.deals[$0] == 0 ? "–" : words.count(bin.deals[$0]) })
      },
      ticketsSentence: ticketsSentence, tickets: ticketRows, extremes: extremes,
      trainName: trainName, trainNames: trainNames, trainsSentence: trainsSentence, trains: trains,
      downloads: downloads, costTitle: words("costs.title", kind: kind),
      costNoun: words("costs.noun", kind: kind),
      costRange: words("dealsText.costRange", kind: kind),
      lengthsTitle: words("dealsText.lengths", kind: kind))
    page.frame.networkStyles = network.styles
    return page
  }

  private var tickets: [Int] { Array(0...table.tickets) }

  private func cost(_ cost: Int64) -> String { words.cost(cost, settings.unit) }

  private func mean(_ mean: Double) -> String { words.meanCost(mean, settings.unit) }

  // MARK: Words

  private var lead: String {
    guard let lengths = findings.lengths.last, let mean = lengths.mean,
      let luckiest = findings.luckiest, let hardest = findings.hardest
    else { return words("dealsText.noTrips") }
    let (average, least, most) = (self.mean(mean), cost(luckiest.value), cost(hardest.value))
    return table.tickets == 0
      ? words("dealsText.lead", ["mean": average, "least": least, "most": most])
      : words(
        "dealsText.leadTickets", count: table.tickets,
        ["mean": average, "least": least, "most": most])
  }

  private var rules: [String] {
    let regions = words("dealsText.regions", count: table.groups.count)
    return [
      table.tickets == 0
        ? words("dealsText.rules", count: table.count, ["regions": regions])
        : words(
          "dealsText.rulesTickets", count: table.count,
          ["regions": regions, "tickets": words.tickets(table.tickets), "trains": trainNames])
    ]
  }

  private var lengthsSentence: String {
    guard let lengths = findings.lengths.last, lengths.solved > 0 else {
      return words("dealsText.noTrips")
    }
    let mostFrequent = lengths.rows.max { ($0.deals, $1.cost) < ($1.deals, $0.cost) }
    var sum = 0
    let median = lengths.rows.first {
      sum += $0.deals
      return sum * 2 >= lengths.solved
    }
    var sentences: [String] = []
    if let mostFrequent, mostFrequent.deals > 1, !settings.unit.isRounded {
      sentences.append(
        words(
          "dealsText.mostFrequent", count: mostFrequent.deals,
          ["cost": cost(mostFrequent.cost)]))
    }
    if let median { sentences.append(words("dealsText.median", ["cost": cost(median.cost)])) }
    let missing = table.count - lengths.solved
    if missing > 0 { sentences.append(words("dealsText.missing", count: missing)) }
    return sentences.joined(separator: " ")
  }

  private var ticketsSentence: String? {
    guard table.tickets > 0, let none = findings.lengths.first?.mean,
      let all = findings.lengths.last?.mean
    else { return nil }
    let worth = mean(none - all)
    guard table.tickets > 1 else {
      return kind == .cost
        ? words("dealsText.oneCheapens", ["mean": worth])
        : words("dealsText.oneShortens", ["mean": worth])
    }
    let first = mean(findings.lengths[1].mean.map { none - $0 } ?? 0)
    let last = mean(findings.lengths[table.tickets - 1].mean.map { $0 - all } ?? 0)
    let sentence =
      kind == .cost
      ? words(
        "dealsText.cheapen", count: table.tickets, ["mean": worth, "first": first, "last": last])
      : words(
        "dealsText.shorten", count: table.tickets, ["mean": worth, "first": first, "last": last])
    return sentence + " " + words("dealsText.leftOver", kind: kind)
  }

  private var train: NetworkSettings.Mode? { settings.modes.first { $0.takesTicket } }
  private var trainName: String { train?.name ?? words("dealsText.train") }
  private var trainNames: String { train?.severalName ?? words("dealsText.trains") }

  private var trainsSentence: String? {
    guard table.tickets > 0, !ticketed.isEmpty, let solved = findings.lengths.last?.solved,
      solved > 0
    else { return nil }
    let uses = ticketed.reduce(0) { $0 + findings.linkUses[$1] }
    let mean = words.decimal(Double(uses) / Double(solved), decimals: 2)
    return words(
      "dealsText.trainUse", count: table.tickets,
      ["mean": mean, "trains": trainNames, "train": trainName])
  }

  // MARK: Rows

  private var playersTable: DealTableModel {
    DealTableModel(
      network: SiteMap.networkData(network.slug).string, tickets: table.tickets,
      regions: settings.regions.indices.map { region in
        DealRegion(
          id: settings.regions[region].id, title: settings.regions[region].name,
          cities: table.groups[region].map { city in
            let place = content.places[Int(city)]
            return IdentifiedTitle(id: place.id, title: place.name)
          }.sorted { words.order($0.title) < words.order($1.title) })
      }, room: longestSentence)
  }

  /// A sentence at least as long as any sentence about a deal: it has the longest city name of each
  /// region.
  private var longestSentence: String {
    let names = table.groups.map { group in
      group.map { content.places[Int($0)].name }.max { $0.count < $1.count } ?? ""
    }
    let (cost, places) = (cost(findings.hardest?.value ?? 0), words.list(names))
    return table.tickets == 0
      ? words("dealsText.room", ["cost": cost, "places": places])
      : words("dealsText.roomTickets", count: table.tickets, ["cost": cost, "places": places])
  }

  private var bins: DealBins { DealBins(findings.lengths, unit: settings.unit.scale) }

  private func length(_ bin: DealBins.Bin) -> String {
    if bins.width == 1 { return cost(bin.lowest) }
    // If costs are not rounded, a range ends 1 below the start of the next bin, so that ranges do
    // not overlap.
    let end = bin.lowest + bins.width - (settings.unit.isRounded ? 0 : 1)
    return words("dealsText.range", ["from": cost(bin.lowest), "to": cost(end)])
  }

  private var plot: HTML? {
    DealPlot(
      bins: bins, label: words("dealsText.plot", ["sentence": lengthsSentence]),
      length: length, axisLabel: { words.count($0.lowest / settings.unit.scale) }, words: words
    ).svg()
  }

  private var ticketRows: [DealTicketRow] {
    let most = findings.lengths.compactMap(\.mean).max() ?? 0
    return tickets.compactMap { tickets in
      let lengths = findings.lengths[tickets]
      guard let mean = lengths.mean, let shortest = lengths.rows.first?.cost,
        let longest = lengths.rows.last?.cost
      else { return nil }
      let before = tickets == 0 ? nil : findings.lengths[tickets - 1].mean
      return DealTicketRow(
        title: words.tickets(tickets), mean: self.mean(mean),
        share: most == 0 ? 0 : Int((mean / most * 100).rounded()),
        saved: before.map { self.mean($0 - mean) },
        range: words(
          "dealsText.range",
          ["from": words.amount(shortest, settings.unit), "to": cost(longest)]))
    }
  }

  private var extremes: [DealExtreme] {
    let columns =
      table.tickets == 0
      ? [words("deal.bestTrip")] : [words.tickets(table.tickets), words.tickets(0)]
    func extreme(
      _ id: String, _ title: String, _ extreme: DealFindings.Extreme?,
      sentence: (Int, String) -> String
    ) -> DealExtreme? {
      guard let extreme else { return nil }
      let shown = extreme.deals.count
      let sentence = sentence(extreme.count, cost(extreme.value))
      return DealExtreme(
        id: id, title: title,
        sentence: extreme.count > shown
          ? sentence + " " + words("dealsText.some", count: shown) : sentence,
        columns: columns, deals: extreme.deals.map(row))
    }
    return [
      extreme("luckiest", words("dealsText.luckiestTitle"), findings.luckiest) {
        words("dealsText.luckiest", count: $0, ["cost": $1])
      },
      extreme("hardest", words("dealsText.hardestTitle"), findings.hardest) {
        words("dealsText.hardest", count: $0, ["cost": $1])
      },
      extreme("most-saved", words("dealsText.savedTitle"), findings.mostSaved) {
        switch kind {
        case .length: words("dealsText.savedLength", count: $0, ["cost": $1])
        case .time: words("dealsText.savedTime", count: $0, ["cost": $1])
        case .cost: words("dealsText.savedCost", count: $0, ["cost": $1])
        }
      },
    ].compactMap(\.self)
  }

  private func row(_ deal: Int) -> DealRow {
    let cities = table.cities(of: deal).map { content.places[Int($0)] }
    let counts = table.tickets == 0 ? [0] : [table.tickets, 0]
    return DealRow(
      link: PageLink(
        title: words.list(cities.map(\.name)),
        path: path.string + "?cities=\(cities.map(\.id).joined(separator: ","))"
          + "&tickets=\(table.tickets)"),
      costs: counts.map { table.cost(of: deal, tickets: $0).map(cost) ?? words("deal.none") }
    )
  }

  private var ticketed: [Int] {
    let modes = content.ticketedModes
    return network.network.links.indices.filter { modes.contains(network.network.links[$0].mode) }
  }

  private var trains: [BarRow] {
    guard table.tickets > 0 else { return [] }
    let sorted = ticketed.sorted {
      (findings.linkUses[$1], $0) < (findings.linkUses[$0], $1)
    }
    let most = sorted.first.map { findings.linkUses[$0] } ?? 0
    return sorted.map { link in
      let ends = network.network.links[link]
      return BarRow(
        link: PageLink(title: network.title(from: Int(ends.from), to: Int(ends.to)), path: nil),
        value: words("dealsText.times", count: findings.linkUses[link]),
        share: Words.share(findings.linkUses[link], of: most))
    }
  }

  private var downloads: [DownloadLink] {
    let data = DealData(network: network.content, table: table)
    return [
      DownloadLink(
        title: words("dealsText.file", kind: kind),
        path: SiteMap.dealsData(network.slug).string,
        note: words("dealsText.fileNote")),
      DownloadLink(
        title: words("dealsText.files", count: data.shardCount),
        path: data.path(0).string, note: words("dealsText.filesNote")),
    ]
  }
}
