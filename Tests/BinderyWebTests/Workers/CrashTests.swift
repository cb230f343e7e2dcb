#if os(Linux)
import CBinderySystem
import Foundation
import Testing

/// What a process does that has trapped, before its backtrace is written.
@Suite struct CrashTests {
    // Of the process in which a test traps.
    nonisolated(unsafe) private static var hasEnded = false
    nonisolated(unsafe) private static var onItsWay: [CInt] = [-1, -1]
    nonisolated(unsafe) private static var listener: CInt = -1
    nonisolated(unsafe) private static var address = sockaddr_in()

    /// The other processes wait for the lock, which the process would keep until its backtrace is written.
    @Test func whatIsLockedEndsBeforeTheBacktraceBegins() async {
        await #expect(processExitsWith: .exitCode(7)) {
            // In place of the backtracer.
            signal(SIGILL) { _ in _exit(CrashTests.hasEnded ? 7 : 1) }
            bindery_report_crashes(-1, -1)
            let last = CrashTests.lastConnection()
            bindery_begin_lock()
            let trapping = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
            let thread = Thread {
                var byte: UInt8 = 0
                // Returns when all connections have ended: the backtrace is next.
                guard read(last, &byte, 1) == 0 else { _exit(2) }
                while !CrashTests.sleeps(trapping!) {}
                CrashTests.hasEnded = true
                bindery_end_lock()
            }
            thread.start()
            raise(SIGILL)
        }
    }

    /// No process would answer a connection that another worker has passed on.
    @Test func aDescriptorOnItsWayIsClosed() async {
        await #expect(processExitsWith: .exitCode(7)) {
            signal(SIGILL) { _ in
                var byte: UInt8 = 0
                // Its end: no process has the other side any more.
                _exit(read(CrashTests.onItsWay[0], &byte, 1) == 0 ? 7 : 1)
            }
            var link: [CInt] = [-1, -1]
            socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &link)
            pipe(&CrashTests.onItsWay)
            _ = fcntl(CrashTests.onItsWay[0], F_SETFL, O_NONBLOCK)
            bindery_report_crashes(-1, link[0])
            let byte: [UInt8] = [1]
            _ = bindery_send(link[1], byte, 1, CrashTests.onItsWay[1])
            close(CrashTests.onItsWay[1])
            raise(SIGILL)
        }
    }

    /// Its backtrace takes seconds, in which a client would wait for an answer.
    @Test func withoutASupervisorNothingListensAndTheNumberIsNotFree() async {
        await #expect(processExitsWith: .exitCode(7)) {
            signal(SIGILL) { _ in
                let isRefused = CrashTests.connect() == ECONNREFUSED
                _exit(isRefused && fcntl(CrashTests.listener, F_GETFD) >= 0 ? 7 : 1)
            }
            CrashTests.listen()
            bindery_report_crashes(-1, -1)
            raise(SIGILL)
        }
    }

    @Test func theSocketThatAllWorkersShareListensOn() async {
        await #expect(processExitsWith: .exitCode(7)) {
            signal(SIGILL) { _ in _exit(CrashTests.connect() == 0 ? 7 : 1) }
            CrashTests.listen()
            var link: [CInt] = [-1, -1]
            socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &link)
            bindery_report_crashes(-1, link[0])
            raise(SIGILL)
        }
    }

    /// A server in the same program may have called it before, and its handler must not follow itself.
    @Test func aSecondCallDoesNothing() async {
        await #expect(processExitsWith: .exitCode(7)) {
            signal(SIGILL) { _ in _exit(7) }
            for _ in 0..<2 { bindery_report_crashes(-1, -1) }
            raise(SIGILL)
        }
    }

    private static func listen() {
        // Above those that a worker inherits.
        let socket = Glibc.socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        listener = fcntl(socket, F_DUPFD, 16)
        close(socket)
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        _ = withAddress { bind(listener, $0, $1) }
        Glibc.listen(listener, 8)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { address in
            _ = address.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &size) }
        }
    }

    /// Returns 0, or an error number.
    private static func connect() -> CInt {
        let socket = Glibc.socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        return withAddress { Glibc.connect(socket, $0, $1) } == 0 ? 0 : errno
    }

    private static func withAddress(_ body: (UnsafePointer<sockaddr>, socklen_t) -> CInt) -> CInt {
        withUnsafePointer(to: address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    /// Whether a thread of this process waits for something. One that does not wait for the lock ends the process.
    private static func sleeps(_ thread: String) -> Bool {
        let state = try? String(contentsOfFile: "/proc/\(thread)/stat", encoding: .utf8)
        return state?.split(separator: ")").last?.hasPrefix(" S") == true
    }

    /// A socket with the highest number, which is therefore the last one that ends.
    private static func lastConnection() -> CInt {
        var ends: [CInt] = [-1, -1], limit = rlimit()
        socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends)
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        let last = CInt(min(limit.rlim_cur, 1 << 16)) - 1
        for (end, number) in zip(ends, [last, last - 1]) {
            dup2(end, number)
            close(end)
        }
        return last
    }
}
#endif
