import Gazetteer
import Input
import Routing

/// An estimate of a site's size, shown before the work begins if the site is large.
///
/// The constants were measured on the atlas of this repository. The E-road network has 1,041 places
/// and 7,750 route pages of 18 kB each. On networks of about 15 places, a route page takes 13 kB.
/// The page of a place takes 9 kB and the page of a country 25 kB. The page and the data file of a
/// trip take 22 kB together. The files of the 31,104 deals take 6.3 MB in total, and an exported
/// route takes 3 kB. The whole atlas takes 477 MB.
struct SizeEstimate {
  /// A site with at least this number of files counts as large.
  static let fileLimit = 100_000.0
  static let byteLimit = 2e9

  private static let bytesPerSecond = 9.3e6

  private(set) var pages = 0.0
  private(set) var files = 0.0
  private(set) var bytes = 0.0

  /// Adds a network with `pairs` route pages and with data files for `published` searches. Each
  /// route is exported in `formats` formats.
  mutating func add(_ network: NetworkContent, pairs: Int, formats: Int, published: Int) {
    let places = Double(network.named.count)
    let (pairs, formats, published) = (Double(pairs), Double(formats), Double(published))
    let labels = network.settings.labels == nil ? 0 : Double(network.roads.count)
    pages += places + labels + pairs
    files += places + labels + (1 + formats) * pairs + published
    // Routes are longer on larger networks. A search takes about twenty bytes for each place.
    bytes += 10_000 * (places + labels)
    bytes += pairs * (12_000 + 220 * places.squareRoot() + 3_000 * formats)
    bytes += 20 * Double(network.places.count) * published
  }

  /// Adds the deals of a game: their page, and the files with their best trips.
  mutating func add(deals: Double) {
    pages += 1
    files += 1 + (deals / 5_000).rounded(.up)
    bytes += 30_000 + 204 * deals
  }

  /// Adds the pages of countries, and a page and a file for each trip.
  mutating func add(countries: Int, trips: Int) {
    pages += Double(countries + trips)
    files += Double(countries + 2 * trips)
    bytes += 25_000 * Double(countries) + 22_000 * Double(trips)
  }

  var isLarge: Bool { files >= Self.fileLimit || bytes >= Self.byteLimit }

  /// The estimate in words, such as
  /// "about 1,000,000 pages in 4,000,000 files, 44 GB, 50 min on 2 threads".
  func sentence(jobs: Int) -> String {
    let minutes = bytes / Self.bytesPerSecond / Double(max(jobs, 1)) / 60
    return "about \(Self.rounded(pages)) pages in \(Self.rounded(files)) files, "
      + "\(Self.rounded(bytes / 1e9)) GB, \(Self.rounded(minutes)) min on "
      + Words.count(jobs, "thread")
  }

  /// Rounds a value up to a whole number with at most two significant digits.
  private static func rounded(_ value: Double) -> String {
    var unit = 1.0
    while value / unit >= 100, unit < 1e15 { unit *= 10 }
    return Words.count(Int(min((value / unit).rounded(.up) * unit, 1e17)))
  }
}

extension Content {
  /// Warns if the site is large. The warning is at the location of the network that adds the most
  /// bytes.
  func checkSize(jobs: Int, into diagnostics: inout Diagnostics) {
    var whole = SizeEstimate()
    var largest: (network: NetworkContent, bytes: Double, pairs: Int)?
    for network in networks {
      let ends = ends(of: network)
      let choice = configuration.networks.first { $0.slug == network.slug }?.searches ?? .default
      let pairs = network.pairCount(ends: ends.count)
      let published = NetworkSearches.published(network, ends: ends, choice: choice).count
      let before = whole.bytes
      let formats = (network.settings.exports ?? configuration.exports).count
      whole.add(network, pairs: pairs, formats: formats, published: published)
      if configuration.wants(.trips), let deals = network.dealCount {
        whole.add(deals: Double(deals))
      }
      if whole.bytes - before > largest?.bytes ?? 0 {
        largest = (network, whole.bytes - before, pairs)
      }
    }
    whole.add(
      countries: configuration.wants(.countries) ? countries.countries.count : 0,
      trips: trips.count)
    guard whole.isLarge, let largest else { return }
    let slug = largest.network.slug
    let choice = configuration.networks.first { $0.slug == slug }
    let hint =
      largest.pairs > largest.network.named.count
      ? "for fewer pages, write routes: none or routes: {capitals: true, population: 500000}"
      : "for fewer files, write searches: pages"
    diagnostics.warning(
      at: choice?.location ?? largest.network.location,
      "the site will be large, mostly because of network '\(slug)': \(whole.sentence(jobs: jobs))",
      hint: hint)
  }
}
