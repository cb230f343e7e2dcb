import BinderyTestSupport
import Testing

@testable import BinderyWeb

@Suite("Which workers a supervisor starts and ends")
struct WorkerPlanTests {
    var plan = WorkerPlan(count: 2)

    init() {
        #expect(plan.begin() == [.start(1), .start(2)])
        #expect(plan.ready(1, at: .zero) == [])
        #expect(plan.ready(2, at: .zero) == [])
        #expect(plan.present == [1: true, 2: true])
    }

    @Test mutating func aWorkerThatEndsIsReplacedAtOnce() {
        #expect(plan.ended(1, status: -9, at: .seconds(1)) == [.start(3)])
        #expect(plan.present == [2: true])
        #expect(plan.ready(3, at: .seconds(2)) == [])
        #expect(plan.present == [2: true, 3: true])
    }

    @Test mutating func aWorkerThatTrapsIsReplacedBeforeItHasEnded() {
        #expect(plan.crashed(1, page: "a", at: .seconds(1)) == [.start(3)])
        #expect(plan.present == [2: true])
        #expect(plan.ended(1, status: -4, at: .seconds(3)) == [])
    }

    @Test mutating func aWorkerThatTrapsWhileItEndsIsAskedForNothing() {
        #expect(plan.draining(1, at: .seconds(1)) == [.start(3)])
        #expect(plan.present == [1: false, 2: true])
        #expect(plan.crashed(1, page: "a", at: .seconds(2)) == [])
        #expect(plan.present == [2: true])
        #expect(plan.ended(1, status: -4, at: .seconds(3)) == [])
    }

    @Test mutating func oneBacktraceIsWrittenAtATime() {
        #expect(plan.crashed(1, page: "a", at: .seconds(1)) == [.start(3)])
        #expect(plan.crashed(2, page: "b", at: .seconds(2)) == [.start(4), .kill(2)])
        #expect(plan.ended(2, status: -9, at: .seconds(2)) == [])
        #expect(plan.ended(1, status: -4, at: .seconds(3)) == [])
        #expect(plan.ready(3, at: .seconds(4)) == [])
        #expect(plan.crashed(3, page: "c", at: .seconds(5)) == [.start(5)])
    }

    @Test mutating func aTrappedWorkerThatDoesNotEndIsKilled() {
        _ = plan.crashed(1, page: nil, at: .seconds(1))
        #expect(plan.next == .seconds(31))
        #expect(plan.passed(.seconds(30)) == [])
        #expect(plan.passed(.seconds(31)) == [.kill(1)])
    }

    @Test mutating func aPageThatBringsDownTwoWorkersInARowIsSetAside() {
        #expect(plan.crashed(1, page: "a", at: .seconds(1)) == [.start(3)])
        #expect(plan.crashed(2, page: "a", at: .seconds(2)) == [.setAside(page: "a"), .start(4), .kill(2)])
        #expect(plan.setAside == ["a"])
    }

    @Test mutating func otherPagesAreNotBlamed() {
        #expect(plan.crashed(1, page: "a", at: .seconds(1)) == [.start(3)])
        #expect(plan.crashed(2, page: "b", at: .seconds(2)) == [.start(4), .kill(2)])
        _ = plan.ready(3, at: .seconds(3))
        // Long after the first.
        #expect(plan.crashed(3, page: "a", at: .seconds(62)) == [.start(5), .kill(3)])
        #expect(plan.setAside == [])
    }

    @Test func aProgramThatDoesNotStartEndsWithItsExitCode() {
        var plan = WorkerPlan(count: 2)
        _ = plan.begin()
        #expect(plan.ended(1, status: 64, at: .zero) == [.end(2)])
        #expect(plan.ended(2, status: 0, at: .zero) == [.exit(code: 64)])
    }

    @Test mutating func aReplacementThatDoesNotStartIsTriedAgainAfterAPauseThatGrows() {
        #expect(plan.ended(1, status: 1, at: .zero) == [.start(3)])
        #expect(plan.ended(3, status: 1, at: .zero) == [])
        #expect(plan.next == .milliseconds(250))
        #expect(plan.passed(.milliseconds(250)) == [.start(4)])
        #expect(plan.ended(4, status: 1, at: .seconds(1)) == [])
        #expect(plan.next == .seconds(1) + .milliseconds(500))
        #expect(plan.passed(.seconds(2)) == [.start(5)])
        _ = plan.ready(5, at: .seconds(2))
        #expect(plan.ended(5, status: 1, at: .seconds(3)) == [.start(6)])
    }

