import Markup

/// A file that a reader may download.
struct DownloadLink: TemplateModel {
  /// What the file is, such as "GPX" or "Network as JSON".
  var title: String
  /// Its path from the site's root.
  var path: String
  /// What is in it and how large it is, such as "track and waypoints, 3 kB".
  var note: String
  /// Whether a browser saves it instead of showing it.
  var isSaved = false

  static let fields: [ModelField<DownloadLink>] = [
    .text("title") { $0.title },
    .url("path") { $0.path },
    .text("note") { $0.note },
    .flag("isSaved") { $0.isSaved },
  ]
}
