/// Addresses of files that belong to the server instead of the site. No page of a site has such an
/// address.
enum LiveFile {
  /// The script that the server adds to every page.
  static let script = "/-/live.js"
  /// The style sheet for the list of errors.
  static let style = "/-/faults.css"
  /// The list of errors for the page whose path is in the parameter `page`.
  static let faults = "/-/faults"
  /// The event stream for the page whose path is in the parameter `page`.
  static let events = "/-/events"
}
