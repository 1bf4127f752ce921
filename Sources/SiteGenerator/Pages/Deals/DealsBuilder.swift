import Markup
import Routing

/// Fills the page of all deals of a game.
struct DealsBuilder {
  let frames: SiteFrame
  let network: NetworkSite
  let table: DealTable
  let findings: DealFindings

  private var content: NetworkContent { network.content }
  private var settings: NetworkSettings { content.settings }
  private var words: RouteWords { RouteWords(network: network) }
  private var path: SitePath { SiteMap.deals(network.slug) }
  private var costWords: CostWords { settings.unit.words }

  func page() -> DealsPage {
    let title = "All \(Words.count(table.count)) deals"
    let lead = lead
    var page = DealsPage(
      frame: frames.frame(
        path, title: title, lead: lead, documentTitle: "\(title) · \(settings.title)",
        description: "\(title) of \(settings.title), solved. \(lead)", section: .networks,
        above: [
          ("Networks", SiteMap.networks), (settings.title, SiteMap.network(network.slug)),
          ("Trips", SiteMap.trips(network.slug)),
        ], credits: network.credits),
      rules: rules, map: network.map.boardFigure(network),
      modes: NetworkBuilder(frames: frames, network: network).modes, table: playersTable,
      lengthsSentence: lengthsSentence, plot: plot,
      plotCaption: table.tickets == 0
        ? "The number of deals by the \(costWords.noun) of their best trip."
        : "The number of deals by the \(costWords.noun) of their best trip: bars with "
          + "\(count(table.tickets)), the line without a ticket.",
      lengthColumns: tickets.reversed().map { $0 == 0 ? "No ticket" : count($0) },
      lengths: bins.bins.map { bin in
        DealLengthRow(
          length: length(bin),
          counts: tickets.reversed().map { bin.deals[$0] == 0 ? "–" : Words.count(bin.deals[$0]) })
      },
      ticketsSentence: ticketsSentence, tickets: ticketRows, extremes: extremes,
      trainName: trainName, trainNames: trainNames, trainsSentence: trainsSentence, trains: trains,
      downloads: downloads,
      costWords: costWords)
    page.frame.networkStyle = network.regionStyle?.string
    return page
  }

  private var tickets: [Int] { Array(0...table.tickets) }

  private func count(_ tickets: Int) -> String { Words.count(tickets, "ticket") }

  private func mean(_ mean: Double) -> String { Words.meanCost(mean, settings.unit) }

  // MARK: Words

  private var lead: String {
    guard let lengths = findings.lengths.last, let mean = lengths.mean,
      let luckiest = findings.luckiest, let hardest = findings.hardest
    else { return "No deal has a trip." }
    let with = table.tickets == 0 ? "" : "With \(count(table.tickets)) "
    let sentence =
      "the best trip takes \(self.mean(mean)) on average, "
      + "\(words.cost(luckiest.value)) at the least and \(words.cost(hardest.value)) at the most."
    return with.isEmpty ? sentence.capitalizedFirst : with + sentence
  }

  private var rules: [String] {
    let regions = Words.count(table.groups.count, "region")
    var rule = "A deal is one city of each of the \(regions)"
    rule += ": start in any of them, visit them all, end anywhere"
    if table.tickets > 0 { rule += ", with \(count(table.tickets)) for \(trainNames)" }
    return [
      rule + ". All \(Words.count(table.count)) deals are solved exactly, so every best trip here "
        + "is proved."
    ]
  }

  private var lengthsSentence: String {
    guard let lengths = findings.lengths.last, lengths.solved > 0 else {
      return "No deal has a trip."
    }
    let usual = lengths.rows.max { ($0.deals, $1.cost) < ($1.deals, $0.cost) }
    var seen = 0
    let median = lengths.rows.first {
      seen += $0.deals
      return seen * 2 >= lengths.solved
    }
    var sentence = ""
    if let usual, !settings.unit.isRounded {
      sentence = "Most often it is \(words.cost(usual.cost)): \(Words.count(usual.deals, "deal")). "
    }
    if let median { sentence += "Half of all deals take \(words.cost(median.cost)) or less." }
    let missing = table.count - lengths.solved
    return missing == 0
      ? sentence : sentence + " \(Words.count(missing, "deal has", "deals have")) no trip."
  }

  private var ticketsSentence: String? {
    guard table.tickets > 0, let none = findings.lengths.first?.mean,
      let all = findings.lengths.last?.mean
    else { return nil }
    let first = findings.lengths[1].mean.map { none - $0 } ?? 0
    let last = findings.lengths[table.tickets - 1].mean.map { $0 - all } ?? 0
    let worth =
      "\(count(table.tickets).capitalizedFirst) \(costWords.lessen)"
      + "\(table.tickets == 1 ? "s" : "") the best trip by "
      + "\(mean(none - all)) on average"
    return table.tickets < 2
      ? worth + "."
      : worth + ": the first by \(mean(first)), the last by \(mean(last)). "
        + "Tickets may be left over, so one more never makes a trip \(costWords.more)."
  }

