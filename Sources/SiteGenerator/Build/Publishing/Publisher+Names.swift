import Input
import Platform

extension Publisher {
  /// The paths of the files and folders that a build keeps next to the output folder. An in-place
  /// build keeps its staging folder and one lock in the output folder.
  struct Names {
    let staging: String
    /// The path of the complete build before the exchange. After the exchange, it is the path of
    /// the old output.
    let exchanged: String
    /// The path of the old output after an exchange in two steps.
    let retired: String
    /// The path of the spare, a folder with the same files as the output. The spare becomes the
    /// staging folder of the next build. The manifest lists all files in the spare, except foreign
    /// files.
    let spare: String
    /// The path of the list of the files that a build writes in addition to those in the manifest.
    /// The list exists only if the staging folder is a former spare. A former spare can contain
    /// foreign files, and the list distinguishes the build's files from them.
    let additions: String
    let manifest: Manifest
    /// The path of the record of the folders that contain only files that builds wrote; see
    /// ``SettledFolders``.
    let folders: String
    /// The paths of the locks that a build acquires: one next to the output folder and, for an
    /// in-place build, one in the output folder. If an in-place build cannot write next to the
    /// output folder, the lock in the output folder is its only lock.
    let locks: [String]

    init(_ folder: OutputFolder, isInPlace: Bool) {
      let beside = Path.join(folder.parent, ".\(folder.name)")
      // The staging folder must be on the same file system as the output.
      staging = (isInPlace ? Path.join(folder.path, ".\(folder.name)") : beside) + ".staging"
      exchanged = beside + ".exchanged"
      retired = beside + ".retired"
      spare = beside + ".build/spare"
      additions = beside + ".build/additions"
      manifest = Manifest(path: beside + ".build/files")
      folders = beside + ".build/folders"
      // An in-place build also has a lock inside the output folder. That folder can be a mount
      // point, and the user may not have permission to write next to it.
      let inside = isInPlace ? [Path.join(folder.path, ".\(folder.name).lock")] : []
      // ENOENT is accepted, because a parent folder that does not exist is created before the lock
      // is acquired.
      let canLockBeside =
        !isInPlace || access(folder.parent, W_OK | X_OK) == 0 || errno == ENOENT
      locks = inside + (canLockBeside ? [beside + ".lock"] : [])
    }
  }
}