    @Test mutating func aRestartReplacesOneWorkerAfterAnother() {
        #expect(plan.restart() == [.start(3)])
        // The old one serves until the next one does.
        #expect(plan.present == [1: true, 2: true])
        #expect(plan.ready(3, at: .seconds(1)) == [.end(1)])
        #expect(plan.present == [1: false, 2: true, 3: true])
        #expect(plan.ended(1, status: 0, at: .seconds(2)) == [.start(4)])
        #expect(plan.ready(4, at: .seconds(3)) == [.end(2)])
        #expect(plan.ended(2, status: 0, at: .seconds(4)) == [])
        #expect(plan.present == [3: true, 4: true])
    }

    @Test mutating func aNextVersionThatDoesNotStartReplacesNothing() {
        #expect(plan.restart() == [.start(3)])
        #expect(plan.ended(3, status: 1, at: .seconds(1)) == [.keepOld])
        #expect(plan.present == [1: true, 2: true])
        #expect(plan.next == nil)
    }

    @Test mutating func aRestartGoesOnWhenAWorkerTraps() {
        _ = plan.restart()
        #expect(plan.crashed(1, page: nil, at: .seconds(1)) == [])
        #expect(plan.ready(3, at: .seconds(2)) == [.start(4)])
        #expect(plan.ready(4, at: .seconds(3)) == [.end(2)])
    }

    @Test mutating func aWorkerThatItsOperatorEndsIsReplaced() {
        #expect(plan.draining(1, at: .seconds(1)) == [.start(3)])
        #expect(plan.present == [1: false, 2: true])
        #expect(plan.ended(1, status: 0, at: .seconds(2)) == [])
    }

    @Test mutating func theEndWaitsForAllAndKillsThoseThatDoNotEnd() {
        #expect(plan.end(at: .seconds(1)) == [.end(1), .end(2)])
        #expect(plan.ended(1, status: 0, at: .seconds(2)) == [])
        #expect(plan.passed(.seconds(31)) == [.kill(2)])
        #expect(plan.ended(2, status: -9, at: .seconds(32)) == [.exit(code: 0)])
    }

    /// Whatever happens, there are as many workers as asked for, once all that start serve and all that end have ended.
    @Test(arguments: 0..<200) func inTheEndAllWorkersServe(seed: UInt64) {
        var random = SplitMix(seed: seed), plan = WorkerPlan(count: 3), now = Duration.zero
        var running: Set<Int> = [], ending: Set<Int> = [], actions = plan.begin()
        func apply() {
            for action in actions {
                switch action {
                case .start(let number): running.insert(number)
                case .end(let number), .kill(let number): ending.insert(number)
                case .setAside, .keepOld, .exit: break
                }
            }
        }
        apply()
        for number in running { actions = plan.ready(number, at: now) }
        for _ in 0..<60 {
            now += .milliseconds(100)
            let number = running.sorted().randomElement(using: &random)!
            switch Int.random(in: 0..<6, using: &random) {
            case 0: actions = plan.ready(number, at: now)
            case 1: actions = plan.crashed(number, page: "\(number % 2)", at: now)
            case 2:
                running.remove(number)
                actions = plan.ended(number, status: -9, at: now)
            case 3: actions = plan.restart()
            case 4: actions = plan.passed(now)
            default: actions = plan.draining(number, at: now)
            }
            apply()
            if running.isEmpty { break }
        }
        for _ in 0..<100 {
            now += .seconds(40)
            actions = plan.passed(now)
            apply()
            for number in running.sorted() {
                actions = plan.ready(number, at: now)
                apply()
            }
            for number in ending.sorted() where running.remove(number) != nil {
                actions = plan.ended(number, status: 0, at: now)
                apply()
            }
            ending = []
        }
        #expect(plan.present.values.filter(\.self).count == 3)
        #expect(plan.present.count == 3)
        #expect(running.count == 3)
    }
}
