import Foundation
import NIOCore
import Testing

/// A TCP connection. Its waits do not block a thread of the tests' pool.
final class Wire: Sendable {
    private let descriptor: Int32
    private let queue = DispatchQueue(label: "wire")

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        let address = try SocketAddress(ipAddress: "127.0.0.1", port: port)
        let result = address.withSockAddr { connect(descriptor, $0, socklen_t($1)) }
        try #require(result == 0)
        // Ends a wait for data that never arrives.
        var patience = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    func close() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    deinit { Foundation.close(descriptor) }

    func write(_ bytes: [UInt8]) async throws {
        let descriptor = descriptor
        let count = await onQueue { Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }
        try #require(count == bytes.count)
    }

    /// Writes zeros until a write fails or about `most` are written, and returns the number written.
    func writeUntilRefused(most: Int) async -> Int {
        let descriptor = descriptor
        return await onQueue {
            let zeros = [UInt8](repeating: 0, count: 1 << 16)
            var total = 0
            while total < most {
                let count = Foundation.send(descriptor, zeros, min(zeros.count, most - total), Int32(MSG_NOSIGNAL))
                if count <= 0 { break }
                total += count
            }
            return total
        }
    }

    /// Writes zeros until the other side has read none for half a second, or `most` are written, and returns the number
    /// written.
    func writeUntilBlocked(most: Int) async -> Int {
        let descriptor = descriptor
        return await onQueue {
            var patience = timeval(tv_sec: 0, tv_usec: 500_000)
            setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
            defer {
                patience = timeval(tv_sec: 0, tv_usec: 0)
                setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
            }
            let zeros = [UInt8](repeating: 0, count: 1 << 16)
            var total = 0
            while total < most {
                let count = Foundation.send(descriptor, zeros, min(zeros.count, most - total), Int32(MSG_NOSIGNAL))
                if count <= 0 { break }
                total += count
            }
            return total
        }
    }

    /// Reads up to and including `text`, or to the end of the connection.
    func read(until text: String) async throws -> String {
        await read { String(decoding: $0, as: UTF8.self).contains(text) }.text
    }

    /// Reads until the other side closes the connection, which it must.
    func readToEnd() async throws -> String {
        let (text, isClosed) = await read { _ in false }
        try #require(isClosed, "the other side still holds the connection")
        return text
    }

    struct Frame: Sendable {
        let opcode: UInt8
        let payload: [UInt8]

        var text: String { String(decoding: payload, as: UTF8.self) }
    }

    /// Reads frames of a server up to and including the first one that is the last.
    func readFrames(until isLast: @escaping @Sendable (Frame) -> Bool) async throws -> [Frame] {
        var frames: [Frame] = []
        repeat {
            let head = try await read(2)
            try #require(head[0] & 0xf0 == 0x80 && head[1] < 127, "a frame begins with \(head)")
            let size = head[1] < 126 ? Int(head[1]) : try await read(2).reduce(0) { $0 << 8 | Int($1) }
            frames.append(Frame(opcode: head[0] & 0xf, payload: try await read(size)))
        } while !isLast(frames[frames.count - 1])
        return frames
    }

    private func read(_ count: Int) async throws -> [UInt8] {
        let descriptor = descriptor
        let bytes = await onQueue {
            var bytes = [UInt8](repeating: 0, count: count)
            let received = count == 0 ? 0 : recv(descriptor, &bytes, count, Int32(MSG_WAITALL))
            return received == count ? bytes : []
        }
        try #require(bytes.count == count, "the other side has closed the connection")
        return bytes
    }

    private func read(
        until isEnough: @escaping @Sendable ([UInt8]) -> Bool
    ) async -> (text: String, isClosed: Bool) {
        let descriptor = descriptor
        return await onQueue {
            var (read, last) = ([UInt8](), 1)
            while last == 1, !isEnough(read) {
                var byte: UInt8 = 0
                last = recv(descriptor, &byte, 1, 0)
                if last == 1 { read.append(byte) }
            }
            return (String(decoding: read, as: UTF8.self), last == 0)
        }
    }

    private func onQueue<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }
    }
}
