/// The order of points along a Z-shaped curve, on which neighbours mostly stand near each other.
enum MortonOrder {
  /// The bits of both numbers by turns, those of `x` lower: a number of at most 62 bits.
  static func code(x: Int, y: Int) -> UInt64 { spread(x) | spread(y) << 1 }

  /// The lower 31 bits with a zero above each.
  private static func spread(_ value: Int) -> UInt64 {
    var bits = UInt64(truncatingIfNeeded: value) & 0x7FFF_FFFF
    bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
    bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
    bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
    bits = (bits | bits << 2) & 0x3333_3333_3333_3333
    return (bits | bits << 1) & 0x5555_5555_5555_5555
  }
}
