/// A value that a template shows. The template may use only the names of the value's fields; any
/// other name is an error when the template is compiled.
public protocol TemplateModel: Sendable {
  /// The fields that a template may use by name. They are read once per compiled template, so a
  /// computed property does not slow down rendering.
  static var fields: [ModelField<Self>] { get }
}
