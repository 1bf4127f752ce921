/// The kind of value that a name stands for in a template.
indirect enum ModelKind: Hashable, Sendable {
  /// A name that never has a value.
  case nothing
  case text, integer, html, url, flag, data
  /// The name of one of these partials.
  case partial([String])
  case list(ModelKind)
  /// A record, by its number in `ModelShapes`.
  case record(Int)

  /// The noun for the kind in messages.
  var noun: String {
    switch self {
    case .nothing: "nothing"
    case .text: "text"
    case .integer: "an integer"
    case .html: "markup"
    case .data: "JSON"
    case .url: "an address"
    case .flag: "a flag"
    case .partial: "the name of a partial"
    case .list: "a list"
    case .record: "a record"
    }
  }
}

/// The names of one record type, in the order of its slots.
struct ModelShape: Sendable {
  var name: String
  var fields: [(name: String, kind: ModelKind)] = []

  func index(of field: String) -> Int? {
    fields.firstIndex { $0.name == field }
  }
}

/// All record types that a template can encounter, found from its page model. Types may contain
/// themselves, so records refer to one another by number.
struct ModelShapes: Sendable {
  var shapes: [ModelShape] = []
  /// The names that a field of addresses defines.
  let addresses: [String]
  private(set) var plans: [ObjectIdentifier: any AnyModelPlan] = [:]

  init(addresses: [String] = []) { self.addresses = addresses }

  /// Adds a record of all addresses and returns its number.
  mutating func addAddresses() -> Int {
    shapes.append(ModelShape(name: "addresses", fields: addresses.map { ($0, .url) }))
    return shapes.count - 1
  }

  /// Adds a model type, with all types that it contains, and returns its number.
  mutating func add<Model: TemplateModel>(_ model: Model.Type) -> Int {
    if let plan = plans[ObjectIdentifier(model)] { return plan.shape }
    let number = shapes.count
    let fields = Model.fields
    shapes.append(ModelShape(name: "\(Model.self)"))
    plans[ObjectIdentifier(model)] = ModelPlan(shape: number, fields: fields)
    for field in fields {
      let kind = field.kind(&self)
      shapes[number].fields.append((field.name, kind))
    }
    return number
  }

  /// The fields of a model type that was added.
  func plan<Model: TemplateModel>(for model: Model.Type) -> ModelPlan<Model>? {
    plans[ObjectIdentifier(model)] as? ModelPlan<Model>
  }
}

protocol AnyModelPlan: AnyObject, Sendable {
  var shape: Int { get }
}

/// The fields of one model type, requested once.
final class ModelPlan<Model: TemplateModel>: AnyModelPlan {
  let shape: Int
  /// Puts the value of each field into its slot.
  let fills: [@Sendable (Model, Int, inout ModelValues) -> Void]

  init(shape: Int, fields: [ModelField<Model>]) {
    self.shape = shape
    fills = fields.map(\.fill)
  }
}
