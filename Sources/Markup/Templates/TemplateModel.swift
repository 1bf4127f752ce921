/// A value that a template shows. The template may use only the names of the value's fields; any
/// other name is an error when the template is compiled.
///
/// ```swift
/// struct CityPage: TemplateModel {
///   let name: String
///   let roads: [RoadItem]
///
///   static let fields: [ModelField<CityPage>] = [
///     .text("name") { $0.name },
///     .list("roads") { $0.roads },
///   ]
/// }
/// ```
public protocol TemplateModel: Sendable {
  /// The fields that a template may use by name. The fields are read once per compiled template, so
  /// a computed property does not slow down rendering.
  static var fields: [ModelField<Self>] { get }
}
