/// A value that a template shows. Its fields are the only names that the template may use; a name
/// that is not among them is an error when the template is compiled.
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
  /// The names a template may use, each with its kind and how its value is taken from the model.
  /// Asked for once a compiled template, so a computed property costs nothing while pages are made.
  static var fields: [ModelField<Self>] { get }
}
