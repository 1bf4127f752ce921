/// The kind of value that a name in a template has.
indirect enum ModelKind: Hashable, Sendable {
  /// The kind of a name that never has a value.
  case nothing
  case text, integer, html, url, flag, data
  /// The name of one of the given partials.
  case partial([String])
  case list(ModelKind)
  /// A record, identified by its index in `ModelShapes.shapes`.
  case record(Int)

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

/// The fields of one record type, in the order of their slots.
struct ModelShape: Sendable {
  var fields: [(name: String, kind: ModelKind)] = []

  func index(of field: String) -> Int? {
    fields.firstIndex { $0.name == field }
  }
}

/// All record types that a template can encounter, found from its page model. Types may contain
/// themselves, so they refer to one another by index.
struct ModelShapes: Sendable {
  var shapes: [ModelShape] = []
  /// The names of the addresses in a field made by `ModelField.addresses`.
  let addresses: [String]
  private(set) var plans: [ObjectIdentifier: any AnyModelPlan] = [:]

  init(addresses: [String] = []) { self.addresses = addresses }

  /// Adds a record type with one field per address, and returns its index.
  mutating func addAddresses() -> Int {
    shapes.append(ModelShape(fields: addresses.map { ($0, .url) }))
    return shapes.count - 1
  }

  /// Adds a model type and all types that it contains, and returns its index.
  mutating func add<Model: TemplateModel>(_ model: Model.Type) -> Int {
    if let plan = plans[ObjectIdentifier(model)] { return plan.shape }
    let number = shapes.count
    let fields = Model.fields
    shapes.append(ModelShape())
    plans[ObjectIdentifier(model)] = ModelPlan(shape: number, fields: fields)
    for field in fields {
      let kind = field.kind(&self)
      shapes[number].fields.append((field.name, kind))
    }
    return number
  }

  func plan<Model: TemplateModel>(for model: Model.Type) -> ModelPlan<Model>? {
    plans[ObjectIdentifier(model)] as? ModelPlan<Model>
  }
}

protocol AnyModelPlan: AnyObject, Sendable {
  var shape: Int { get }
}

/// The fields of one model type, computed only once.
final class ModelPlan<Model: TemplateModel>: AnyModelPlan {
  let shape: Int
  let fills: [@Sendable (Model, Int, inout ModelValues) -> Void]

  init(shape: Int, fields: [ModelField<Model>]) {
    self.shape = shape
    fills = fields.map(\.fill)
  }
}
