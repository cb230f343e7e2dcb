#if Web
internal import Foundation

/// A socket that accepts connections, which processes share.
struct ListeningSocket {
    let descriptor: CInt
    let port: Int

    /// Listens at an address. Port 0 is any free port.
    static func open(host: String, port: Int) throws(LiveServerFailure) -> ListeningSocket {
        var hints = addrinfo()
        hints.ai_socktype = Self.stream
        hints.ai_flags = AI_PASSIVE
        var found: UnsafeMutablePointer<addrinfo>?
        defer { if let found { freeaddrinfo(found) } }
        guard getaddrinfo(host, "\(port)", &hints, &found) == 0, let address = found?.pointee else {
            throw .notListening(host: host, port: port, reason: "the address is unknown")
        }
        let descriptor = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
        var yes: CInt = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<CInt>.size))
        guard descriptor >= 0, bind(descriptor, address.ai_addr, address.ai_addrlen) == 0, listen(descriptor, 1024) == 0
        else {
            let error = errno
            if descriptor >= 0 { close(descriptor) }
            if error == EADDRINUSE { throw .portTaken(host: host, port: port) }
            throw .notListening(host: host, port: port, reason: String(cString: strerror(error)))
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return ListeningSocket(descriptor: descriptor, port: Self.port(of: descriptor) ?? port)
    }

    /// The socket that a worker has inherited.
    init(inherited descriptor: CInt) {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        self.init(descriptor: descriptor, port: Self.port(of: descriptor) ?? 0)
    }

    private init(descriptor: CInt, port: Int) {
        self.descriptor = descriptor
        self.port = port
    }

    private static var stream: CInt {
        #if canImport(Darwin)
        SOCK_STREAM
        #else
        CInt(SOCK_STREAM.rawValue)
        #endif
    }

    private static func port(of descriptor: CInt) -> Int? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        guard result == 0 else { return nil }
        return withUnsafePointer(to: storage) { pointer in
            // The port is at the same place in the addresses of both families.
            pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { Int(UInt16(bigEndian: $0.pointee.sin_port)) }
        }
    }
}
#endif
