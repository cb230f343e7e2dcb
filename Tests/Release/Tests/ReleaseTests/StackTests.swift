import BinderyStreams
import Foundation
import Synchronization
import Testing

/// The depth of nested erased signals. A debug build has larger frames and reaches some 600 levels.
@Suite struct StackTests {
    @Test func aThousandHiddenOperatorsFitASmallStack() {
        let outcome = Outcome()
        let ended = DispatchSemaphore(value: 0)
        let thread = Thread {
            let subject = Subject<Int, Never>()
            var signal = AnySignal(subject)
            for _ in 0..<1_000 { signal = signal.map { $0 + 1 }.eraseToAnySignal() }
            let observation = signal.observe { value in outcome.last.withLock { $0 = value } }
            subject.send(0)
            observation.dispose()
            ended.signal()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        ended.wait()
        #expect(outcome.last.withLock { $0 } == 1_000)
    }

    private final class Outcome: Sendable {
        let last = Mutex(0)
    }
}
