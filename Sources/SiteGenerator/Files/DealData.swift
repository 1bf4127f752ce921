import Input
import Routing

/// The JSON files of all deals of a game: an index of their numbering, and shards with the best
/// trips, small enough that one quick request is enough for a reader's deal.
struct DealData {
  let network: NetworkContent
  let table: DealTable

  /// The number of regions whose cities a shard covers in full; the cities of the others are in its
  /// path.
  private static let wholeGroups = 4

  /// The number of leading regions that have one fixed city per shard.
  var fixedCount: Int { max(1, table.groups.count - Self.wholeGroups) }

  /// The number of shards.
  var shardCount: Int { table.groups[..<fixedCount].reduce(1) { $0 * $1.count } }

  private var shardSize: Int { table.count / shardCount }

  /// The path of a shard: the ids of its cities of the first regions.
  func path(_ shard: Int) -> SitePath {
    let cities = table.cities(of: shard * shardSize)[..<fixedCount]
    return SiteMap.deals(network.slug, cities: cities.map { network.places[Int($0)].id })
  }

  /// Makes the index of the deals: their numbering, and the lengths of the best trips.
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

  /// The best trips of the deals of a shard.
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
