import Bindery
import BinderyTestSupport
import BinderyTesting
import Testing

private enum Failure: Error, Equatable {
    case refused
}

@Suite struct AsyncPropertyTests {
    private typealias State = AsyncState<Int, Failure>

    private let time = VirtualScheduler()
    private let input = MutableProperty(1)

    /// Makes a property that is ten times the input after a second, and refuses 0. Logs starts and cancellations.
    private func tenfold(_ log: Log, on time: VirtualScheduler? = nil) -> AsyncProperty<Int, Failure> {
        let time = time ?? self.time, input = input
        return AsyncProperty { () async throws(Failure) in
            let value = input.value
            log.lines.append("\(value) starts")
            do { try await time.sleep(for: .seconds(1)) } catch { log.lines.append("\(value) is cancelled") }
            if value == 0 { throw .refused }
            return value * 10
        }
    }

    private final class Log {
        var lines: [String] = []
    }

    @Test func itLoadsWhenItIsObservedAndNotBefore() {
        let time = time, log = Log()
        time.run {
            let property = tenfold(log)
            time.advance(by: .seconds(5))
            #expect(log.lines == [])
            var states: [State] = []
            let observation = property.state.observe { states.append($0) }
            #expect(log.lines == ["1 starts"])
            time.advance(by: .seconds(1))
            #expect(states == [.loading(previous: nil), .value(10)])
            observation.dispose()
        }
    }

    @Test func aChangeCancelsTheRunAndItsResultIsNeverDelivered() throws {
        let log = Log()
        try marbles { m in
            let property = tenfold(log, on: m.scheduler)
            m.perform("500ms x") { _ in input.value = 2 }
            m.expect(property.state).toBe("l 1499ms v", values: ["l": .loading(previous: nil), "v": .value(20)])
        }
        #expect(log.lines == ["1 starts", "2 starts", "1 is cancelled"])
    }

    @Test func thePreviousValueIsKeptWhileItReloadsAndWhenThatFails() throws {
        try marbles { m in
            let property = tenfold(Log(), on: m.scheduler)
            m.perform("2s 0 1999ms 3", values: ["0": 0, "3": 3]) { input.value = $0 }
            m.expect(property.state)
                .toBe(
                    "l 999ms a 999ms p 999ms f 999ms p 999ms b",
                    values: [
                        "l": .loading(previous: nil), "a": .value(10), "p": .loading(previous: 10),
                        "f": .failure(.refused, previous: 10), "b": .value(30),
                    ])
        }
    }

    @Test func itsPartsArePropertiesToo() throws {
        try marbles { m in
            let property = tenfold(Log(), on: m.scheduler), untilReloaded = "4s -!"
            m.perform("2s 0") { _ in input.value = 0 }
            m.perform("4s x") { _ in property.reload() }
            m.expect(property.latest, unsubscribedAt: untilReloaded).toBe("n 999ms a", values: ["n": nil, "a": 10])
            m.expect(property.isLoading, unsubscribedAt: untilReloaded)
                .toBe("t 999ms f 999ms t 999ms f 999ms t", values: ["t": true, "f": false])
            m.expect(property.failure, unsubscribedAt: untilReloaded)
                .toBe("n 2999ms r 999ms n", values: ["n": nil, "r": .refused])
        }
    }

    @Test func anEffectThatReloadsItDoesNotRunAgain() {
        let time = time, log = Log()
        time.run {
            let property = tenfold(log)
            var runs = 0
            let observation = effect {
                runs += 1
                property.reload()
            }
            property.reload()
            #expect(runs == 1)
            observation.dispose()
        }
    }

    @Test func reloadRunsItAgain() throws {
        let log = Log()
        try marbles { m in
            let property = tenfold(log, on: m.scheduler)
            m.perform("2s x") { _ in property.reload() }
            m.expect(property.state)
                .toBe(
                    "l 999ms a 999ms p 999ms a",
                    values: ["l": .loading(previous: nil), "a": .value(10), "p": .loading(previous: 10)])
        }
        #expect(log.lines == ["1 starts", "1 starts"])
    }

    @Test func reloadWhileItLoadsCancelsTheRun() {
        let time = time, log = Log()
        time.run {
            let property = tenfold(log)
            let observation = property.state.observe { _ in }
            property.reload()
            time.advance(by: .seconds(1))
            #expect(log.lines == ["1 starts", "1 starts", "1 is cancelled"])
            #expect(property.state.value == .value(10))
            observation.dispose()
        }
    }

