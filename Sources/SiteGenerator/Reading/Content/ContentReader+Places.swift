import Gazetteer
import Input

extension ContentReader {
  /// Reads all tables and lists in `places/`, within the limits set in `site.yml`. The files may be
  /// plain, compressed with gzip, or ZIP archives as published by GeoNames.
  func places(
    countries: CountryTable, corrections: [Correction], into diagnostics: inout Diagnostics
  ) -> PlaceTable {
    // Errors in the settings are reported elsewhere.
    var ignored = Diagnostics()
    let limits = configuration(into: &ignored)?.places ?? PlaceLimits()
    if limits.most == 0 { return PlaceTable() }
    let folder = path("places")
    guard FileSystem.exists(folder) else {
      // An atlas may have no places, but it must have settings.
      if !FileSystem.exists(path("site.yml")) { _ = configuration(into: &diagnostics) }
      return PlaceTable()
    }
    let names: [String]
    do {
      names = try FileSystem.list(folder, recursively: false)
    } catch {
      diagnostics.append(error.diagnostic(hint: "it holds tables in the format of GeoNames"))
      return PlaceTable()
    }
    let tables = names.filter {
      Self.isTable($0.hasSuffix(".gz") ? String($0.dropLast(3)) : $0)
    }
    let archives = names.filter { $0.hasSuffix(".zip") }
    let lists = names.filter { $0.hasSuffix(".json") || $0.hasSuffix(".json.gz") }
    if tables.isEmpty, archives.isEmpty, lists.isEmpty {
      diagnostics.error(
        at: SourceLocation(path: folder), "there is no table of places",
        hint: "add one in the format of GeoNames, such as cities500.txt or cities500.zip")
    }
    UnreadFiles.check(
      names, of: folder,
      read: tables + archives + lists
        + [Self.provinceFile, Path.name(of: Corrections.file), "SOURCES.md"],
      hint: "tables of places end in .txt, .tsv or .zip, lists in .json; .gz may follow, except "
        + "after .zip",
      into: &diagnostics)
    var reader = PlaceReader(
      countries: countries.countries.isEmpty ? nil : countries, leastPopulation: limits.population,
      limit: limits.most, corrections: corrections)
    for name in tables {
      do {
        try reader.read(file: Path.join(folder, name), into: &diagnostics)
      } catch {
        diagnostics.append(error.diagnostic())
      }
    }
    for name in archives {
      let path = Path.join(folder, name)
      guard let bytes = file(path, into: &diagnostics),
        let archive = ZipArchive(bytes, path: path, into: &diagnostics)
      else { continue }
      reader.read(archive: archive, isTable: Self.isTable, into: &diagnostics)
    }
    for name in lists {
      do {
        try reader.readList(file: Path.join(folder, name), into: &diagnostics)
      } catch {
        diagnostics.append(error.diagnostic())
      }
    }
    return reader.finish(into: &diagnostics).corrected(by: corrections)
  }

  func provinceNames(into diagnostics: inout Diagnostics) -> ProvinceNames {
    let path = path("places/" + Self.provinceFile)
    return existingFile(path, into: &diagnostics).map {
      ProvinceNames.read($0, path: path, into: &diagnostics)
    } ?? ProvinceNames()
  }

  private static let provinceFile = "admin1CodesASCII.txt"

  /// Returns true for the name of a table of places. The name can come from an archive, which can
  /// also contain other texts and hidden files.
  private static func isTable(_ name: String) -> Bool {
    let last = Path.name(of: name)
    return (last.hasSuffix(".txt") || last.hasSuffix(".tsv")) && last != provinceFile
      && !last.hasPrefix(".") && !last.lowercased().hasPrefix("readme")
  }

  func corrections(into diagnostics: inout Diagnostics) -> [Correction] {
    let path = path(Corrections.file)
    return existingFile(path, into: &diagnostics).map {
      Corrections.read($0, path: path, into: &diagnostics)
    } ?? []
  }
}
