import BinderySynchronization
import Dispatch
import Testing

@testable import BinderyWeb

struct GracePeriodsTests {
    /// The end of a session waits for the session, and for the store.
    @Test func aSessionThatDoesNotEndDoesNotHoldUpTheOthers() async {
        let periods = GracePeriods(of: .zero)
        let (ends, ended) = AsyncStream<String>.makeStream()
        let (blocks, block) = AsyncStream<Void>.makeStream()
        for token in ["slow", "quick"] {
            periods.begin {
                if token == "slow" { for await _ in blocks {} }
                ended.yield(token)
            }
        }
        for await token in ends {
            #expect(token == "quick")
            break
        }
        block.finish()
    }

    @Test func eachOfManyEndsOnce() async {
        let periods = GracePeriods(of: .milliseconds(1))
        let (ends, ended) = AsyncStream<Int>.makeStream()
        var left = Set(0..<1000)
        for number in left { periods.begin { ended.yield(number) } }
        for await number in ends {
            #expect(left.remove(number) != nil)
            if left.isEmpty { break }
        }
    }
}
