import Input
import Routing

/// A summary of the deals of a game, for pages other than the deals page.
struct DealSummary: Sendable {
  let count: Int
  /// The number of regions in which all deals of a shard have the same city. These regions are the
  /// first regions of the network.
  let fixedCount: Int
  /// The paths of the shards: the files that contain the best trips.
  let shards: [String]
}

/// A summary, or the warnings that explain why the deals have no page. Builds cache this value.
struct DealFinding: Sendable {
  var summary: DealSummary?
  var warnings: [Diagnostic] = []

  /// - Parameter table: `nil` if the deals could not be solved.
  init(_ network: NetworkContent, table: DealTable?, warnings: Diagnostics) {
    self.warnings = warnings.all
    guard let table else { return }
    let data = DealData(network: network, table: table)
    summary = DealSummary(
      count: table.count, fixedCount: data.fixedCount,
      shards: (0..<data.shardCount).map { data.path($0).string })
  }

  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.number(summary?.count ?? 0)
    writer.number(summary?.fixedCount ?? 0)
    writer.texts(summary?.shards ?? [])
    writer.warnings(warnings)
    return writer.bytes
  }

  init(_ bytes: [UInt8]) throws(ByteReader.Damage) {
    var reader = ByteReader(bytes[...])
    let (count, fixed, shards) = (
      try reader.number(), try reader.number(), try reader.texts()
    )
    if count > 0 { summary = DealSummary(count: count, fixedCount: fixed, shards: shards) }
    warnings = try reader.warnings()
  }
}
