import Input
import SeededRandom
import Testing

@Suite struct NumberTests {
  @Test(arguments: [
    ("0", 0), ("42", 42), ("-7", -7), ("+7", 7), ("007", 7),
    ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
  ])
  func integers(text: String, value: Int) {
    #expect(Number.integer(text) == value)
  }

  @Test(arguments: [
    "", "-", "+", "1.5", " 1", "1 ", "0x10", "1e3", "9223372036854775808", "99999999999999999999",
    "١", "1,000",
  ])
  func noIntegers(text: String) {
    #expect(Number.integer(text) == nil)
  }

  @Test(arguments: [
    "0", "-0.0", "49.83968", "24.02972", "1e3", "1E-3", "-12.5e+2", ".5", "5.",
    "123456789012345678",
    "0.1", "0.30000000000000004", "1.7976931348623157e308", "5e-324", "2.2250738585072014e-308",
    "9007199254740993", "12345678901234567890123", "0.000000000000000000000000012345", "1e22",
    "1e23",
    "3.141592653589793238462643383279", "8.41e21",
  ])
  func doublesAreTheNearest(text: String) {
    #expect(Number.double(text) == Double(text) ?? Double("0" + text) ?? Double(text + "0"))
  }

  @Test(arguments: [
    "", "-", ".", "e5", "1e", "1e+", "nan", "inf", "0x1p3", "1 ", "1,5", "--1", "1e999",
  ])
  func noDoubles(text: String) {
    #expect(Number.double(text) == nil)
  }

  @Test func randomDoublesSurviveTheirText() {
    var generator = Random(seed: 1)
    for _ in 0..<2000 {
      let value = Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &generator))
      guard value.isFinite else { continue }
      #expect(Number.double("\(value)") == value)
      let coordinate = Double.random(in: -180...180, using: &generator)
      #expect(Number.double("\(coordinate)") == coordinate)
    }
  }

  @Test(arguments: [
    (1.0, 1, "1"), (0.5, 1, "0.5"), (-0.04, 1, "0"), (12.349, 2, "12.35"), (-3.10, 2, "-3.1"),
    (100, 0, "100"), (0.05, 2, "0.05"), (1e15, 3, "1000000000000000"), (.nan, 1, "null"),
    (1234.5678, 3, "1234.568"), (-0.96, 1, "-1"), (2e18, 2, "2000000000000000000"),
    (9.5, 15, "9.5"), (9_007_199_254_741.5, 3, "9007199254741.5"),
    (99.999, 15, "99.998999999999995"),
    (-9_007_199_254_741.25, 4, "-9007199254741.25"),
    (2_251_799_813_685_249.5, 1, "2251799813685249.5"),
    (2_251_799_813_685_249.5, 0, "2251799813685250"), (0x1p63, 2, "9223372036854775808"),
    (1e20, 2, "1e+20"), (-.infinity, 2, "null"),
  ])
  func decimalsAreRoundedAndShort(value: Double, decimals: Int, text: String) {
    var bytes: [UInt8] = []
    bytes.append(value, decimals: decimals)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test(arguments: [0, 7, -7, 10, 123_456, Int.max, Int.min])
  func integersAreWritten(value: Int) {
    var bytes: [UInt8] = []
    bytes.append(integer: value)
    #expect(String(decoding: bytes, as: UTF8.self) == "\(value)")
  }
}
