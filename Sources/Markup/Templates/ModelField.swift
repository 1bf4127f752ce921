/// A name in a template model: the kind of its value, and how to get it from the model.
///
/// Truth in sections: `{{#name}}` is shown for a flag that is true, a text or a URL that is neither
/// absent nor empty, an integer that is not absent (0 counts as a value), markup that is neither
/// absent nor empty, a record that is not absent, and once for each element of a list.
public struct ModelField<Model: Sendable>: Sendable {
  let name: String
  let kind: @Sendable (inout ModelShapes) -> ModelKind
  let fill: @Sendable (Model, Int, inout ModelValues) -> Void

  init(
    name: String, kind: @escaping @Sendable (inout ModelShapes) -> ModelKind,
    fill: @escaping @Sendable (Model, Int, inout ModelValues) -> Void
  ) {
    self.name = name
    self.kind = kind
    self.fill = fill
  }

  private static func simple(
    _ name: String, _ kind: ModelKind, _ value: @escaping @Sendable (Model) -> ModelValue
  ) -> ModelField {
    ModelField(
      name: name, kind: { _ in kind },
      fill: { model, slot, values in values.slots[slot] = value(model) })
  }
}

extension ModelField {
  /// Text, escaped wherever it stands: `{{name}}`. Absent (`nil`) is written as nothing.
  public static func text(
    _ name: String, _ value: @escaping @Sendable (Model) -> String?
  ) -> ModelField {
    simple(name, .text) { value($0).map(ModelValue.text) ?? .none }
  }

  /// A whole number, written in decimal digits: `{{name}}`.
  public static func integer(
    _ name: String, _ value: @escaping @Sendable (Model) -> Int?
  ) -> ModelField {
    simple(name, .integer) { value($0).map(ModelValue.integer) ?? .none }
  }

  /// Finished markup, copied as it is: `{{{name}}}`.
  public static func html(
    _ name: String, _ value: @escaping @Sendable (Model) -> HTML?
  ) -> ModelField {
    simple(name, .html) { value($0).map(ModelValue.html) ?? .none }
  }

  /// Data for programs, copied unchanged into `<script type="application/ld+json">` and nowhere else:
  /// `{{{name}}}`.
  public static func data(
    _ name: String, _ value: @escaping @Sendable (Model) -> DataBlock?
  ) -> ModelField {
    simple(name, .data) { value($0).map { .html(HTML(bytes: $0.bytes)) } ?? .none }
  }

  /// An address. It is text, and allowed wherever text is; every value in an attribute such as `href` is
  /// checked for a harmless scheme.
  public static func url(
    _ name: String, _ value: @escaping @Sendable (Model) -> String?
  ) -> ModelField {
    simple(name, .url) { value($0).map(ModelValue.text) ?? .none }
  }

  /// The relative path from a page to the root of its site. If a path from the root follows it directly,
  /// as in `{{root}}{{path}}`, the result is the shortest relative path: folders that the two paths share
  /// are left out.
  public static func root(
    _ name: String, _ value: @escaping @Sendable (Model) -> SiteRoot
  ) -> ModelField {
    simple(name, .url) {
      switch value($0) {
      case .above(let page): .root(page)
      case .at(let address): .text(address)
      }
    }
  }

  /// A condition for `{{#name}}` and `{{^name}}`; it cannot be output.
  public static func flag(
    _ name: String, _ value: @escaping @Sendable (Model) -> Bool
  ) -> ModelField {
    simple(name, .flag) { .flag(value($0)) }
  }

  /// The name of a partial, for `{{>*name}}` and `{{<*name}}`: one of the cases of an enum, each of
  /// which must be a partial that fits where it is used.
  public static func partial<Choice: RawRepresentable & CaseIterable & SendableMetatype>(
    _ name: String, _ value: @escaping @Sendable (Model) -> Choice
  ) -> ModelField where Choice.RawValue == String {
    simple(name, .partial(Choice.allCases.map(\.rawValue))) { .text(value($0).rawValue) }
  }

  /// A list of texts: inside `{{#name}}` the element is `{{.}}`.
  public static func texts(
    _ name: String, _ value: @escaping @Sendable (Model) -> [String]
  ) -> ModelField {
    ModelField(
      name: name, kind: { _ in .list(.text) },
      fill: { model, slot, values in
        let texts = value(model)
        values.slots[slot] = .list(start: values.slots.count, count: texts.count)
        for text in texts { values.slots.append(.text(text)) }
      })
  }

  /// A list of models: inside `{{#name}}` the element's fields come before the surrounding ones.
  public static func list<Element: TemplateModel>(
    _ name: String, _ value: @escaping @Sendable (Model) -> [Element]
  ) -> ModelField {
    ModelField(
      name: name, kind: { .list(.record($0.add(Element.self))) },
      fill: { model, slot, values in values.fill(list: value(model), at: slot) })
  }

  /// Addresses by the names that a template is compiled with: `{{name.logo}}`.
  public static func addresses(
    _ name: String, _ value: @escaping @Sendable (Model) -> [String: String]
  ) -> ModelField {
    ModelField(
      name: name, kind: { .record($0.addAddresses()) },
      fill: { model, slot, values in values.fill(addresses: value(model), at: slot) })
  }

  /// A model within the model: `{{#name}}…{{/name}}` or `{{name.field}}`; absent if `nil`.
  public static func record<Element: TemplateModel>(
    _ name: String, _ value: @escaping @Sendable (Model) -> Element?
  ) -> ModelField {
    ModelField(
      name: name, kind: { .record($0.add(Element.self)) },
      fill: { model, slot, values in values.fill(record: value(model), at: slot) })
  }
}
