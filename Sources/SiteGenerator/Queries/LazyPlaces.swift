import Gazetteer
import Geography
import Input
import Synchronization

/// The table of places. It is read on first use, because most queries do not need it.
final class LazyPlaces: Sendable {
  private struct State {
    var table: PlaceTable?
    var diagnostics = Diagnostics()
  }

  private let reader: ContentReader
  private let corrections: [Correction]
  private let state = Mutex(State())

  init(_ reader: ContentReader, corrections: [Correction]) {
    self.reader = reader
    self.corrections = corrections
  }

  var table: PlaceTable {
    state.withLock { state in
      if let table = state.table { return table }
      let countries = reader.countries(corrections, into: &state.diagnostics)
      let table = reader.places(
        countries: countries, corrections: corrections, into: &state.diagnostics)
      state.table = table
      return table
    }
  }

  var diagnostics: Diagnostics { state.withLock { $0.diagnostics } }

  func place(_ id: Int) -> (coordinate: Coordinate, country: String)? {
    let table = table
    return table.index(ofGeonameID: id).map {
      (table.coordinate($0), table.country($0).description)
    }
  }
}
