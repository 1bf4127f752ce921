import Markup

/// The picture that stands for the site in tabs, bookmarks and home screens.
struct SiteIcon: Sendable {
  /// The path of the file.
  let path: String
  /// Its media type.
  let type: String
  /// Its size as a web app manifest writes it: `any` or `512x512`.
  let sizes: String
  /// The path of the picture for the home screens of phones (PNG); `nil` for none.
  let touchPath: String?
  /// A Boolean value that is true for the theme's icon, which there is in further sizes.
  let isTheme: Bool
}

extension SiteIcon {
  /// The icon of a theme.
  init(_ assets: Assets) {
    self.init(
      path: assets.path("icon.svg") ?? "assets/icon.svg", type: "image/svg+xml", sizes: "any",
      touchPath: assets.path("icon-180.png"), isTheme: true)
  }

  /// A logo as the icon; `nil` for a PNG that is not square, and for a format that icons cannot
  /// have.
  init?(_ logo: Logo) {
    let path = logo.path.string
    switch logo.format {
    case .svg:
      self.init(path: path, type: "image/svg+xml", sizes: "any", touchPath: nil, isTheme: false)
    case .png:
      // It would be squashed.
      guard logo.width == logo.height else { return nil }
      self.init(
        path: path, type: "image/png", sizes: "\(logo.width)x\(logo.height)", touchPath: path,
        isTheme: false)
    case .jpg, .webp: return nil
    }
  }
}
