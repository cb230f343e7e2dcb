import Bindery
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct ActivationTests {
    private let time = VirtualScheduler()
    private let activation = Activation(file: "Clock.swift", line: 3)

    @Test func theFirstViewStartsTheWorkAndTheLastOneEndsIt() {
        var log: [String] = []
        activation.whileActive { scope in
            log.append("start")
            scope.onDispose { log.append("end") }
        }
        let first = activation.activate(), second = activation.activate()
        #expect(log == ["start"])
        #expect(activation.isActive.value)
        first.dispose()
        first.dispose()
        #expect(log == ["start"])
        second.dispose()
        #expect(log == ["start", "end"])
        #expect(!activation.isActive.value)
        activation.activate().dispose()
        #expect(log == ["start", "end", "start", "end"])
    }

    @Test func whatIsAddedWhileActiveStartsAtOnceAndEachTimeAfterwards() {
        var starts = 0
        let view = activation.activate()
        activation.whileActive { _ in starts += 1 }
        #expect(starts == 1)
        view.dispose()
        activation.activate().dispose()
        #expect(starts == 2)
    }

    @Test func aSubscriptionAndATimerEndWithTheScope() {
        let prices = Subject<Int, Never>()
        var seen: [Int] = [], ticks = 0
        let time = time
        activation.whileActive { scope in
            prices.observe { seen.append($0) }.disposed(in: scope)
            Producer<Int, Never>.interval(.seconds(1), on: time).observe { _ in ticks += 1 }.disposed(in: scope)
        }
        time.run {
            prices.send(1)
            let view = activation.activate()
            prices.send(2)
            time.advance(by: .seconds(3))
            view.dispose()
            prices.send(3)
            time.advance(by: .seconds(3))
        }
        #expect(seen == [2])
        #expect(ticks == 3)
    }

    @Test func aTaskIsCancelledAndStartsAgain() {
        let time = time
        var log: [String] = []
        activation.task {
            log.append("start")
            do {
                try await time.sleep(for: .seconds(5))
                log.append("done")
            } catch {
                log.append("cancelled")
            }
        }
        time.run {
            let view = activation.activate()
            #expect(log == ["start"], "it starts before activation returns")
            time.advance(by: .seconds(4))
            view.dispose()
            time.advance(by: .seconds(4))
            #expect(log == ["start", "cancelled"])
            let again = activation.activate()
            time.advance(by: .seconds(5))
            again.dispose()
        }
        #expect(log == ["start", "cancelled", "start", "done"])
    }

    @Test func workThatEndsItsOwnActivationStartsNothingMore() {
        var log: [String] = []
        var view: (any Disposable)?
        let isLeft = MutableProperty(false)
        let leaving = isLeft.observe { if $0 { view?.dispose() } }
        activation.whileActive { scope in
            scope.onDispose { log.append("end") }
            isLeft.value = true
            log.append("first")
        }
        activation.whileActive { _ in log.append("second") }
        view = activation.activate()
        #expect(log == ["first", "second"], "no view could leave yet")
        isLeft.value = false
        activation.whileActive { scope in
            isLeft.value = true
            #expect(scope.isDisposed)
            scope.onDispose { log.append("ended at once") }
        }
        #expect(log == ["first", "second", "end", "ended at once"])
        #expect(!activation.isActive.value)
        leaving.dispose()
    }

    @Test func aDeallocatedActivationEndsItsScope() {
        var isEnded = false
        var mortal: Activation? = Activation()
        mortal?.whileActive { scope in scope.onDispose { isEnded = true } }
        _ = mortal?.activate()
        mortal = nil
        #expect(isEnded)
    }

    @Test func aTaskWithoutAnActorIsDiagnosed() {
        activation.task {}
        let texts = diagnoses { activation.activate().dispose() }
        #expect(
            texts == [
                """
                Bindery: the activation made at Clock.swift:3 was activated on no actor, and its task does not run. \
                Activate it on the MainActor or on another actor: a detached task, a `@concurrent` function and an \
                async closure with a capture list (swiftlang/swift#87097) run on none.
                """
            ])
    }
}

@Suite struct LiveActivationTests {
    @MainActor
    @Test func tasksRunOnTheActorThatActivates() async {
        let activation = Activation()
        let done = Subject<Void, Never>()
        activation.task {
            MainActor.preconditionIsolated()
            await Task.yield()
            MainActor.preconditionIsolated()
            done.send()
        }
        let (ended, finish) = AsyncStream<Void>.makeStream()
        let observation = done.observe { finish.yield() }
        let view = activation.activate()
        for await _ in ended.prefix(1) {}
        view.dispose()
        observation.dispose()
    }
}
