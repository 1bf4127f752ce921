/// A 64-bit FNV-1a hash (http://www.isthe.com/chongo/tech/comp/fnv/). Equal bytes have the same
/// hash in every run of the program.
@frozen public struct FNV1a: Sendable {
  @usableFromInline var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Makes the hash of no bytes.
  @inlinable public init() {}

  /// Makes the hash of the bytes of a sequence.
  @inlinable public init(_ bytes: some Sequence<UInt8>) { mix(bytes) }

  /// The hash of the bytes so far.
  @inlinable public var value: UInt64 { state }

  /// Adds a byte.
  @inlinable public mutating func mix(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// Adds the bytes of a sequence.
  @inlinable public mutating func mix(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { mix(byte) }
  }

  /// Adds the bytes of a span.
  @inlinable public mutating func mix(_ bytes: borrowing Span<UInt8>) {
    for index in bytes.indices { mix(bytes[index]) }
  }
}
