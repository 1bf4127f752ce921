import Geography
import Input

/// The land of a site: the outlines of countries under the view that the site chooses.
///
/// Reading outlines takes longer than reading everything else. If an earlier build has stored the
/// codes below, the outlines are read only when something needs them.
final class Land: Sendable {
  /// Outlines that were read, and the faults found in them.
  typealias Reading = (atlas: Atlas?, faults: Diagnostics)

  /// The digest of everything that the outlines are made from.
  let digest: Digest
  /// The codes of all countries, sorted.
  let codes: [String]
  /// The codes of the countries with an area.
  let outlined: Set<String>
  private let reading: Lazy<Reading>

  /// Land without countries.
  static let none = Land(
    .none, codes: [], outlined: [], Lazy { (nil, Diagnostics()) })

  private init(
    _ digest: Digest, codes: [String], outlined: Set<String>, _ reading: Lazy<Reading>
  ) {
    self.digest = digest
    self.codes = codes
    self.outlined = outlined
    self.reading = reading
  }

  /// Finds the land and reports its faults. Returns `nil` if there is an error.
  ///
  /// - Parameter settings: everything that the faults depend on in addition to what the outlines
  ///   are made from.
  convenience init?(
    _ digest: Digest, settings: String, findings: Findings, into diagnostics: inout Diagnostics,
    read: @escaping @Sendable (inout Diagnostics) -> Atlas?
  ) {
    let reading = Lazy { () -> Reading in
      var faults = Diagnostics()
      return (read(&faults), faults)
    }
    var digester = Digester()
    digester.mix(digest)
    digester.mix(settings)
    let bytes = findings.bytes("land", digester.digest) { Self.summary(of: reading.value) }
    var reader = ByteReader(bytes[...])
    do throws(ByteReader.Damage) {
      let (codes, outlined) = (try reader.texts(), Set(try reader.texts()))
      diagnostics.append(contentsOf: Diagnostics(try reader.warnings()))
      self.init(digest, codes: codes, outlined: outlined, reading)
    } catch {
      diagnostics.append(contentsOf: reading.value.faults)
      return nil
    }
  }

  /// The codes and the warnings; empty if there is an error, so that the outlines are read again.
  private static func summary(of reading: Reading) -> [UInt8] {
    guard let atlas = reading.atlas, !reading.faults.hasErrors else { return [] }
    var writer = ByteWriter()
    writer.texts(atlas.countries.map(\.code))
    writer.texts(atlas.countries.filter { !$0.polygons.isEmpty }.map(\.code))
    writer.warnings(reading.faults.all)
    return writer.bytes
  }

  /// The outlines.
  var atlas: Atlas { reading.value.atlas ?? Atlas(OutlineCollection(), worldview: .asInData) }

  /// The faults found in the outlines if these were read later than the codes and have changed in
  /// between.
  var lateFaults: Diagnostics {
    reading.isComputed && reading.value.faults.hasErrors ? reading.value.faults : Diagnostics()
  }
}
