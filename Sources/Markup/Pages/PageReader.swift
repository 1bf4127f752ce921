/// Forwards the parser's events to a walk. All state of the walk is in one struct, so that each
/// event accesses a property of this class only once.
final class PageReader: SAXHandler {
  var walk: PageWalk

  init(walk: PageWalk) {
    self.walk = walk
  }

  func started(_ tag: SAXParser.StartTag) { walk.started(tag) }
  func ended() { walk.ended() }
  func read(_ text: UnsafeBufferPointer<UInt8>) { walk.read(text) }
  func readSection(_ text: UnsafeBufferPointer<UInt8>) { walk.readSection(text) }
  func declaredType(_ name: UnsafePointer<UInt8>?, hasIdentifier: Bool) {
    walk.declaredType(name, hasIdentifier: hasIdentifier)
  }
  func declaredInside() { walk.declaredInside() }
  func readInstruction() { walk.readInstruction() }
  func failed(_ fault: SAXFault) { walk.failed(fault) }
}
