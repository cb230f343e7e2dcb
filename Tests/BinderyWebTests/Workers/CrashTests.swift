#if os(Linux)
import CBinderySystem
import Foundation
import Testing

/// What a process does that has trapped, before its backtrace is written.
@Suite struct CrashTests {
    // Of the process in which a test traps.
    nonisolated(unsafe) private static var hasEnded = false
    nonisolated(unsafe) private static var onItsWay: [CInt] = [-1, -1]

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
