import Geography
import Input

/// The outlines of countries, with borders that follow the worldview that the site chooses.
///
/// Reading outlines takes longer than reading everything else. If an earlier build has stored
/// ``codes`` and ``outlined``, the outlines are read only on first use.
struct Land: Sendable {
  typealias Reading = (atlas: Atlas?, faults: Diagnostics)

  /// The digest of everything that the outlines are made from.
  let digest: Digest
  /// The codes of all countries, in ascending order.
  let codes: [String]
  /// The codes of the countries with an area.
  let outlined: Set<String>
  private let reading: Lazy<Reading>

  static let none = Land(
    digest: .none, codes: [], outlined: [], reading: Lazy { (nil, Diagnostics()) })
}

extension Land {
  /// Reports the faults in the files of outlines; returns `nil` if there is an error.
  ///
  /// - Parameter settings: everything that the faults depend on besides `digest`.
  init?(
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
      self.init(digest: digest, codes: codes, outlined: outlined, reading: reading)
    } catch {
      diagnostics.append(contentsOf: reading.value.faults)
      return nil
    }
  }

  /// Returns the codes and warnings as bytes for the cache. Returns no bytes after an error, so the
  /// next build reads the outlines again.
  private static func summary(of reading: Reading) -> [UInt8] {
    guard let atlas = reading.atlas, !reading.faults.hasErrors else { return [] }
    var writer = ByteWriter()
    writer.texts(atlas.countries.map(\.code))
    writer.texts(atlas.countries.filter { !$0.polygons.isEmpty }.map(\.code))
    writer.warnings(reading.faults.all)
    return writer.bytes
  }

  /// The outlines, which are read on first use.
  var atlas: Atlas { reading.value.atlas ?? Atlas(OutlineCollection(), worldview: .asInData) }

  /// The errors that were found when the outlines were read on first use. They occur only if the
  /// files have changed since the codes were stored.
  var lateFaults: Diagnostics {
    reading.isComputed && reading.value.faults.hasErrors ? reading.value.faults : Diagnostics()
  }
}
