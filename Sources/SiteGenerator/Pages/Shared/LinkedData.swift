import Geography
import Input
import Markup

/// Describes the subject of a page for search engines, in the vocabulary of https://schema.org.
enum PageSubject: Sendable {
  case country(code: String, name: String)
  /// A place. `localName` is its name in the country's first language. `country` is the path of the
  /// country's page.
  case city(
    name: String, localName: String?, coordinate: Coordinate?, country: SitePath?,
    countryName: String, geonameID: Int?)
  case dataset(name: String, description: String, file: SitePath)
}

extension SiteFrame {
  func linkedData(_ path: SitePath, subject: PageSubject?) -> DataBlock? {
    guard let subject else { return nil }
    var json = JSONWriter(reserving: 1024)
    json.object { file in
      file.member("@context", "https://schema.org")
      self.write(subject, address: self.baseURL + path.string, to: &file)
    }
    return DataBlock(json: json.bytes)
  }

  private func write(_ subject: PageSubject, address: String, to json: inout JSONWriter) {
    let base = baseURL
    switch subject {
    case .country(let code, let name):
      json.member("@type", "Country")
      json.member("name", name)
      json.member("identifier", code)
      json.member("url", address)
    case .city(let name, let localName, let place, let country, let countryName, let id):
      // A place without a GeoNames id may be uninhabited, so it is not called a city.
      json.member("@type", id == nil ? "Place" : "City")
      json.member("name", name)
      if let localName { json.member("alternateName", localName) }
      json.member("url", address)
      if let place {
        json.object("geo") { geo in
          geo.member("@type", "GeoCoordinates")
          geo.member("latitude", place.latitude, decimals: 5)
          geo.member("longitude", place.longitude, decimals: 5)
        }
      }
      if let page = country {
        json.object("containedInPlace") { container in
          container.member("@type", "Country")
          container.member("name", countryName)
          container.member("url", base + page.string)
        }
      }
      if let id { json.member("sameAs", "https://www.geonames.org/\(id)/") }
    case .dataset(let name, let description, let file):
      json.member("@type", "Dataset")
      json.member("name", name)
      json.member("description", description)
      json.member("url", address)
      if hasSources { json.member("license", base + SiteMap.sources.string) }
      json.object("creator") { creator in
        creator.member("@type", "Organization")
        creator.member("name", self.title)
        creator.member("url", base)
      }
      json.object("distribution") { download in
        download.member("@type", "DataDownload")
        download.member("encodingFormat", "application/json")
        download.member("contentUrl", base + file.string)
      }
    }
  }
}
