import Input

#if canImport(Darwin)
  import Foundation
#endif

/// The files that come with the command, located relative to its executable.
enum CommandResources {
  /// The folder of the standard theme: `PREFIX/share/routeatlas/theme` for an installed command, or
  /// `Templates` for a command in its build folder; `nil` if neither exists.
  static let theme = folder("theme", inSources: "Templates")

  /// The folder of the world's data: `PREFIX/share/routeatlas/world` for an installed command, or
  /// `Content` for a command in its build folder; `nil` if neither exists.
  static let world = folder("world", inSources: "Content")

  /// The path of the running program; `nil` if the system does not provide it.
  static let program: String? = {
    #if canImport(Darwin)
      Bundle.main.executablePath.flatMap(FileSystem.resolved)
    #else
      FileSystem.resolved("/proc/self/exe")
    #endif
  }()

  private static func folder(_ name: String, inSources source: String) -> String? {
    guard let program, var folder = Path.parent(of: program) else { return nil }
    let installed = Path.join(Path.parent(of: folder) ?? "/", "share/routeatlas/\(name)")
    if FileSystem.kind(of: installed) == .directory { return installed }
    // Swift puts its programs into subfolders of the package's folder, up to four levels below it.
    for _ in 0..<4 {
      guard let parent = Path.parent(of: folder) else { return nil }
      folder = parent
      let found = Path.join(folder, source)
      if FileSystem.kind(of: Path.join(folder, "Package.swift")) == .file,
        FileSystem.kind(of: found) == .directory
      {
        return found
      }
    }
    return nil
  }
}
