import Input

/// The step for a file whose bytes are known when the build is planned.
struct BytesStep: Step {
  let bytes: Sliced<[UInt8]>

  init(_ bytes: [UInt8]) { self.bytes = Sliced(bytes) }

  func make(_ path: SitePath, _ maker: FileMaker) { maker.file(path, bytes.value) }
}

struct XMLStep: Step {
  let bytes: Sliced<[UInt8]>

  init(_ bytes: [UInt8]) { self.bytes = Sliced(bytes) }

  func make(_ path: SitePath, _ maker: FileMaker) { maker.xml(path, bytes.value) }
}

extension Sliced<[UInt8]> {
  fileprivate init(_ bytes: [UInt8]) { self.init(value: bytes, digest: .of(bytes)) }
}