    @Test func workThatNeverWaitsIsThereAtOnce() {
        let input = input
        time.run {
            let property = AsyncProperty<Int, Never> { input.value * 10 }
            #expect(property.state.value == .value(10))
            input.value = 2
            #expect(property.state.value == .value(20))
        }
    }

    // MARK: Dependencies

    @Test func readsAfterTheFirstSuspensionMakeNoDependency() {
        let time = time, input = input, late = MutableProperty(1)
        time.run {
            var runs = 0
            let property = AsyncProperty<Int, Never> {
                runs += 1
                let early = input.value
                try? await time.sleep(for: .seconds(1))
                return early * 10 + late.value
            }
            let observation = property.state.observe { _ in }
            time.advance(by: .seconds(1))
            late.value = 2
            #expect(runs == 1)
            #expect(property.state.value == .value(11))
            input.value = 2
            time.advance(by: .seconds(1))
            #expect(runs == 2)
            #expect(property.state.value == .value(22))
            observation.dispose()
        }
    }

    @Test func aBranchNotTakenIsNotADependency() {
        let time = time, isOn = MutableProperty(false), input = input
        time.run {
            var runs = 0
            let property = AsyncProperty<Int, Never> {
                runs += 1
                return isOn.value ? input.value : 0
            }
            let observation = property.state.observe { _ in }
            input.value = 2
            #expect(runs == 1)
            isOn.value = true
            input.value = 3
            #expect(runs == 3)
            #expect(property.latest.value == 3)
            observation.dispose()
        }
    }

    @Test func aTransactionStartsOneRun() {
        let input = input, other = MutableProperty(1)
        time.run {
            var runs = 0
            let property = AsyncProperty<Int, Never> {
                runs += 1
                return input.value + other.value
            }
            let observation = property.state.observe { _ in }
            transaction {
                input.value = 5
                other.value = 6
            }
            #expect(runs == 2)
            #expect(property.latest.value == 11)
            observation.dispose()
        }
    }

    @Test func whatDependsOnItSeesOneConsistentState() throws {
        try marbles { m in
            let time = m.scheduler, input = input
            let property = AsyncProperty<Int, Never> {
                let value = input.value
                try? await time.sleep(for: .seconds(1))
                return value
            }
            m.perform("2s x") { _ in input.value = 2 }
            m.expect(Property { "\(input.value) \(property.isLoading.value) \(property.latest.value ?? 0)" })
                .toBe(
                    "a 999ms b 999ms c 999ms d",
                    values: ["a": "1 true 0", "b": "1 false 1", "c": "2 true 1", "d": "2 false 2"])
        }
    }

    // MARK: Without observers

    @Test func aReadStartsItAndAFurtherReadFindsIt() {
        let time = time, log = Log()
        time.run {
            let property = tenfold(log)
            #expect(property.state.value == .loading(previous: nil))
            time.advance(by: .seconds(1))
            #expect(property.state.value == .value(10))
            #expect(log.lines == ["1 starts"])
        }
    }

    @Test func anUnobservedChangeOrReloadStartsNothingBeforeTheNextRead() {
        let time = time, log = Log()
        time.run {
            let property = tenfold(log)
            let observation = property.state.observe { _ in }
            time.advance(by: .seconds(1))
            observation.dispose()
            input.value = 2
            property.reload()
            time.advance(by: .seconds(1))
            #expect(log.lines == ["1 starts"])
            #expect(property.state.value == .loading(previous: 10))
            #expect(log.lines == ["1 starts", "2 starts"])
        }
    }

    @Test func aResultThatIsOutOfDateWhenItComesIsOnlyWhatThereWasBefore() {
        let time = time, log = Log()
        time.run {
            let property = tenfold(log)
            property.state.observe { _ in }.dispose()
            input.value = 2
            time.advance(by: .seconds(1))
            #expect(property.state.value == .loading(previous: 10))
            time.advance(by: .seconds(1))
            #expect(property.state.value == .value(20))
        }
    }

    @Test func aDeallocatedPropertyCancelsItsRun() {
        let time = time, log = Log()
        time.run {
            var property: AsyncProperty? = tenfold(log)
            let observation = property?.state.observe { _ in }
            property = nil
            time.pumpJobs()
            #expect(log.lines == ["1 starts"], "its state is still observed")
            observation?.dispose()
            time.pumpJobs()
            #expect(log.lines == ["1 starts", "1 is cancelled"])
        }
    }

