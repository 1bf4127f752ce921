/// One value of a model, in the form that templates use. Lists and records refer to slots of
/// `ModelValues`.
enum ModelValue: Sendable {
  case none
  case text(String)
  /// The relative path from a page to the site's root. The associated value is the page's path.
  case root(String)
  case integer(Int)
  case html(HTML)
  case flag(Bool)
  /// A list, whose elements are in contiguous slots that begin at `start`. The number of slots of
  /// an element depends on the element's kind.
  case list(start: Int, count: Int)
  case record(start: Int)
}

/// All values of one page in one array. A record is a run of slots, one per field, so a page with
/// many list items needs no allocation per item.
struct ModelValues {
  var slots: [ModelValue] = []
  let shapes: ModelShapes

  init(shapes: ModelShapes) {
    self.shapes = shapes
    slots.reserveCapacity(1024)
  }

  /// Adds a record and returns its first slot.
  mutating func add<Model: TemplateModel>(_ model: Model) -> Int {
    let start = slots.count
    if let plan = shapes.plan(for: Model.self) {
      reserve(plan.fills.count)
      fill(model, at: start, plan: plan)
    }
    return start
  }

  mutating func fill<Element: TemplateModel>(list: [Element], at slot: Int) {
    let start = slots.count
    slots[slot] = .list(start: start, count: list.count)
    guard !list.isEmpty, let plan = shapes.plan(for: Element.self) else { return }
    let width = plan.fills.count
    reserve(width * list.count)
    var position = start
    for element in list {
      fill(element, at: position, plan: plan)
      position += width
    }
  }

  mutating func fill<Element: TemplateModel>(record: Element?, at slot: Int) {
    guard let record else { return }
    slots[slot] = .record(start: add(record))
  }

  mutating func fill(addresses: [String: String], at slot: Int) {
    slots[slot] = .record(start: slots.count)
    for name in shapes.addresses { slots.append(addresses[name].map(ModelValue.text) ?? .none) }
  }

  private mutating func reserve(_ count: Int) {
    slots.append(contentsOf: repeatElement(.none, count: count))
  }

  private mutating func fill<Model>(_ model: Model, at start: Int, plan: ModelPlan<Model>) {
    for index in plan.fills.indices { plan.fills[index](model, start + index, &self) }
  }
}
