import Input

@testable import Markup

/// A model of any shape, made from data that is known only at run time.
struct DynamicModel {
  private(set) var shapes = ModelShapes()
  private(set) var values: ModelValues
  private(set) var root: ModelKind = .nothing
  /// The first slot of the outermost value.
  private(set) var start = 0

  indirect enum Data {
    case null
    case flag(Bool)
    case text(String)
    case list([Data])
    case record([(name: String, value: Data)])
  }

  init(_ data: Data) {
    var shapes = ModelShapes()
    root = Self.kind(of: data, &shapes)
    self.shapes = shapes
    values = ModelValues(shapes: shapes)
    if case .record(let shape) = root {
      start = append(data, shape: shape)
    } else {
      values.slots.append(.none)
      put(data, root, at: 0)
    }
  }

  private static func kind(of data: Data, _ shapes: inout ModelShapes) -> ModelKind {
    switch data {
    case .null: return .nothing
    case .flag: return .flag
    case .text: return .text
    case .list(let members):
      return .list(
        members.reduce(.nothing) { merge($0, kind(of: $1, &shapes), &shapes) })
    case .record(let fields):
      let number = shapes.shapes.count
      shapes.shapes.append(ModelShape())
      for field in fields {
        let kind = kind(of: field.value, &shapes)
        shapes.shapes[number].fields.append((field.name, kind))
      }
      return .record(number)
    }
  }

  /// A common kind for list elements of different kinds.
  private static func merge(
    _ first: ModelKind, _ second: ModelKind, _ shapes: inout ModelShapes
  ) -> ModelKind {
    switch (first, second) {
    case (.nothing, let other), (let other, .nothing): return other
    case (.list(let first), .list(let second)): return .list(merge(first, second, &shapes))
    case (.record(let first), .record(let second)):
      for (name, kind) in shapes.shapes[second].fields {
        if let index = shapes.shapes[first].index(of: name) {
          let merged = merge(shapes.shapes[first].fields[index].kind, kind, &shapes)
          shapes.shapes[first].fields[index].kind = merged
        } else {
          shapes.shapes[first].fields.append((name, kind))
        }
      }
      return .record(first)
    default: return first
    }
  }

  private mutating func append(_ data: Data, shape: Int) -> Int {
    let start = values.slots.count
    let width = shapes.shapes[shape].fields.count
    values.slots.append(contentsOf: repeatElement(.none, count: width))
    fill(data, shape: shape, at: start)
    return start
  }

  private mutating func fill(_ data: Data, shape: Int, at start: Int) {
    guard case .record(let fields) = data else { return }
    for field in fields {
      guard let index = shapes.shapes[shape].index(of: field.name) else { continue }
      put(field.value, shapes.shapes[shape].fields[index].kind, at: start + index)
    }
  }

  private mutating func put(_ data: Data, _ kind: ModelKind, at slot: Int) {
    switch data {
    case .null: break
    case .flag(let flag): values.slots[slot] = .flag(flag)
    case .text(let text): values.slots[slot] = .text(text)
    case .record:
      guard case .record(let shape) = kind else { return }
      let start = append(data, shape: shape)
      values.slots[slot] = .record(start: start)
    case .list(let members):
      guard case .list(let member) = kind else { return }
      let start = values.slots.count
      var width = 1
      if case .record(let shape) = member { width = shapes.shapes[shape].fields.count }
      values.slots[slot] = .list(start: start, count: members.count)
      values.slots.append(contentsOf: repeatElement(.none, count: width * members.count))
      for (index, data) in members.enumerated() {
        if case .record(let shape) = member {
          fill(data, shape: shape, at: start + index * width)
        } else {
          put(data, member, at: start + index)
        }
      }
    }
  }
}

extension DynamicModel.Data {
  init(_ node: YAMLNode) {
    if let members = node.members {
      self = .record(members.map { ($0.key, DynamicModel.Data($0.value)) })
    } else if let elements = node.elements {
      self = .list(elements.map { DynamicModel.Data($0) })
    } else if node.isNull {
      self = .null
    } else if let flag = node.bool {
      self = .flag(flag)
    } else if let number = node.double, node.int == nil {
      self = .text("\(number)")
    } else {
      self = .text(node.string ?? "")
    }
  }
}
