import Input
import Markup

/// The logo, which the header shows instead of the title.
struct Logo: Sendable {
  let format: Picture.Format
  let path: SitePath
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
}

extension Content {
  /// Returns `nil` if there is no logo. Reports a file that is not a picture.
  func logo(into diagnostics: inout Diagnostics) -> Logo? {
    guard let choice = configuration.logo,
      let file = staticFiles.first(where: { $0.path.file == choice.file })
    else { return nil }
    do {
      let picture = try Picture.read(FileSystem.read(file.source), name: file.source)
      return Logo(
        format: picture.format, path: file.path, width: picture.width, height: picture.height)
    } catch let problem as Picture.Problem {
      diagnostics.error(
        at: choice.location, "'\(file.source)' \(problem.message)",
        hint: problem.hint ?? "a logo is an SVG, PNG, JPEG or WebP file")
    } catch let error as FileError {
      diagnostics.append(error.diagnostic())
    } catch {
      diagnostics.error(at: choice.location, "\(error)")
    }
    return nil
  }
}
