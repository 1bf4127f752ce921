import Input

/// Sorted texts written as what each adds to the one before.
///
/// `shared` holds one digit of base 36 for each text: the number of code points that it begins
/// with in common with the text before (35 if there are more); `rest` holds what follows them,
/// joined by commas.
struct FrontCoding {
  private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)

  private var shared: [UInt8] = []
  private var rest: [UInt8] = []
  private var last: [UInt8] = []

  mutating func append(_ key: some Collection<UInt8>) {
    let key = Array(key)
    var bytes = 0
    var points = 0
    var end = 0
    // Count whole code points only.
    while end < min(key.count, last.count), key[end] == last[end] { end += 1 }
    while bytes < end, points < 35 {
      var next = bytes + 1
      while next < key.count, key[next] & 0xC0 == 0x80 { next += 1 }
      guard next <= end, next == last.count || last[next] & 0xC0 != 0x80 else { break }
      bytes = next
      points += 1
    }
    if !shared.isEmpty { rest.append(UInt8(ascii: ",")) }
    shared.append(Self.digits[points])
    rest.append(contentsOf: key[bytes...])
    last = key
  }

  func write(to json: inout JSONWriter) {
    json.member("shared", String(decoding: shared, as: UTF8.self))
    json.member("rest", String(decoding: rest, as: UTF8.self))
  }
}
