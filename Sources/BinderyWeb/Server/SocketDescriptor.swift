#if Web
internal import Foundation
internal import BinderySynchronization

/// A second descriptor of a connection's socket, which any thread may write to. The channel closes its own descriptor
/// without notice, and the system then gives its number to another connection. The socket stays open until both are
/// closed.
struct SocketDescriptor: ~Copyable, Sendable {
    private let number: CInt
    private let spare: SpareFiles

    /// Nil if the process has no descriptor to spare.
    init?(duplicating original: CInt, from spare: SpareFiles) {
        guard spare.take() else { return nil }
        let number = fcntl(original, F_DUPFD_CLOEXEC, 0)
        guard number >= 0 else {
            spare.giveBack()
            return nil
        }
        (self.number, self.spare) = (number, spare)
    }

    deinit {
        close(number)
        spare.giveBack()
    }

    /// Returns how many bytes the system has taken, without waiting until it takes more.
    borrowing func send(_ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
        // NIO has set `SO_NOSIGPIPE`.
        let flags = CInt(MSG_DONTWAIT)
        #else
        let flags = CInt(MSG_DONTWAIT) | CInt(MSG_NOSIGNAL)
        #endif
        while true {
            let count = Foundation.send(number, bytes.baseAddress, bytes.count, flags)
            if count >= 0 { return count }
            switch errno {
            case EINTR: continue
            case EAGAIN, EWOULDBLOCK: return 0
            // The connection has ended. The channel learns of it as well.
            default: return bytes.count
            }
        }
    }
}

/// The number of descriptors that the process does not need for the connections that it accepts.
final class SpareFiles: Sendable {
    private let count: Atomic<Int>

    init(_ count: Int) { self.count = Atomic(count) }

    var available: Int { count.load(ordering: .relaxed) }

    fileprivate func take() -> Bool {
        if count.subtract(1, ordering: .relaxed).newValue >= 0 { return true }
        giveBack()
        return false
    }

    fileprivate func giveBack() { count.add(1, ordering: .relaxed) }
}
#endif
