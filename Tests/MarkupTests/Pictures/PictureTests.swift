import Testing

@testable import Markup

@Suite struct PictureTests {
  private func size(_ bytes: [UInt8], _ name: String) -> String {
    do {
      let picture = try Picture.read(bytes, name: name)
      return "\(picture.format) \(picture.width)x\(picture.height)"
    } catch {
      return [error.message, error.hint].compactMap(\.self).joined(separator: "; ")
    }
  }

  private func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private func little(_ number: Int, _ count: Int) -> [UInt8] { big(number, count).reversed() }

  private var png: [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + big(13, 4) + Array("IHDR".utf8) + big(640, 4)
      + big(480, 4) + [8, 2, 0, 0, 0] + big(0, 4) + big(2, 4) + Array("IDATxx".utf8) + big(0, 4)
      + big(0, 4) + Array("IEND".utf8) + big(0, 4)
  }

  /// A picture of 300 by 200 pixels with an Exif orientation.
  private func jpeg(_ orientation: Int, isLittle: Bool = false) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      isLittle ? little(value, count) : big(value, count)
    }
    let tag = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
    let tiff =
      Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(1, 2) + tag
      + number(0, 4)
    let exif = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xD8, 0xFF, 0xE1] + big(exif.count + 2, 2) + exif
      + [0xFF, 0xFF, 0xC2, 0, 11, 8] + big(200, 2) + big(300, 2) + [1, 1, 0x11, 0]
      + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 0xFF, 0, 3, 0xFF, 0xD9, 9]
  }

  private func webp(_ kind: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array("WEBP\(kind)".utf8) + little(data.count, 4) + data
    return Array("RIFF".utf8) + little(body.count, 4) + body
  }

  private func svg(_ attributes: String) -> [UInt8] {
    Array(
      "\u{FEFF}<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)/>"
        .utf8)
  }

  @Test func formats() {
    #expect(size(png, "a.png") == "png 640x480")
    #expect(size(jpeg(1), "a.jpg") == "jpg 300x200")
    #expect(size(jpeg(1), "a.JPEG") == "jpg 300x200")
    let lossy = [0, 0, 0, 0x9D, 0x01, 0x2A] + little(0x4000 | 550, 2) + little(368, 2)
    #expect(size(webp("VP8 ", lossy), "a.webp") == "webp 550x368")
    let lossless = [0x2F] + little(399 | 300 << 14, 4)
    #expect(size(webp("VP8L", lossless), "a.webp") == "webp 400x301")
    let extended = [0x10, 0, 0, 0] + little(1199, 3) + little(799, 3)
    #expect(size(webp("VP8X", extended), "a.webp") == "webp 1200x800")
  }

  @Test func photographsAreTurned() {
    for orientation in 1...8 {
      let expected = orientation < 5 ? "jpg 300x200" : "jpg 200x300"
      #expect(size(jpeg(orientation), "a.jpg") == expected)
      #expect(size(jpeg(orientation, isLittle: true), "a.jpg") == expected)
    }
  }

  @Test(arguments: [
    ("width=\"120\" height=\"80\"", "svg 120x80"), ("viewBox=\"0 0 30.4 20\"", "svg 30x20"),
    ("width=\"100%\" height=\"100%\" viewBox=\"0,0,300,200\"", "svg 300x200"),
    ("width=\"60\" viewBox=\"0 0 30 20\"", "svg 60x40"),
    ("width=\"25.4mm\" height=\" 1in \"", "svg 96x96"),
    (
      "", "has no size; give its <svg> a width and a height, or a viewBox"
    ),
    (
      "width=\"0\" height=\"1\"",
      "has an invalid size: width and height must be above 0 and at most 1,000,000 pixels; "
        + "export the picture again"
    ),
  ])
  func drawings(_ attributes: String, _ expected: String) {
    #expect(size(svg(attributes), "a.svg") == expected)
  }

  @Test func drawingsThatNoBrowserShows() {
    #expect(
      size(Array("<svg width=\"1\" height=\"1\"/>".utf8), "a.svg").hasPrefix("has no namespace"))
    #expect(
      size(Array("<html/>".utf8), "a.svg").hasPrefix("is not a picture: it begins with <html>"))
    #expect(size(Array("<svg>\n<g></svg>".utf8), "a.svg").contains("cannot be read: line 2: "))
  }

  @Test func picturesThatAreCutOff() {
    for whole in [
      (png, "a.png"), (jpeg(6), "a.jpg"), (webp("VP8X", [0] + big(0, 9)), "a.webp"),
      (svg("width=\"9\" height=\"9\""), "a.svg"),
    ] {
      #expect(!size(whole.0, whole.1).contains(";"))
      // A PNG may lack the four bytes after its end marker.
      for count in 0..<(whole.0.count - 4) {
        #expect(size(Array(whole.0.prefix(count)), whole.1).contains("; "), "\(whole.1) \(count)")
      }
    }
    #expect(size(Array(png.prefix(40)), "a.png") == "is truncated; export the picture again")
    #expect(size(Array(jpeg(1).dropLast(2)), "a.jpg") == "is truncated; export the picture again")
  }

  @Test func filesThatAreSomethingElse() {
    #expect(
      size(jpeg(1), "my.hut.png")
        == "is in JPEG format, but its name does not end with '.jpg'; rename it to 'my.hut.jpg': "
        + "servers derive the media type from the name")
    let hint = "; save it as PNG, JPEG, WebP or SVG"
    #expect(
      size(Array("GIF89a".utf8), "a.png") == "is in GIF format, which is not supported" + hint)
    #expect(size(Array("....ftypavif".utf8), "a.avif").contains("AVIF"))
    #expect(size(Array("....ftypheic".utf8), "a.jpg").contains("HEIC"))
    #expect(size(Array("hello".utf8), "a.jpg") == "is not a picture" + hint)
    #expect(size([], "a.jpg") == "is empty; export the picture again")
  }
}
