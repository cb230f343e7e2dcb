import Testing

@testable import BinderyView

@Suite struct RowWindowTests {
    @Test func withoutAWindowAllRowsAreMounted() {
        var window = RowWindow(count: 3)
        #expect(window.range == 0..<3)
        window.inserted(at: 3)
        #expect(window.range == 0..<4)
    }

    @Test func aWindowFollowsItsRows() {
        var window = RowWindow(count: 100, wanted: 10..<20)
        window.inserted(at: 10)
        #expect(window.range == 11..<21)
        window.inserted(at: 12)
        window.inserted(at: 50)
        window.removed(at: 30)
        #expect(window.range == 11..<21)
        window.removed(at: 0)
        #expect(window.range == 10..<20)
    }

    @Test func atTheBeginningWhatComesFirstIsShown() {
        var window = RowWindow(count: 100, wanted: 0..<20)
        window.inserted(at: 0)
        #expect(window.range == 0..<20)
    }

    @Test func whatIsNotThereIsRefused() {
        var window = RowWindow(count: 100, wanted: 0..<20)
        window.wants(95..<130)
        #expect(window.range == 65..<100)
        window.wants(-5..<10)
        #expect(window.range == 0..<15)
        window.wants(1_000_000..<1_000_010)
        #expect(window.range == 90..<100)
        window = RowWindow(count: 100_000, wanted: 0..<100_000)
        #expect(window.range == 0..<RowWindow.limit)
    }

    @Test func aWindowThatHasLostItsRowsIsFilledAgain() {
        var window = RowWindow(count: 50, wanted: 30..<50)
        for _ in 0..<50 { window.removed(at: 0) }
        window.settle()
        #expect(window.range == 0..<0)
        for index in 0..<100 { window.inserted(at: index) }
        #expect(window.range == 0..<20)
    }
}
