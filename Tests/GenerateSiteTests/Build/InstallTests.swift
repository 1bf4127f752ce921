import Foundation
import Input
import Testing

@Suite("Installing")
struct InstallTests {
  private func run(_ script: String, in place: Workplace) throws -> Command.Outcome {
    try place.write("run", "#!/usr/bin/env bash\nset -euo pipefail\n" + script)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: place.path("run"))
    return try Command.run([], in: place.folder, binary: "run")
  }

  @Test("An installed command finds the files that are installed with it")
  func installed() throws {
    let place = try Workplace(isEmpty: true)
    let made = try run(
      """
      make --no-print-directory -C '\(Command.package.path())' install-files \
        TOOL='\(Command.binary.path())' DESTDIR="$PWD" PREFIX=/usr
      """, in: place)
    #expect(made.status == 0 && made.errors.isEmpty, "\(made.errors)")
    for file in [
      "man/man1/generate-site.1", "bash-completion/completions/generate-site",
      "zsh/site-functions/_generate-site", "fish/vendor_completions.d/generate-site.fish",
      "routeatlas/theme/home.mustache", "routeatlas/theme/examples/huts/site.yml",
    ] {
      #expect(try !place.read("usr/share/\(file)").isEmpty, "\(file)")
    }
    let runs = [
      ["new", "atlas"], ["build", "--content", "atlas", "--quiet"], ["check", "site", "--quiet"],
    ]
    for arguments in runs {
      let run = try Command.run(arguments, in: place.folder, binary: "usr/bin/generate-site")
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    }
    let countries = try Command.run(
      ["new", "world", "--example", "countries"], in: place.folder,
      binary: "usr/bin/generate-site")
    #expect(
      countries.output.contains(
        "Next:\n  install the world data: the package routeatlas-world\n  cd world\n"))
    try FileSystem.remove(place.path("usr/share"))
    let run = try Command.run(["new", "other"], in: place.folder, binary: "usr/bin/generate-site")
    #expect(run.status == 3)
    #expect(
      run.lines == [
        "generate-site: error: the example atlases are missing; install the command as a whole"
      ])
    let build = try Command.run(
      ["build", "--content", "atlas", "--progress", "none"], in: place.folder,
      binary: "usr/bin/generate-site")
    #expect(build.status == 1)
    #expect(
      build.lines == [
        "generate-site:1:1: error: the standard theme is not installed beside the command; install the command as a whole"
      ])
  }

  @Test("The packages' scripts have no syntax errors")
  func scripts() throws {
    let packaging = Command.package.appending(path: ".packaging").path()
    let place = try Workplace(isEmpty: true)
    let read = try run(
      """
      for script in build build-world pack; do bash -n '\(packaging)/deb/'$script; done
      # Of each package that messages and the manual name.
      for name in routeatlas routeatlas-world; do
        grep -qx "Package: $name" '\(packaging)/deb/'$name.control
        [ -s '\(packaging)/deb/'$name.copyright ]
      done
      if command -v ruby >/dev/null; then ruby -c '\(packaging)/generate-site.rb' >/dev/null; fi
      """, in: place)
    #expect(read.status == 0 && read.errors.isEmpty, "\(read.errors)")
  }
}
