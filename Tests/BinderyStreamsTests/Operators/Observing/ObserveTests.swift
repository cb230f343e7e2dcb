import BinderyStreams
import Testing

@Suite struct ObserveTests {
    private let source = Source<Int, Mishap>()

    @Test func eachEventHasItsCallback() {
        var log: [String] = []
        _ = source.observe(
            onValue: { log.append("\($0)") }, onFailure: { log.append("\($0)") },
            onCompletion: { log.append("completed") })
        source.send(1)
        source.fail(.second)
        #expect(log == ["1", "second"])
    }

    @Test func theEndDisposes() {
        var log: [String] = []
        let observation = source.observe(
            onValue: { _ in }, onFailure: { _ in }, onCompletion: { log.append("completed") },
            onDispose: { log.append("disposed") })
        source.complete()
        #expect(observation.isDisposed)
        #expect(log == ["completed", "disposed"])
        observation.dispose()
        #expect(log == ["completed", "disposed"])
    }

    @Test func onDisposeIsCalledBeforeUpstreamIsReleased() {
        var log: [String] = []
        let producer = Producer<Int, Mishap> { emitter in emitter.onDispose { log.append("released") } }
        producer.observe(onValue: { _ in }, onFailure: { _ in }, onDispose: { log.append("disposed") }).dispose()
        #expect(log == ["disposed", "released"])
    }

    @Test func aSignalThatCannotFailNeedsNoCallbackForFailures() {
        var log: [String] = []
        let numbers = Producer<Int, Never>.of(1, 2)
        _ = numbers.observe(onValue: { log.append("\($0)") }, onCompletion: { log.append("completed") })
        _ = numbers.observe { log.append("\($0)") }
        #expect(log == ["1", "2", "completed", "1", "2"])
    }

    @Test func droppingTheDisposableDoesNotDispose() {
        var seen: [Int] = []
        _ = source.observe(onValue: { seen.append($0) }, onFailure: { _ in })
        source.send(1)
        #expect(seen == [1])
        source.complete()
    }
}
