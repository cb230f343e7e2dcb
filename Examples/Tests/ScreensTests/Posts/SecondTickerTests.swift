import BinderyTesting
import BinderyView
import Foundation
import Screens
import ShowcaseModels
import Testing

/// The ages of the rows: one ticker for all rows, which runs only while a view shows them.
@Suite struct SecondTickerTests {
    let time = VirtualScheduler()
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let bag = DisposeBag()

    private func make() -> SecondTicker {
        let (time, start) = (time, start)
        return time.run { SecondTicker { start + Double(time.now / .milliseconds(1)) / 1000 } }
    }

    private func row(_ ticker: SecondTicker, secondsOld: Double) -> PostRow {
        let post = Post(id: 1, user: "ada", text: [], avatar: "", created: start - secondsOld)
        return PostRow(post, ticker: ticker)
    }

    private func show(_ ticker: SecondTicker) -> any Disposable { time.run { ticker.activation.activate() } }

    @Test func anAgeTicksOnceASecondWhileTheRowIsShown() throws {
        let ticker = make()
        let row = row(ticker, secondsOld: 10.4)
        let ages = Recorder(row.age)
        let shown = show(ticker)
        time.advance(by: .milliseconds(999))
        try ages.expect(10)
        time.advance(by: .milliseconds(1))
        try ages.expect(11)
        time.advance(by: .seconds(3))
        try ages.expect(12, 13, 14)
        time.run { shown.dispose() }
        time.advance(by: .seconds(60))
        try ages.expectNothing()
        #expect(ticker.ticks == 4, "there are no ticks that nobody looks at")
    }

    @Test func whoComesBackSeesThePresentAgeAtOnce() throws {
        let ticker = make()
        let row = row(ticker, secondsOld: 0)
        show(ticker).dispose()
        time.advance(by: .milliseconds(90_700))
        show(ticker).disposed(by: bag)
        #expect(row.age.value == 90)
        time.advance(by: .seconds(1))
        #expect(row.age.value == 91)
        #expect(ticker.ticks == 1)
    }

    @Test func allRowsShareTheTicker() {
        let ticker = make()
        let rows = (0..<100).map { _ in show(ticker) }
        time.advance(by: .seconds(5))
        #expect(ticker.ticks == 5)
        for row in rows.dropLast() { row.dispose() }
        time.advance(by: .seconds(5))
        #expect(ticker.ticks == 10)
        rows.last!.dispose()
        time.advance(by: .seconds(5))
        #expect(ticker.ticks == 10)
    }

    @Test(arguments: [(-5.0, 0), (0, 0), (0.999, 0), (1, 1), (59.9999, 60), (86_400.25, 86_400)])
    func anAgeIsInWholeSeconds(age: Double, expected: Int) {
        #expect(row(make(), secondsOld: age).age.value == expected)
    }
}
