import Foundation
import Input
import Testing

/// Follows the manual word for word, like a reader who has the command and an empty folder.
@Suite("The manual")
struct ManualTests {
  private static let folder = Command.package.appending(path: "Content/pages/manual").path()

  private struct Block {
    /// The word after the three backticks.
    let language: String
    /// The second word after the backticks: the file to save the block as, or `fails`, `output` or
    /// `errors`.
    let mark: String
    let text: String
  }

  private func blocks(_ page: String) throws -> [Block] {
    var blocks: [Block] = []
    var open: (info: [String], lines: [String])?
    let path = Path.join(Self.folder, page)
    let text = String(decoding: try FileSystem.read(path), as: UTF8.self)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```"), let block = open {
        blocks.append(
          Block(
            language: block.info.first ?? "", mark: block.info.dropFirst().first ?? "",
            text: block.lines.map { $0 + "\n" }.joined()))
        open = nil
      } else if line.hasPrefix("```") {
        open = (line.dropFirst(3).split(separator: " ").map(String.init), [])
      } else {
        open?.lines.append(String(line))
      }
    }
    return blocks
  }

  /// The shell commands that do what a reader would do with a block: run it, save it as a file, or
  /// compare it with the output of the last command. Commands that need other programs or machines
  /// are in `console` blocks, which are not run.
  private func step(_ block: Block) -> String {
    switch (block.language, block.mark) {
    case ("sh", _) where block.text.hasPrefix("#!"):
      "cat >parts.sh <<'END_OF_BLOCK'\n\(block.text)END_OF_BLOCK\n"
    case ("sh", "fails"): "if \(block.text.dropLast()) 2>\"$said\"; then exit 9; fi\n"
    case ("sh", _): "{\n\(block.text)} >\"$said\"\n"
    case ("text", "output"), ("text", "errors"):
      "diff \"$said\" - <<'END_OF_BLOCK' >&2\n\(block.text)END_OF_BLOCK\n"
    case (_, ""): ""
    case (_, let file):
      "mkdir -p \"$(dirname '\(file)')\"\ncat >'\(file)' <<'END_OF_BLOCK'\n\(block.text)END_OF_BLOCK\n"
    }
  }

  /// Follows the instructions of a page.
  ///
  /// - Parameter programs: the scripts, keyed by name, that replace programs other than
  ///   `generate-site`.
  private func follow(
    _ page: String, in place: Workplace? = nil, programs: [String: String] = [:]
  ) throws -> Workplace {
    let place = try place ?? Workplace(isEmpty: true)
    for (name, script) in programs {
      try place.write(".bin/\(name)", "#!/bin/bash\nset -euo pipefail\n\(script)")
    }
    // This wrapper around the command stops `serve` as soon as the server's address is known.
    try place.write(
      ".bin/generate-site",
      """
      #!/bin/bash
      tool='\(Command.binary.path())'
      [ "$1" = serve ] || exec "$tool" "$@"
      "$tool" serve --port 0 >"$said.serve" &
      until grep -q http "$said.serve"; do kill -0 $! || exit 1; sleep 0.05; done
      kill $! && wait $!
      grep http "$said.serve"

      """)
    try place.write(
      ".bin/follow",
      "#!/bin/bash\nset -euo pipefail\nexport PATH=\"$PWD/.bin:$PATH\" said=\"$PWD/.said\"\n"
        + (try blocks(page).map(step).joined()))
    for program in ["generate-site", "follow"] + programs.keys {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: place.path(".bin/\(program)"))
    }
    let run = try Command.run([], in: place.folder, binary: ".bin/follow")
    #expect(run.status == 0, "\(page): \(run.errors)\(run.output)")
    return place
  }

  @Test(
    "The commands on a page of the manual have the results that the page describes",
    arguments: ["index.md", "files.md", "themes.md", "hosting.md", "errors.md"])
  func pages(page: String) throws {
    _ = try follow(page)
  }

  @Test("The commands on the page \"Your data\" import the examples on that page")
  func yourData() throws {
    let place = try Workplace(isEmpty: true)
    try place.write(
      "feed.zip",
      Archive.zip([
        ("stops.txt", "stop_id,stop_name,stop_lat,stop_lon\na,A,47,11\nb,B,47.1,11.1\n"),
        ("routes.txt", "route_id,route_short_name,route_type\nr,7,0\n"),
        ("trips.txt", "route_id,trip_id\nr,t\n"),
        (
          "stop_times.txt",
          "trip_id,arrival_time,departure_time,stop_id,stop_sequence\n"
            + "t,8:00:00,8:00:00,a,1\nt,8:05:00,8:05:00,b,2\n"
        ),
      ]))
    try place.write("huts/places.csv", "name,lat,lon\nAsh,47,11\nTarn,47.1,11.1\n")
    try place.write("huts/paths.csv", "from,to,km\nAsh,Tarn,20\n")
    try place.write(
      "trails.geojson", #"{"type":"LineString","coordinates":[[11,47],[11.1,47.1]]}"#)
    _ = try follow("your-data.md", in: place)
    let networks = try FileSystem.directories(in: place.path("networks")).sorted()
    #expect(networks == ["city", "huts", "trails", "walks"])
  }

  @Test("The tutorial ends with an atlas of huts")
  func tutorial() throws {
    let place = try follow("tutorial.md")
    let files = try place.snapshot("huts-atlas/site")
    #expect(files["networks/huts/routes/dell/tarn/index.html"] != nil)
    #expect(files["packing-list.txt"] != nil)
    #expect(try place.read("huts-atlas/site/index.html").contains("about/"))
  }

  @Test("The workflow builds, checks and publishes the site")
  func workflow() throws {
    let place = try follow("hosting.md")
    var diagnostics = Diagnostics()
    let file = try #require(
      YAML.read(
        Array(try place.read("my-atlas/.github/workflows/site.yml").utf8), path: "site.yml",
        into: &diagnostics))
    #expect(diagnostics.isEmpty)
    let steps = try #require(file["jobs"]?["build"]?["steps"]?.elements)
    let runs = steps.compactMap { $0["run"]?.string }.joined(separator: "\n")
    #expect(runs.contains("generate-site build") && runs.contains("generate-site check site"))
    #expect(steps.last?["with"]?["path"]?.string == "site")
    #expect(file["jobs"]?["deploy"]?["needs"]?.string == "build")
  }

  @Test("The commands for several machines make one site")
  func largeAtlases() throws {
    let place = try Workplace(isEmpty: true)
    #expect(try place.run("new", ".").status == 0)
    #expect(try place.build("--output", "whole").status == 0)
    _ = try follow(
      "large-atlases.md", in: place,
      programs: [
        "parallel": "while [[ $1 == --* ]]; do shift 2; done\nexec xargs -I{} \"$@\"\n",
        "sbatch": """
        if [ "$1" = --parsable ]; then
          for part in {1..8}; do SLURM_ARRAY_TASK_ID=$part sh "$2"; done
          echo 1
        else
          shift 3
          sh -c "$1"
        fi

        """,
      ])
    #expect(try place.snapshot("site") == place.snapshot("whole"))
  }

  @Test("Each figure follows the block that defines it")
  func figures() throws {
    let text = String(
      decoding: try FileSystem.read(Path.join(Self.folder, "figures.md")), as: UTF8.self)
    let examples = text.matches(of: /````markdown\n([\s\S]*?)````\n\n/)
    #expect(examples.count >= 5)
    for example in examples {
      #expect(text[example.range.upperBound...].hasPrefix(example.1), "\(example.1)")
    }
  }

  @Test("All links between the manual's pages lead to a page")
  func links() throws {
    let place = try Workplace(isEmpty: true)
    #expect(try place.run("new", "atlas").status == 0)
    for page in try FileSystem.list(Self.folder) {
      // The figures need networks that this atlas does not have.
      let text = String(decoding: try FileSystem.read(Path.join(Self.folder, page)), as: UTF8.self)
      let fence = /\n```(route|search|compare|trip|projection)\n[^`]*```\n/
      let bytes =
        page == "figures.md" ? Array(text.replacing(fence, with: "\n").utf8) : Array(text.utf8)
      try place.write("atlas/pages/manual/\(page)", bytes)
    }
    let built = try place.run("build", "--progress", "none", in: "atlas")
    #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    #expect(try place.run("check", "atlas/site", "--quiet").errors.isEmpty)
    let keys = try place.read("atlas/site/manual/files/index.html")
    #expect(keys.contains("<dt><code>base-url</code>") && !keys.contains("language-keys"))
    // The pages are chapters. Each links to its parent chapter and to its neighbours.
    #expect(keys.contains("<a href=\"../\">Manual</a>"))
    #expect(keys.contains("<a rel=\"prev\" href=\"../tutorial/\">"))
  }
}
