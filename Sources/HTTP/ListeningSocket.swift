import Platform

/// The reason why a server cannot listen on an address.
public enum ListenFailure: Error, Equatable {
  /// The name of the host does not resolve to an address of this machine.
  case unknownHost(String)
  /// Another program already listens on the port.
  case portInUse(Int)
  /// Only an administrator may listen on the port.
  case denied(Int)
  /// The system refused for another reason.
  case system(String)
}

struct ListeningSocket: ~Copyable {
  let descriptor: Int32
  let port: Int

  /// - Parameter port: the port to listen on; 0 for any free port.
  init(host: String, port: Int) throws(ListenFailure) {
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    hints.ai_socktype = Self.stream
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, "\(port)", &hints, &list) == 0 else { throw .unknownHost(host) }
    defer { freeaddrinfo(list) }
    var code = EADDRNOTAVAIL
    var next = list
    while let address = next?.pointee {
      next = address.ai_next
      let socket = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
      guard socket >= 0 else {
        code = errno
        continue
      }
      if Self.prepare(socket, address), let port = Self.port(of: socket) {
        descriptor = socket
        self.port = port
        return
      }
      code = errno
      close(socket)
    }
    switch code {
    case EADDRINUSE: throw .portInUse(port)
    case EACCES, EPERM: throw .denied(port)
    case EADDRNOTAVAIL: throw .unknownHost(host)
    default: throw .system(strerror(code).map { String(cString: $0) } ?? "error \(code)")
    }
  }

  private static func prepare(_ socket: Int32, _ address: addrinfo) -> Bool {
    var yes: Int32 = 1
    // Without this option, a restarted server would have to wait until the system forgets the
    // connections of the previous server.
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    return fcntl(socket, F_SETFD, FD_CLOEXEC) == 0
      && fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK) == 0
      && bind(socket, address.ai_addr, address.ai_addrlen) == 0 && listen(socket, 128) == 0
  }

  private static func port(of socket: Int32) -> Int? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let code = withUnsafeMutablePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) }
    }
    guard code == 0 else { return nil }
    // The port is at the same offset in IPv4 and IPv6 addresses.
    return withUnsafePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        Int(UInt16(bigEndian: $0.pointee.sin_port))
      }
    }
  }

  private static var stream: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }
}
