import Geography
import Input
import Markup

final class OSMReader: XMLEventHandler {
  private struct Way {
    var nodes: [Int]
    var labels: [String]
    var mode: String
    var direction: LineFeature.Direction
  }

  private var nodes: [Int: Coordinate] = [:]
  private var ways: [Way] = []
  private var tags: [String: String] = [:]
  private var node: Coordinate?
  private var references: [Int] = []
  private(set) var points: [NamedPoint] = []
  private(set) var wayCount = 0
  private(set) var untraveled = 0
  /// The number of ways that are cut because the extract lacks some of their nodes.
  private(set) var cutWays = 0
  /// The number of ways without two consecutive nodes in the extract.
  private(set) var lostWays = 0
  private(set) var deletedWays = 0
  private var isDeletedWay = false
  private(set) var relations = 0
  private(set) var unreadTags: Set<String> = []
  private(set) var diagnostics = Diagnostics()

  func started(_ name: String, attributes: [String: String], at location: SourceLocation) {
    // Files with the history of objects mark deleted objects as invisible. Map editors mark them
    // with an action.
    let isDeleted = attributes["visible"] == "false" || attributes["action"] == "delete"
    switch name {
    case "node":
      tags = [:]
      node = nil
      guard !isDeleted, let id = attributes["id"].flatMap(Number.integer) else { return }
      node = Coordinate(attributes: attributes)
      if let node {
        nodes[id] = node
      } else {
        diagnostics.error(
          at: location, "the node \(id) has no valid position", hint: Coordinate.attributesHint)
      }
    case "way":
      tags = [:]
      references = []
      isDeletedWay = isDeleted
      if isDeleted { deletedWays += 1 }
    case "nd": if let id = attributes["ref"].flatMap(Number.integer) { references.append(id) }
    case "tag": if let key = attributes["k"] { tags[key] = attributes["v"] }
    case "relation":
      tags = [:]
      relations += 1
    default: break
    }
  }

  func read(_ text: String) {}

  func ended(_ name: String) {
    let tags = tags
    let meaning = OSMTags { tags[$0] }
    if name == "node", let node, let place = meaning.placeName {
      points.append(NamedPoint(name: place, coordinate: node))
      unreadTags.formUnion(tags.keys.filter { !OSMTags.ofPoints.contains($0) })
    } else if name == "way", !isDeletedWay {
      wayCount += 1
      if let mode = meaning.mode, tags["area"] != "yes" {
        ways.append(
          Way(
            nodes: references, labels: meaning.labels, mode: mode, direction: meaning.direction))
        unreadTags.formUnion(tags.keys.filter { !OSMTags.ofWays.contains($0) })
      } else {
        untraveled += 1
      }
    }
  }

  /// Returns the lines of all ways, cut at nodes that the extract lacks. Call this after the whole
  /// file is read.
  func collect() -> LineCollection {
    var result = LineCollection(points: points, meetsAtSharedPoints: true)
    for way in ways {
      let parts = way.nodes.split { nodes[$0] == nil }.filter { $0.count > 1 }
      if parts.isEmpty { lostWays += 1 } else if parts[0].count < way.nodes.count { cutWays += 1 }
      for part in parts {
        result.lines.append(
          LineFeature(
            points: part.compactMap { nodes[$0] }, labels: way.labels, mode: way.mode,
            direction: way.direction))
      }
    }
    return result
  }
}
