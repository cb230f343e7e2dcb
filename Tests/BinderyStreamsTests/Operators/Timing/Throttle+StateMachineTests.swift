import BinderyTestSupport
import Testing

@testable import BinderyStreams

@Suite struct ThrottleStateMachineTests {
    private enum Input: Equatable {
        case value(Int)
        case waitEnded
        case completed
    }

    private enum Output: Equatable {
        case value(Int)
        case completed
    }

    /// What an operator sends that performs the actions of the machine.
    private func sent(for inputs: [Input], leading: Bool, latest: Bool) -> [Output] {
        var machine = ThrottleMachine(leading: leading, latest: latest)
        var sent: [Output] = []
        var kept: Int?
        var isWaiting = false
        func perform(_ actions: ThrottleMachine.Actions, received: Int? = nil) {
            if actions.contains(.keep) { kept = received }
            if actions.contains(.deliver) { sent.append(.value(received!)) }
            if actions.contains(.deliverKept) {
                sent.append(.value(kept!))
                kept = nil
            }
            if actions.contains(.startWait) {
                #expect(!isWaiting, "two waits at a time")
                isWaiting = true
            }
            if actions.contains(.complete) { sent.append(.completed) }
        }
        for input in inputs where sent.last != .completed {
            switch input {
            case .value(let value): perform(machine.received(), received: value)
            case .completed: perform(machine.completed())
            case .waitEnded:
                if !isWaiting { continue }
                isWaiting = false
                perform(machine.waitEnded())
            }
        }
        return sent
    }

    /// The same, wait by wait: of each, the values that arrived during it.
    private func expected(for inputs: [Input], leading: Bool, latest: Bool) -> [Output] {
        var sent: [Output] = []
        var rest = inputs[...]
        while let input = rest.popFirst() {
            if input == .completed { return sent + [.completed] }
            guard case .value(let first) = input else { continue }
            if leading { sent.append(.value(first)) }
            var candidates = leading ? [] : [first]
            while true {
                let during = rest.prefix { $0 != .waitEnded }
                rest = rest.dropFirst(during.count)
                for case .value(let value) in during.prefix(while: { $0 != .completed }) { candidates.append(value) }
                let last = latest ? candidates.last : nil
                let isLastWait = during.contains(.completed)
                if isLastWait, last == nil { return sent + [.completed] }
                if rest.popFirst() == nil { return sent }
                if let last { sent.append(.value(last)) }
                if isLastWait { return sent + [.completed] }
                if last == nil { break }
                candidates = []
            }
        }
        return sent
    }

    @Test(arguments: [true, false], [true, false])
    func itSendsWhatTheValuesOfEachWaitDemand(leading: Bool, latest: Bool) {
        for seed in 0..<2000 {
            var random = SplitMix(seed: UInt64(seed))
            var inputs = (0..<random.below(12)).map { random.below(3) == 0 ? Input.waitEnded : .value($0) }
            if random.below(2) == 0 { inputs.insert(.completed, at: random.below(inputs.count + 1)) }
            if let end = inputs.firstIndex(of: .completed) { inputs = inputs[...end] + [.waitEnded] }
            #expect(
                sent(for: inputs, leading: leading, latest: latest)
                    == expected(for: inputs, leading: leading, latest: latest), "seed \(seed): \(inputs)")
        }
    }

    @Test func aWaitThatCompletesWithoutAValueLeavesWhatIsKept() {
        var machine = ThrottleMachine(leading: false, latest: true)
        #expect(machine.received() == [.keep, .startWait])
        #expect(machine.waitCompleted() == [])
        #expect(machine.received() == [.keep, .startWait])
        #expect(machine.waitEnded() == [.deliverKept, .startWait])
    }

    @Test func afterSuchAWaitALeadingValueReplacesWhatIsKept() {
        var machine = ThrottleMachine(leading: true, latest: true)
        #expect(machine.received() == [.deliver, .startWait])
        #expect(machine.received() == .keep)
        #expect(machine.waitCompleted() == [])
        #expect(machine.received() == [.deliver, .startWait])
        #expect(machine.waitEnded() == [])
    }

    @Test func completionWaitsOnlyForAWaitThatRuns() {
        var machine = ThrottleMachine(leading: false, latest: true)
        #expect(machine.received() == [.keep, .startWait])
        #expect(machine.completed() == [])
        #expect(machine.waitCompleted() == .complete)

        var idle = ThrottleMachine(leading: false, latest: true)
        #expect(idle.received() == [.keep, .startWait])
        #expect(idle.waitCompleted() == [])
        #expect(idle.completed() == .complete)
    }
}
