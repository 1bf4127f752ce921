import Markup

/// The element to which a script adds the buttons that save the route in several formats.
struct SaveOffer: TemplateModel {
  /// The name of the saved files, without the extension.
  var name: String
  /// A Boolean value that is true if all places have coordinates. Otherwise, only a table can be
  /// saved.
  var isOnEarth: Bool

  static let fields: [ModelField<SaveOffer>] = [
    .text("name") { $0.name },
    .flag("isOnEarth") { $0.isOnEarth },
  ]
}
