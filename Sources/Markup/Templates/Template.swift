public import Input

/// A template compiled for one page model: flat steps, literals as byte ranges, every name resolved
/// to a slot. Compiled once, then rendered from any thread.
///
/// The language is Mustache: its specification's core, inheritance and dynamic names. Lambdas, which
/// are functions in the data, have no counterpart: a model holds values. Three things are stricter:
/// a name must be one of the model's fields, a value must be in a place where it can be escaped
/// (text or a quoted attribute value), and a dynamic name is a field that lists the partials it may
/// name.
public struct Template<Model: TemplateModel>: Sendable {
  private let program: TemplateProgram

  /// Compiles a template file of the library for a model.
  /// - Parameters:
  ///   - name: The file's name within the library, such as `country.mustache`.
  ///   - library: The files; partials are found in it.
  ///   - model: The type that `render` will be given.
  ///   - addresses: The names of a field of addresses.
  /// - Throws: All errors in the template and the partials that it uses, with file, line and column.
  public static func compile(
    name: String, library: TemplateLibrary, model: Model.Type, addresses: [String] = []
  ) throws(Diagnostics) -> Template {
    var shapes = ModelShapes(addresses: addresses)
    let root = shapes.add(model)
    let program = try TemplateCompiler.compile(
      name: name, library: library, shapes: shapes, root: .record(root), rules: .page)
    return Template(program: program)
  }

  /// Appends the page as UTF-8.
  public func render(_ model: Model, into output: inout [UInt8]) {
    var values = ModelValues(shapes: program.shapes)
    let start = values.add(model)
    program.run(values: values, root: start, into: &output)
  }

  /// The sources of bytes of a page, for messages. Renders the page again.
  public func places(of offsets: [Int], rendering model: Model) -> [TemplatePlace?] {
    var values = ModelValues(shapes: program.shapes)
    let start = values.add(model)
    return program.places(of: offsets, values: values, root: start)
  }

  /// The ids that the template writes.
  public var ids: ReservedIDs { program.ids }

  /// The page as UTF-8.
  public func render(_ model: Model) -> [UInt8] {
    var output: [UInt8] = []
    render(model, into: &output)
    return output
  }
}
