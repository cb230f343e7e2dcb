import BinderySynchronization
import Testing

@testable import BinderyWeb

struct WakeLimitTests {
    @Test func onlySomeAreRestoredAtATimeInTheirOrder() {
        let limit = WakeLimit(2)
        let begun = Mutex<[Int]>([])
        let endings = Mutex<[@Sendable () -> Void]>([])
        for number in 1...4 {
            limit.begin { ended in
                begun.withLock { $0.append(number) }
                endings.withLock { $0.append(ended) }
            }
        }
        #expect(begun.withLock { $0 } == [1, 2])
        endings.withLock { $0[1] }()
        #expect(begun.withLock { $0 } == [1, 2, 3])
        endings.withLock { $0[0] }()
        endings.withLock { $0[2] }()
        endings.withLock { $0[3] }()
        limit.begin { _ in begun.withLock { $0.append(5) } }
        #expect(begun.withLock { $0 } == [1, 2, 3, 4, 5])
    }
}
