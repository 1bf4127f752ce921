import Input
import Routing

/// The JSON files with the best trips of all deals of a game. A deal consists of one city from each
/// region. The index file describes how deals are numbered. The best trips are divided among
/// shards: files that are so small that a browser can load the trip of a single deal quickly.
struct DealData {
  let network: NetworkContent
  let table: DealTable

  /// The maximum number of regions in which the deals of one shard have different cities. These
  /// regions are the last groups of the table. In every other region, all deals of a shard have the
  /// same city, whose id is in the shard's path.
  private static let wholeGroups = 4

  /// The number of regions in which all deals of a shard have the same city. These regions are the
  /// first groups of the table.
  var fixedCount: Int { max(1, table.groups.count - Self.wholeGroups) }

  var shardCount: Int { table.groups[..<fixedCount].reduce(1) { $0 * $1.count } }

  private var shardSize: Int { table.count / shardCount }

  /// Returns the path of a shard. It contains the ids of the cities that all deals of the shard
  /// share.
  func path(_ shard: Int) -> SitePath {
    let cities = table.cities(of: shard * shardSize)[..<fixedCount]
    return SiteMap.deals(network.slug, cities: cities.map { network.places[Int($0)].id })
  }

  /// Returns the index as JSON. The index lists the cities of each region, from which the number of
  /// a deal is computed. It also contains the distribution of best-trip lengths.
  func index(_ findings: DealFindings) -> [UInt8] {
    var json = JSONWriter()
    json.object { file in
      file.member("count", table.count)
      file.member("tickets", table.tickets)
      file.array("cities") { list in for group in table.groups { list.integers(group) } }
      file.member("fixed", fixedCount)
      file.array("lengths") { list in
        for lengths in findings.lengths {
          list.object { entry in
            entry.member("cost", lengths.rows.map(\.cost))
            entry.member("deals", lengths.rows.map(\.deals))
          }
        }
      }
    }
    return json.bytes
  }

  func shard(_ shard: Int) -> [UInt8] {
    let deals = shard * shardSize..<(shard + 1) * shardSize
    var json = JSONWriter(reserving: shardSize * (4 * table.tickets + 12))
    json.object { file in
      file.member("cities", Array(table.cities(of: deals.lowerBound)[..<fixedCount]))
      file.array("costs") { list in
        for tickets in 0...table.tickets {
          list.integers(deals.map { table.cost(of: $0, tickets: tickets) ?? -1 })
        }
      }
      var orders: [UInt8] = []
      orders.reserveCapacity(shardSize * table.groups.count)
      for deal in deals {
        for group in table.order(of: deal) ?? Array(table.groups.indices) {
          orders.append(UInt8(ascii: "0") + UInt8(group))
        }
      }
      file.member("orders", String(decoding: orders, as: UTF8.self))
    }
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func integers(_ numbers: [some BinaryInteger]) {
    array { list in for number in numbers { list.integer(number) } }
  }
}
