import BinderyStreams
import Testing

@Suite struct DoTests {
    private final class Log {
        var lines: [String] = []
    }

    private let source = Source<Int, Mishap>(), log = Log()

    private var logged: some Signal<Int, Mishap> {
        source.do(
            onStart: { [log] in log.lines.append("start") }, onValue: { [log] in log.lines.append("do \($0)") },
            onFailure: { [log] in log.lines.append("do \($0)") },
            onCompletion: { [log] in log.lines.append("do completed") },
            onDispose: { [log] in log.lines.append("do disposed") })
    }

    private func observe() -> any Disposable {
        logged.observe(
            onValue: { [log] in log.lines.append("\($0)") }, onFailure: { [log] in log.lines.append("\($0)") },
            onCompletion: { [log] in log.lines.append("completed") },
            onDispose: { [log] in log.lines.append("disposed") })
    }

    @Test func onStartIsCalledBeforeUpstreamStarts() {
        let started = Producer<Int, Never> { [log] _ in log.lines.append("upstream") }.do(
            onStart: { [log] in log.lines.append("start") })
        _ = events(of: started)
        #expect(log.lines == ["start", "upstream"])
    }

    @Test func onValueIsCalledBeforeTheObserver() {
        let observation = observe()
        source.send(1)
        #expect(log.lines == ["start", "do 1", "1"])
        observation.dispose()
    }

    @Test func onFailureIsCalledBeforeTheObserver() {
        _ = observe()
        source.fail(.first)
        #expect(log.lines == ["start", "do first", "first", "disposed", "do disposed"])
    }

    @Test func onCompletionIsCalledBeforeTheObserver() {
        _ = observe()
        source.complete()
        #expect(log.lines == ["start", "do completed", "completed", "disposed", "do disposed"])
    }

    @Test func onDisposeIsCalledOnceAfterTheObserversOwn() {
        let observation = observe()
        observation.dispose()
        observation.dispose()
        #expect(log.lines == ["start", "disposed", "do disposed"])
    }

    @Test func disposalInsideOnValueStopsTheValue() {
        let bag = DisposeBag()
        var seen: [Int] = []
        source.do(onValue: { _ in bag.dispose() }).do(onValue: { seen.append($0) })
            .observeEvents({ _ in seen.append(-1) }).disposed(by: bag)
        source.send(1)
        #expect(seen == [])
    }

    @Test func disposalInsideOnStartLeavesUpstreamUnobserved() {
        let scope = Scope()
        source.do(onStart: { scope.dispose() }).run(Ignoring(), in: scope)
        #expect(source.observations == 0)
    }
}

private struct Ignoring: Observer {
    func receive(_ value: Int) {}
    func receive(completion: Completion<Mishap>) {}
}
