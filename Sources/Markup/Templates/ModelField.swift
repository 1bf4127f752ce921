/// A field of a template model.
///
/// For a list, the section `{{#name}}` shows its content once for each element. For any other
/// value, the section shows its content once if the value counts as true. These values count as
/// true: a true flag, any integer (even 0), any record, and any text, address or markup that is not
/// empty. `nil` counts as false.
public struct ModelField<Model: Sendable>: Sendable {
  let name: String
  let kind: @Sendable (inout ModelShapes) -> ModelKind
  let fill: @Sendable (Model, Int, inout ModelValues) -> Void

  private static func simple(
    _ name: String, _ kind: ModelKind, _ value: @escaping @Sendable (Model) -> ModelValue
  ) -> ModelField {
    ModelField(
      name: name, kind: { _ in kind },
      fill: { model, slot, values in values.slots[slot] = value(model) })
  }
}

extension ModelField {
  /// Text. The tag `{{name}}` writes it, escaped for its place in the page. For `nil`, nothing is
  /// written.
  public static func text(
    _ name: String, _ value: @escaping @Sendable (Model) -> String?
  ) -> ModelField {
    simple(name, .text) { value($0).map(ModelValue.text) ?? .none }
  }

  /// A whole number. The tag `{{name}}` writes it in decimal digits.
  public static func integer(
    _ name: String, _ value: @escaping @Sendable (Model) -> Int?
  ) -> ModelField {
    simple(name, .integer) { value($0).map(ModelValue.integer) ?? .none }
  }

  /// Finished markup. The tag `{{{name}}}` copies it unchanged.
  public static func html(
    _ name: String, _ value: @escaping @Sendable (Model) -> HTML?
  ) -> ModelField {
    simple(name, .html) { value($0).map(ModelValue.html) ?? .none }
  }

  /// JSON for programs, allowed only in `<script type="application/ld+json">`. The tag `{{{name}}}`
  /// copies it unchanged.
  public static func data(
    _ name: String, _ value: @escaping @Sendable (Model) -> DataBlock?
  ) -> ModelField {
    simple(name, .data) { value($0).map { .html(HTML(bytes: $0.bytes)) } ?? .none }
  }

  /// An address, allowed in the same places as text. At the beginning of an attribute such as
  /// `href`, an address with a harmful scheme is replaced by `#`.
  public static func url(
    _ name: String, _ value: @escaping @Sendable (Model) -> String?
  ) -> ModelField {
    simple(name, .url) { value($0).map(ModelValue.text) ?? .none }
  }

  /// The relative path from a page to the root of its site. In `{{root}}{{path}}`, the shortest
  /// relative path is written: the folders that the page's path and `path` share are omitted.
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

  /// A condition for `{{#name}}` and `{{^name}}`. A template cannot write the value of a condition.
  public static func flag(
    _ name: String, _ value: @escaping @Sendable (Model) -> Bool
  ) -> ModelField {
    simple(name, .flag) { .flag(value($0)) }
  }

  /// The name of a partial, for `{{>*name}}` and `{{<*name}}`. The name is a case of an enum. Every
  /// case must name a partial that is valid at the tag's place.
  public static func partial<Choice: RawRepresentable & CaseIterable & SendableMetatype>(
    _ name: String, _ value: @escaping @Sendable (Model) -> Choice
  ) -> ModelField where Choice.RawValue == String {
    simple(name, .partial(Choice.allCases.map(\.rawValue))) { .text(value($0).rawValue) }
  }

  /// A list of texts. Inside `{{#name}}`, the tag `{{.}}` writes the current element.
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

  /// A list of models. Inside `{{#name}}`, an element's fields hide surrounding fields of the same
  /// name.
  public static func list<Element: TemplateModel>(
    _ name: String, _ value: @escaping @Sendable (Model) -> [Element]
  ) -> ModelField {
    ModelField(
      name: name, kind: { .list(.record($0.add(Element.self))) },
      fill: { model, slot, values in values.fill(list: value(model), at: slot) })
  }

  /// Addresses that a template selects by name, as in `{{name.logo}}`. The names are fixed when the
  /// template is compiled.
  public static func addresses(
    _ name: String, _ value: @escaping @Sendable (Model) -> [String: String]
  ) -> ModelField {
    ModelField(
      name: name, kind: { .record($0.addAddresses()) },
      fill: { model, slot, values in values.fill(addresses: value(model), at: slot) })
  }

  /// A model within the model, used as in `{{#name}}…{{/name}}` or `{{name.field}}`. For `nil`,
  /// nothing is written.
  public static func record<Element: TemplateModel>(
    _ name: String, _ value: @escaping @Sendable (Model) -> Element?
  ) -> ModelField {
    ModelField(
      name: name, kind: { .record($0.add(Element.self)) },
      fill: { model, slot, values in values.fill(record: value(model), at: slot) })
  }
}
