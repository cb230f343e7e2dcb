import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SampleEveryTests {
    private let time = VirtualScheduler(), source = Source<Int, Mishap>()

    private var sampled: some Signal<Int, Mishap> { source.sample(every: .seconds(1), on: time) }

    @Test func theLatestValueComesAfterEachPeriodInWhichOneCame() throws {
        try marbles { m in
            m.expect(m.hot("-ab--------c-|").sample(every: m.time("----|"))).toBe("----b-------c|")
        }
    }

    @Test(arguments: [("-a|", "--|"), ("-a#", "--#")])
    func theEndIsPassedOnAtOnceAndTheKeptValueIsDropped(source: String, result: String) throws {
        try marbles { m in m.expect(m.hot(source).sample(every: m.time("----|"))).toBe(result) }
    }

    @Test func disposalTakesTheTimerBack() {
        sampled.observeEvents { _ in }.dispose()
        time.advanceToEnd()
        #expect(time.now == .zero)
    }
}
