import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct MapAsyncTests {
    private let time = VirtualScheduler()
    private let source = Source<Int, Mishap>()

    /// Returns a log of `script`: starts, cancellations and events. The closure takes as many seconds as its value.
    private func log(_ policy: OverlapPolicy, _ script: () -> Void) -> [String] {
        let time = time
        var log: [String] = []
        time.run {
            let signal = source.mapAsync(policy) { value async throws(Mishap) in
                log.append("\(value) starts")
                if value == 9 { throw .second }
                do { try await time.sleep(for: .seconds(value)) } catch { log.append("\(value) is cancelled") }
                return value
            }
            let observation = signal.observeEvents { event in
                switch event {
                case .value(let value): log.append("\(value) at \(time.now)")
                case .failed(let failure): log.append("\(failure)")
                case .completed: log.append("end")
                }
            }
            script()
            observation.dispose()
            time.pump()
        }
        return log
    }

    /// Sends 3, then 1 a second later, then completion.
    private func twoThatOverlap() {
        source.send(3)
        time.advance(by: .seconds(1))
        source.send(1)
        source.complete()
        time.advance(by: .seconds(9))
    }

    @Test func concurrentResultsComeAsTheyFinish() {
        #expect(
            log(.concurrent, twoThatOverlap)
                == ["3 starts", "1 starts", "1 at 2.0 seconds", "3 at 3.0 seconds", "end"])
    }

    @Test func latestCancelsWhatRunsAndDeliversOnlyTheLast() {
        #expect(
            log(.latest, twoThatOverlap)
                == ["3 starts", "1 starts", "3 is cancelled", "1 at 2.0 seconds", "end"])
    }

    @Test func queueKeepsTheOrderOfTheValues() {
        #expect(
            log(.queue, twoThatOverlap)
                == ["3 starts", "3 at 3.0 seconds", "1 starts", "1 at 4.0 seconds", "end"])
    }

    @Test func rejectDropsWhatComesMeanwhile() {
        #expect(log(.reject, twoThatOverlap) == ["3 starts", "3 at 3.0 seconds", "end"])
    }

    @Test(arguments: OverlapPolicy.allCases) func disposalCancelsWhatRuns(policy: OverlapPolicy) {
        #expect(log(policy) { source.send(3) } == ["3 starts", "3 is cancelled"])
        #expect(source.observers == 0)
    }

    @Test(arguments: OverlapPolicy.allCases) func aFailureOfTheClosureEndsTheSignal(policy: OverlapPolicy) {
        let log = log(policy) {
            source.send(9)
            #expect(source.observers == 0)
        }
        #expect(log == ["9 starts", "second"])
    }

    @Test(arguments: OverlapPolicy.allCases) func aFailureOfTheSourceCancelsWhatRuns(policy: OverlapPolicy) {
        let log = log(policy) {
            source.send(3)
            source.fail(.first)
            time.advance(by: .seconds(9))
        }
        #expect(log == ["3 starts", "first", "3 is cancelled"])
    }

    @Test func oneFailureCancelsTheOthersThatRun() {
        let log = log(.concurrent) {
            source.send(3)
            source.send(9)
            time.advance(by: .seconds(9))
        }
        #expect(log == ["3 starts", "9 starts", "second", "3 is cancelled"])
    }

    @Test func aClosureThatNeverWaitsAnswersBeforeTheSendReturns() {
        time.run {
            expect(source.mapAsync(.latest) { $0 * 2 }, sends: [.value(2), .value(4), .completed]) {
                source.send(1)
                source.send(2)
                source.complete()
            }
        }
    }

    @Test(arguments: [OverlapPolicy.queue, .concurrent, .latest, .reject])
    func manyThatNeverWaitNeedNoStack(policy: OverlapPolicy) {
        let count = onSmallStack {
            let time = VirtualScheduler()
            return time.run {
                var count = 0
                Producer<Int, Never>.range(0..<20_000).mapAsync(policy) { $0 }.observe { _ in count += 1 }.dispose()
                return count
            }
        }
        #expect(count == 20_000)
    }

    @Test func withoutAnActorADiagnosisNamesThePlace() {
        let messages = Messages()
        Diagnostics.$handler.withValue(.init { messages.append($0.description) }) {
            expect(source.mapAsync(.queue, file: "Cart.swift", line: 7) { $0 }, sends: []) { source.send(1) }
        }
        #expect(
            messages.all == [
                """
                Bindery: the signal from an async closure at Cart.swift:7 was observed on no actor, and sends \
                nothing. Observe it on the MainActor or on another actor: a detached task, a `@concurrent` function \
                and an async closure with a capture list (swiftlang/swift#87097) run on none.
                """
            ])
    }
}
