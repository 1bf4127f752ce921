/// The addresses that only the server has. No page of a site has such an address.
enum LiveFile {
  /// The script of every page.
  static let script = "/-/live.js"
  /// The style of faults.
  static let style = "/-/faults.css"
  /// The faults of the page whose path is `?page=`.
  static let faults = "/-/faults"
  /// The events that a page listens to, `?page=` its path.
  static let events = "/-/events"
}
