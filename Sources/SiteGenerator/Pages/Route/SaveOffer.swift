import Markup

/// The element to which a script adds the buttons that save the route in several formats.
struct SaveOffer: TemplateModel {
  /// The name of the saved files, without the extension.
  var name: String
  /// The names of the formats, separated by spaces.
  var formats: String

  static let fields: [ModelField<SaveOffer>] = [
    .text("name") { $0.name },
    .text("formats") { $0.formats },
  ]
}
