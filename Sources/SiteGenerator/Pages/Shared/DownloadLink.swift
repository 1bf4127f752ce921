import Markup

/// A file that a reader can download.
struct DownloadLink: TemplateModel {
  /// The file's format or contents, such as "GPX" or "Network as JSON".
  var title: String
  var path: String
  /// The file's contents, such as "track, route and waypoints".
  var note: String
  /// A Boolean value that is true if the browser saves the file instead of showing it.
  var isSaved = false

  static let fields: [ModelField<DownloadLink>] = [
    .text("title") { $0.title },
    .url("path") { $0.path },
    .text("note") { $0.note },
    .flag("isSaved") { $0.isSaved },
  ]
}
