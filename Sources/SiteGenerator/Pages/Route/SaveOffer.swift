import Markup

/// The place on a page for the buttons that save its route in several formats. A script makes the
/// buttons and writes the files.
struct SaveOffer: TemplateModel {
  /// The name of the files without their ending.
  var name: String
  /// A Boolean value that is true if all places are known on the earth: else there is only a table.
  var isOnEarth: Bool

  static let fields: [ModelField<SaveOffer>] = [
    .text("name") { $0.name },
    .flag("isOnEarth") { $0.isOnEarth },
  ]
}