    @Test func aRunThatIgnoresItsCancellationIsNotDeliveredEither() {
        let time = time, input = input
        time.run {
            var states: [AsyncState<Int, Never>] = []
            let property = AsyncProperty<Int, Never> {
                let value = input.value
                await withCheckedContinuation { continuation in
                    _ = time.schedule(after: .seconds(value == 1 ? 5 : 1)) { continuation.resume() }
                }
                return value
            }
            let observation = property.state.observe { states.append($0) }
            input.value = 2
            time.advance(by: .seconds(9))
            #expect(states == [.loading(previous: nil), .value(2)])
            observation.dispose()
        }
    }

    /// Random writes, reloads, pauses and observers, for many seeds.
    @Test func whateverHappensWhatIsDeliveredBelongsToTheInputOfThatMoment() {
        for seed in 1...100 as ClosedRange<UInt64> {
            var random = SplitMix(seed: seed)
            let time = VirtualScheduler(), input = MutableProperty(1)
            time.run {
                var running = 0
                var mostRunning = 0
                let property = AsyncProperty<Int, Failure> { () async throws(Failure) in
                    let value = input.value
                    running += 1
                    mostRunning = max(mostRunning, running)
                    defer { running -= 1 }
                    do { try await time.sleep(for: .milliseconds(value * 100)) } catch {}
                    if value == 0 { throw .refused }
                    return value
                }
                var observation: (any Disposable)?
                for _ in 0..<60 {
                    switch Int.random(in: 0..<6, using: &random) {
                    case 0, 1: input.value = Int.random(in: 0..<5, using: &random)
                    case 2: property.reload()
                    case 3 where observation == nil:
                        observation = property.state.observe { state in
                            switch state {
                            case .value(let value): #expect(value == input.value, "seed \(seed)")
                            case .failure: #expect(input.value == 0, "seed \(seed)")
                            case .loading: break
                            }
                        }
                    case 4 where Bool.random(using: &random):
                        observation?.dispose()
                        observation = nil
                    default: time.advance(by: .milliseconds(Int.random(in: 0..<300, using: &random)))
                    }
                    time.pumpJobs()
                }
                _ = property.state.value
                time.advance(by: .seconds(1))
                let previous = property.latest.value
                let expected: State = input.value == 0 ? .failure(.refused, previous: previous) : .value(input.value)
                #expect(property.state.value == expected, "seed \(seed)")
                #expect(running == 0)
                // A cancelled run continues until it is resumed.
                #expect(mostRunning <= 2)
                observation?.dispose()
            }
        }
    }

    @Test func itCanBeAwaited() {
        let time = time
        time.run {
            let property = tenfold(Log())
            var found: State?
            let action = Action<Void, Void, Never> {
                property.reload()
                found = await property.state.firstValue { !$0.isLoading }
            }
            action.execute()
            time.advance(by: .seconds(1))
            #expect(found == .value(10))
        }
    }

    @Test func withoutAnActorADiagnosisSaysWhatToDo() {
        let messages = Messages()
        Diagnostics.$handler.withValue(.init { messages.append($0.description) }) {
            let property = AsyncProperty<Int, Never>(file: "Cart.swift", line: 7) { 1 }
            #expect(property.state.value == .loading(previous: nil))
        }
        #expect(
            messages.all == [
                """
                Bindery: the asynchronous property made at Cart.swift:7 was needed on no actor, and loads nothing. \
                Read or observe it on the MainActor or on another actor: a detached task, a `@concurrent` function \
                and an async closure with a capture list (swiftlang/swift#87097) run on none.
                """
            ])
    }
}

@MainActor
@Suite struct LiveAsyncPropertyTests {
    /// The leak check does not see an object's reference to its weak count, and would report that of the main actor,
    /// which is never freed. This weak reference makes it visible.
    private static weak var mainActor: MainActor?

    init() { Self.mainActor = .shared }

    @Test func itRunsInPlaceOnTheMainActor() async {
        let main = MainActor.shared
        let context = ExecutionContext(actor: main, scheduler: LiveScheduler(on: main))
        await ExecutionContext.$entered.withValue(context) {
            let input = MutableProperty(1)
            let property = AsyncProperty<Int, Never> {
                let value = input.value
                await Task.yield()
                MainActor.preconditionIsolated()
                return value * 10
            }
            var latest: [Int?] = []
            let observation = property.latest.observe { latest.append($0) }
            _ = await property.isLoading.firstValue { !$0 }
            input.value = 2
            #expect(property.isLoading.value)
            _ = await property.isLoading.firstValue { !$0 }
            #expect(latest == [nil, 10, 20])
            observation.dispose()
        }
    }
}

extension VirtualScheduler {
    /// Runs the tasks that have been resumed.
    fileprivate func pumpJobs() { run {} }
}
