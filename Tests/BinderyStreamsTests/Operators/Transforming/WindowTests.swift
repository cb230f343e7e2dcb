import BinderyStreams
import BinderyTesting
import Testing

@Suite struct WindowTests {
    private let source = Source<Int, Mishap>(), boundary = Source<Void, Mishap>(), time = VirtualScheduler()

    /// Returns the events of the windows, each with the number of its window.
    private func lines<S: Signal>(
        of windows: S, while body: () -> Void
    ) -> [String] where S.Value == WindowSignal<Int, Mishap>, S.Failure == Mishap {
        var lines: [String] = []
        let bag = DisposeBag()
        var count = 0
        windows.observe(
            onValue: { window in
                count += 1
                let number = count
                lines.append("window \(number)")
                window.observeEvents { lines.append("\(number): \($0)") }.disposed(by: bag)
            }, onFailure: { lines.append("\($0)") }, onCompletion: { lines.append("completed") }
        )
        .disposed(by: bag)
        body()
        bag.dispose()
        return lines
    }

    @Test func aWindowOpensWhenTheOneBeforeIsFull() {
        let lines = lines(of: source.window(count: 2)) {
            for value in 1...3 { source.send(value) }
            source.complete()
        }
        #expect(
            lines == [
                "window 1", "1: value(1)", "1: value(2)", "1: completed", "window 2", "2: value(3)", "2: completed",
                "completed",
            ])
    }

    @Test func windowsMayOverlapOrLeaveGaps() {
        let overlapping = lines(of: source.window(count: 2, skip: 1)) {
            for value in 1...2 { source.send(value) }
        }
        #expect(
            overlapping == [
                "window 1", "1: value(1)", "window 2", "1: value(2)", "2: value(2)", "1: completed", "window 3",
            ])
        let gaps = lines(of: source.window(count: 1, skip: 2)) {
            for value in 1...3 { source.send(value) }
        }
        #expect(gaps == ["window 1", "1: value(1)", "1: completed", "window 2", "2: value(3)", "2: completed"])
    }

    @Test func aFailureEndsTheWindowsFirst() {
        let lines = lines(of: source.window(count: 3)) { source.fail(.first) }
        #expect(lines == ["window 1", "1: failed(BinderyStreamsTests.Mishap.first)", "first"])
    }

    @Test func aWindowLastsForSomeTime() {
        let lines = lines(of: source.window(for: .seconds(1), on: time)) {
            source.send(1)
            time.advance(by: .seconds(1))
            source.send(2)
            source.complete()
        }
        #expect(
            lines == [
                "window 1", "1: value(1)", "1: completed", "window 2", "2: value(2)", "2: completed", "completed",
            ])
    }

    @Test func aFullWindowCompletesBeforeItsTime() {
        let lines = lines(of: source.window(for: .seconds(2), count: 1, on: time)) {
            time.advance(by: .seconds(1))
            source.send(1)
            time.advance(by: .milliseconds(1999))
            source.send(2)
        }
        #expect(
            lines == [
                "window 1", "1: value(1)", "1: completed", "window 2", "2: value(2)", "2: completed", "window 3",
            ])
    }

    @Test func aWindowMayBeginEverySoOften() throws {
        try marbles { m in
            let windows = m.hot("---a-b-").window(for: m.time("--|"), every: m.time("----|"))
            m.expect(windows, unsubscribedAt: "-------!")
                .toBe("x---y--", values: ["x": m.cold("--|"), "y": m.cold("-b|")])
        }
    }

    @Test func ofTwoThingsAtOneInstantTheFirstToBeginComesFirst() {
        let lines = lines(of: source.window(for: .seconds(1), every: .seconds(1), on: time)) {
            time.advance(by: .seconds(2))
        }
        #expect(lines == ["window 1", "window 2", "1: completed", "2: completed", "window 3"])
    }

    @Test func aBoundaryCutsTheWindows() {
        let lines = lines(of: source.window(on: boundary)) {
            source.send(1)
            boundary.send(())
            source.send(2)
            boundary.complete()
            source.send(3)
            source.complete()
        }
        #expect(
            lines == [
                "window 1", "1: value(1)", "1: completed", "window 2", "2: value(2)", "2: value(3)", "2: completed",
                "completed",
            ])
        #expect(boundary.observers == 0)
    }

    @Test func aFailureOfTheBoundaryIsThatOfTheWindowToo() {
        let lines = lines(of: source.window(on: boundary)) { boundary.fail(.second) }
        #expect(lines == ["window 1", "1: failed(BinderyStreamsTests.Mishap.second)", "second"])
        #expect(source.observers == 0)
    }

    @Test func afterDisposalAWindowGetsNothingMore() {
        var seen: [Int] = []
        let bag = DisposeBag()
        let windows = source.window(count: 9)
            .observe(
                onValue: {
                    $0.observe(onValue: { seen.append($0) }, onFailure: { _ in }).disposed(by: bag)
                }, onFailure: { _ in })
        source.send(1)
        windows.dispose()
        source.send(2)
        #expect(seen == [1])
        #expect(source.observers == 0)
    }

    @Test func whoObservesAWindowLateGetsWhatComesFromThenOn() {
        var window: WindowSignal<Int, Mishap>?
        let windows = source.window(count: 3).observe(onValue: { window = window ?? $0 }, onFailure: { _ in })
        source.send(1)
        expect(window!, sends: [.value(2), .value(3), .completed]) {
            source.send(2)
            source.send(3)
        }
        expect(window!, sends: [.completed])
        windows.dispose()
    }

    @Test func disposalTakesTheTimersBack() {
        let observation = source.window(for: .seconds(1), every: .seconds(2), on: time).observeEvents { _ in }
        observation.dispose()
        time.advanceToEnd()
        #expect(time.now == .zero)
    }
}
