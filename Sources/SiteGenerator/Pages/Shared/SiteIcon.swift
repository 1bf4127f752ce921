import Markup

/// The icon of the site for tabs, bookmarks and home screens.
struct SiteIcon: Sendable {
  let path: String
  let type: String
  /// The value of `sizes` in the web app manifest: `any`, or a size in pixels such as `512x512`.
  let sizes: String
  /// The path of the PNG picture for the home screens of phones.
  let touchPath: String?
  /// A Boolean value that is true for the theme's icon, which also exists in other sizes.
  let isTheme: Bool
}

extension SiteIcon {
  init(_ assets: Assets) {
    self.init(
      path: assets.path("icon.svg") ?? "assets/icon.svg", type: "image/svg+xml", sizes: "any",
      touchPath: assets.path("icon-180.png"), isTheme: true)
  }

  /// Returns `nil` if the logo's format is not supported for icons, or if the logo is a PNG that is
  /// not square.
  init?(_ logo: Logo) {
    let path = logo.path.string
    switch logo.format {
    case .svg:
      self.init(path: path, type: "image/svg+xml", sizes: "any", touchPath: nil, isTheme: false)
    case .png:
      // Devices would distort a picture that is not square.
      guard logo.width == logo.height else { return nil }
      self.init(
        path: path, type: "image/png", sizes: "\(logo.width)x\(logo.height)", touchPath: path,
        isTheme: false)
    case .jpg, .webp: return nil
    }
  }
}
