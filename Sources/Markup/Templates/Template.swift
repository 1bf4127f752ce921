public import Input

/// A template compiled for one page model into a flat list of steps, in which every name is
/// resolved to a slot. A template is compiled once and can be rendered from any thread.
///
/// The language is Mustache: the core of its specification, inheritance and dynamic names. Lambdas
/// are not supported, because a model contains values, not functions. Three rules are stricter than
/// the specification:
///
/// - A name must be one of the model's fields.
/// - A value must be in a place where it can be escaped: text or a quoted attribute value.
/// - A dynamic name must be a field that lists the partials that it can name.
public struct Template<Model: TemplateModel>: Sendable {
  private let program: TemplateProgram

  /// Compiles a template file of the library for a model.
  /// - Parameters:
  ///   - name: The file's name within the library, such as `country.mustache`.
  ///   - addresses: The names of the addresses in a field made by `ModelField.addresses`.
  /// - Throws: All errors in the template and in the partials that it uses, with file, line and
  ///   column.
  public static func compile(
    name: String, library: TemplateLibrary, model: Model.Type, addresses: [String] = []
  ) throws(Diagnostics) -> Template {
    var shapes = ModelShapes(addresses: addresses)
    let root = shapes.add(model)
    let program = try TemplateCompiler.compile(
      name: name, library: library, shapes: shapes, root: .record(root), rules: .page)
    return Template(program: program)
  }

  /// A template that renders nothing.
  public static var empty: Template {
    var shapes = ModelShapes(addresses: [])
    _ = shapes.add(Model.self)
    var program = TemplateProgram(shapes: shapes)
    program.routines = [TemplateProgram.Routine()]
    return Template(program: program)
  }

  /// Renders a page and appends it as UTF-8.
  public func render(_ model: Model, into output: inout [UInt8]) {
    var values = ModelValues(shapes: program.shapes)
    let start = values.add(model)
    program.run(values: values, root: start, into: &output)
  }

  /// Finds the sources of the output bytes at `offsets`, for messages. The result is `nil` for a
  /// byte without a known source. Renders the page again.
  public func places(of offsets: [Int], rendering model: Model) -> [TemplatePlace?] {
    var values = ModelValues(shapes: program.shapes)
    let start = values.add(model)
    return program.places(of: offsets, values: values, root: start)
  }

  /// The ids that the template writes.
  public var ids: ReservedIDs { program.ids }

  /// Renders a page as UTF-8.
  public func render(_ model: Model) -> [UInt8] {
    var output: [UInt8] = []
    render(model, into: &output)
    return output
  }
}
