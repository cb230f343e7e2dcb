import Foundation
import Testing

/// Opens a connection, announces a body of 100 bytes, sends one byte, and keeps the connection open.
func sendUnfinishedRequest(port: Int) throws -> FileHandle {
    let handle = try connectSilently(port: port)
    try handle.write(
        contentsOf: Data("POST /sessions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{".utf8))
    return handle
}

func connectSilently(port: Int) throws -> FileHandle {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
    }
    try #require(result == 0)
    return handle
}
