import Input
import SeededRandom

func lines(_ diagnostics: Diagnostics) -> [String] {
  diagnostics.all.map(\.description)
}

/// Damaged inputs: arbitrary bytes, bytes from a format's alphabet, and valid texts in which bytes
/// are replaced, removed, inserted or cut off.
func hostileInputs(alphabet: String, samples: [String], count: Int = 400) -> [[UInt8]] {
  var generator = Random(seed: 2026)
  let letters = Array(alphabet.utf8)
  var inputs: [[UInt8]] = [[], [0], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xEF, 0xBB]]
  for sample in samples {
    let bytes = Array(sample.utf8)
    for cut in 0...bytes.count { inputs.append(Array(bytes[..<cut])) }
  }
  for round in 0..<count {
    let length = Int.random(in: 0...60, using: &generator)
    switch round % 3 {
    case 0:
      inputs.append((0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) })
    case 1:
      inputs.append((0..<length).map { _ in letters.randomElement(using: &generator) ?? 0 })
    default:
      var bytes = Array((samples.randomElement(using: &generator) ?? "").utf8)
      for _ in 0..<3 where !bytes.isEmpty {
        let place = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        default: bytes.insert(letters.randomElement(using: &generator) ?? 0, at: place)
        }
      }
      inputs.append(bytes)
    }
  }
  return inputs
}
