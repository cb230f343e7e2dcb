import BinderyTesting
import BinderyView
import Testing

@testable import Lessons

@Suite struct KitchenModelTests {
    let time = VirtualScheduler()

    private func served(orders: Int, after wait: Duration) -> [OverlapPolicy: [Int]] {
        time.run {
            let kitchen = KitchenModel { try? await time.sleep(for: .seconds(1)) }
            for _ in 0..<orders { kitchen.order() }
            time.advance(by: wait)
            return Dictionary(uniqueKeysWithValues: kitchen.cooks.map { ($0.policy, $0.served.value) })
        }
    }

    @Test func afterOneSecond() {
        let served = served(orders: 3, after: .seconds(1))
        #expect(served == [.reject: [1], .latest: [3], .queue: [1], .concurrent: [1, 2, 3]])
    }

    @Test func afterThreeSeconds() {
        let served = served(orders: 3, after: .seconds(3))
        #expect(served == [.reject: [1], .latest: [3], .queue: [1, 2, 3], .concurrent: [1, 2, 3]])
    }
}

@Suite struct KitchenViewTests {
    let time = VirtualScheduler()

    private func open() -> HeadlessApp {
        HeadlessApp(time: time) { KitchenView(model: KitchenModel { try? await time.sleep(for: .seconds(1)) }) }
    }

    @Test func theCooksAreSeenAtWork() throws {
        let app = open()
        for _ in 0..<3 { try app.find("order").tap() }
        #expect(try app.find("reject").find("unfinished").text == "Cooking or waiting: 1")
        #expect(try app.find("latest").find("unfinished").text == "Cooking or waiting: 1")
        #expect(try app.find("queue").find("unfinished").text == "Cooking or waiting: 3")
        #expect(try app.find("concurrent").find("unfinished").text == "Cooking or waiting: 3")
        time.advance(by: .seconds(3))
        #expect(try app.find("queue").find("served").text == "Served: 1, 2, 3")
        #expect(try app.find("latest").find("served").text == "Served: 3")
    }

    @Test func nothingIsThrownAwayUnasked() throws {
        let app = open()
        #expect(try !app.find("clear").isEnabled)
        try app.find("order").tap()
        try app.find("clear").tap()
        #expect(app.dialog?.title == "Throw away 4 dishes?")
        try app.find("dialog-cancel").tap()
        time.advance(by: .seconds(1))
        #expect(try app.find("queue").find("served").text == "Served: 1")
    }

    @Test func whatIsThrownAwayIsNeverServed() throws {
        let app = open()
        try app.find("order").tap()
        try app.find("clear").tap()
        try app.find("dialog-confirm").tap()
        #expect(try app.find("queue").find("unfinished").text == "Cooking or waiting: 0")
        time.advance(by: .seconds(9))
        #expect(try app.find("queue").find("served").text == "Served: nothing yet")
    }
}
