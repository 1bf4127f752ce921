import Input

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Publisher {
  /// The paths of what lies beside the output folder.
  struct Names {
    let staging: String
    /// The folder of the build when it is complete, and the old output after the exchange.
    let exchanged: String
    /// The old output, if the exchange takes two steps.
    let retired: String
    /// A folder with the files of the output, which becomes the folder of the next build. It contains
    /// no file of a build that the list does not name.
    let spare: String
    /// The list of the files that a build writes in addition to those of the manifest, while its
    /// folder is a former spare. Others may have written into such a folder.
    let additions: String
    let manifest: Manifest
    /// The record of the folders that hold nothing but files of builds.
    let folders: String
    /// The locks that a build takes, because builds of both kinds write beside the folder.
    let locks: [String]

    init(_ folder: OutputFolder, isInPlace: Bool) {
      let beside = Path.join(folder.parent, ".\(folder.name)")
      // On the file system of the output.
      staging = (isInPlace ? Path.join(folder.path, ".\(folder.name)") : beside) + ".staging"
      exchanged = beside + ".exchanged"
      retired = beside + ".retired"
      spare = beside + ".build/spare"
      additions = beside + ".build/additions"
      manifest = Manifest(path: beside + ".build/files")
      folders = beside + ".build/folders"
      // This user may not be allowed to write beside a mounted folder.
      let inside = isInPlace ? [Path.join(folder.path, ".\(folder.name).lock")] : []
      // A folder that is not there yet is made before it is locked.
      let canLockBeside =
        !isInPlace || access(folder.parent, W_OK | X_OK) == 0 || errno == ENOENT
      locks = inside + (canLockBeside ? [beside + ".lock"] : [])
    }
  }
}
