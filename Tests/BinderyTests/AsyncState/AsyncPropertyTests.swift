import Bindery
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
    private func tenfold(_ log: Log) -> AsyncProperty<Int, Failure> {
        let time = time, input = input
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

    @Test func aChangeCancelsTheRunAndItsResultIsNeverDelivered() {
        let time = time, log = Log()
        time.run {
            let property = tenfold(log)
            var states: [State] = []
            let observation = property.state.observe { states.append($0) }
            time.advance(by: .milliseconds(500))
            input.value = 2
            #expect(log.lines == ["1 starts", "2 starts"])
            time.advance(by: .milliseconds(999))
            #expect(log.lines == ["1 starts", "2 starts", "1 is cancelled"])
            #expect(states == [.loading(previous: nil)])
            time.advance(by: .milliseconds(1))
            #expect(states == [.loading(previous: nil), .value(20)])
            observation.dispose()
        }
    }

    @Test func thePreviousValueIsKeptWhileItReloadsAndWhenThatFails() {
        let time = time
        time.run {
            let property = tenfold(Log())
            var states: [State] = []
            let observation = property.state.observe { states.append($0) }
            time.advance(by: .seconds(1))
            input.value = 0
            time.advance(by: .seconds(1))
            input.value = 3
            time.advance(by: .seconds(1))
            #expect(
                states == [
                    .loading(previous: nil), .value(10), .loading(previous: 10), .failure(.refused, previous: 10),
                    .loading(previous: 10), .value(30),
                ])
            observation.dispose()
        }
    }

    @Test func itsPartsArePropertiesToo() {
        let time = time
        time.run {
            let property = tenfold(Log())
            var latest: [Int?] = []
            var loading: [Bool] = []
            var failures: [Failure?] = []
            let bag = DisposeBag()
            property.latest.observe { latest.append($0) }.disposed(by: bag)
            property.isLoading.observe { loading.append($0) }.disposed(by: bag)
            property.failure.observe { failures.append($0) }.disposed(by: bag)
            time.advance(by: .seconds(1))
            input.value = 0
            time.advance(by: .seconds(1))
            property.reload()
            #expect(latest == [nil, 10])
            #expect(loading == [true, false, true, false, true])
            #expect(failures == [nil, .refused, nil])
        }
    }

    @Test func reloadRunsItAgain() {
        let time = time, log = Log()
        time.run {
            let property = tenfold(log)
            var states: [State] = []
            let observation = property.state.observe { states.append($0) }
            time.advance(by: .seconds(1))
            property.reload()
            time.advance(by: .seconds(1))
            #expect(log.lines == ["1 starts", "1 starts"])
            #expect(states == [.loading(previous: nil), .value(10), .loading(previous: 10), .value(10)])
            observation.dispose()
        }
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

    @Test func whatDependsOnItSeesOneConsistentState() {
        let time = time, input = input
        time.run {
            let property = AsyncProperty<Int, Never> {
                let value = input.value
                try? await time.sleep(for: .seconds(1))
                return value
            }
            var seen: [String] = []
            let text = Property { "\(input.value) \(property.isLoading.value) \(property.latest.value ?? 0)" }
            let observation = text.observe { seen.append($0) }
            time.advance(by: .seconds(1))
            input.value = 2
            time.advance(by: .seconds(1))
            #expect(seen == ["1 true 0", "1 false 1", "2 true 1", "2 false 2"])
            observation.dispose()
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
            var random = Seeded(state: seed)
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

    private struct Seeded: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
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
