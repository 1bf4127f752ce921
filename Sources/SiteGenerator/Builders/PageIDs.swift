import Input

/// Ids of elements, made of what they are about.
enum PageIDs {
  /// "Côte d'Ivoire" becomes "cote-d-ivoire".
  static func of(_ title: String) -> String { ASCII.slug(title) }
}
