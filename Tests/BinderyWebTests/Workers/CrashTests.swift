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
            bindery_begin_lock()
            let thread = Thread {
                while !bindery_has_crashed() { sched_yield() }
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
}
#endif