  private var train: NetworkSettings.Mode? { settings.modes.first { $0.takesTicket } }
  private var trainName: String { train?.name ?? "ticketed link" }
  private var trainNames: String { train?.plural ?? trainName + "s" }

  private var trainsSentence: String? {
    guard table.tickets > 0, !ticketed.isEmpty, let solved = findings.lengths.last?.solved,
      solved > 0
    else { return nil }
    let uses = ticketed.reduce(0) { $0 + findings.linkUses[$1] }
    let mean = Words.decimal(Double(uses) / Double(solved), decimals: 2)
    return "Counted in the best trips with \(count(table.tickets)), which take \(mean) "
      + "\(trainNames) on average. Where several trips are best, the one that the atlas shows is "
      + "counted: it uses the fewest tickets. A \(trainName) that is seldom taken may still save "
      + "much in the deals that need it."
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
            return DealCity(id: place.id, title: place.name)
          }.sorted { $0.title < $1.title })
      }, room: longestSentence)
  }

  /// The sentence that a script writes about a deal, with the longest name of each region.
  private var longestSentence: String {
    let names = table.groups.map { group in
      group.map { content.places[Int($0)].name }.max { $0.count < $1.count } ?? ""
    }
    let cost = words.cost(findings.hardest?.value ?? 0)
    let with = table.tickets == 0 ? "" : " with \(table.tickets) of \(count(table.tickets))"
    return "Best trip: \(cost) visit \(Words.list(names))\(with). 100 % of deals take more."
  }

  private var bins: DealBins { DealBins(findings.lengths, unit: settings.unit.scale) }

  private func length(_ bin: DealBins.Bin) -> String {
    if bins.width == 1 { return words.cost(bin.lowest) }
    // Costs that are shown in full are counted: the next bin begins one of them further on.
    let end = bin.lowest + bins.width - (settings.unit.isRounded ? 0 : 1)
    return "\(words.cost(bin.lowest)) to \(words.cost(end))"
  }

  private var plot: HTML? {
    DealPlot(
      bins: bins, label: "Bar plot: \(lengthsSentence) All figures are in the table below.",
      length: length, axisLabel: { Words.count($0.lowest / settings.unit.scale) }
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
        title: tickets == 0 ? "No ticket" : count(tickets), mean: self.mean(mean),
        share: most == 0 ? 0 : Int((mean / most * 100).rounded()),
        saved: before.map { self.mean($0 - mean) },
        range: "\(Words.amount(shortest, settings.unit)) to \(words.cost(longest))")
    }
  }

  private var extremes: [DealExtreme] {
    let columns =
      table.tickets == 0 ? ["Best trip"] : [count(table.tickets).capitalizedFirst, "No ticket"]
    func extreme(
      _ id: String, _ title: String, _ extreme: DealFindings.Extreme?, _ rule: String
    ) -> DealExtreme? {
      guard let extreme else { return nil }
      let some =
        extreme.count > extreme.deals.count
        ? " Here are \(Words.count(extreme.deals.count)) of them." : ""
      return DealExtreme(
        id: id, title: title,
        sentence: "\(Words.count(extreme.count, "deal")) \(rule) "
          + "\(words.cost(extreme.value)).\(some)",
        columns: columns, deals: extreme.deals.map(row))
    }
    let one = findings.luckiest?.count == 1
    let hard = findings.hardest?.count == 1
    let saved = findings.mostSaved?.count == 1
    return [
      extreme(
        "luckiest", "The luckiest deals", findings.luckiest,
        "\(one ? "takes" : "take") no more than"),
      extreme(
        "hardest", "The hardest deals", findings.hardest, "\(hard ? "takes" : "take")"),
      extreme(
        "most-saved", "Where tickets save most", findings.mostSaved,
        "\(saved ? "is" : "are") made \(costWords.less) by all tickets together by"),
    ].compactMap(\.self)
  }

  private func row(_ deal: Int) -> DealRow {
    let cities = table.cities(of: deal).map { content.places[Int($0)] }
    let counts = table.tickets == 0 ? [0] : [table.tickets, 0]
    return DealRow(
      link: PageLink(
        title: Words.list(cities.map(\.name)),
        path: path.string + "?cities=\(cities.map(\.id).joined(separator: ","))"
          + "&tickets=\(table.tickets)"),
      costs: counts.map { table.cost(of: deal, tickets: $0).map(words.cost) ?? "no trip" })
  }

  /// The links that take a ticket.
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
      let (from, to) = (network.network.links[link].from, network.network.links[link].to)
      return BarRow(
        link: PageLink(
          title: "\(content.places[Int(from)].name) to \(content.places[Int(to)].name)", path: nil),
        value: Words.count(findings.linkUses[link], "time"),
        share: Words.share(findings.linkUses[link], of: most))
    }
  }

  private var downloads: [DownloadLink] {
    let data = DealData(network: network.content, table: table)
    return [
      DownloadLink(
        title: "\(costWords.title)s of all best trips as JSON",
        path: SiteMap.dealsData(network.slug).string,
        note: "and how the deals are numbered"),
      DownloadLink(
        title: "The first of \(Words.count(data.shardCount)) files of deals",
        path: data.path(0).string, note: "the best trip of each; the page about data explains them"),
    ]
  }
}
