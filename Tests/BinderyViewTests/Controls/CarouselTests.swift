import BinderyTesting
import BinderyView
import Testing

@Suite struct CarouselTests {
    private let time = VirtualScheduler()
    private let items = MutableProperty(["a", "b", "c"])
    private let current = MutableProperty<String?>(nil)
    private let isHidden = MutableProperty(false)

    private func app(every: Duration? = .seconds(5)) -> HeadlessApp {
        HeadlessApp(time: time) {
            Carousel("Offers", items: items, id: \.self, every: every, current: current) { item in
                Text(item).id(item.value)
            }
            .hidden(isHidden).id("carousel")
        }
    }

    private func shown(_ app: HeadlessApp) -> [String] { app.ids.filter { $0 != "carousel" } }

    @Test func itAdvancesByItselfAndRestartsAfterTheLast() {
        let app = app()
        #expect(shown(app) == ["a"])
        time.advance(by: .milliseconds(4999))
        #expect(shown(app) == ["a"])
        time.advance(by: .milliseconds(1))
        #expect(shown(app) == ["b"])
        time.advance(by: .seconds(10))
        #expect(shown(app) == ["a"])
    }

    @Test func whatAPersonWentToHasItsWholeTime() throws {
        let app = app()
        time.advance(by: .seconds(4))
        try app.find("carousel").move(.previous)
        #expect(shown(app) == ["c"])
        time.advance(by: .seconds(4))
        #expect(shown(app) == ["c"])
        time.advance(by: .seconds(1))
        #expect(shown(app) == ["a"])
        try app.find("carousel").move(.to(2))
        #expect(shown(app) == ["c"])
    }

    @Test func aPausedCarouselStaysPausedInARestoredInterface() throws {
        let app = HeadlessApp(time: time, states: StateRegistry()) {
            Carousel("Offers", items: items, id: \.self) { Text($0).id($0.value) }.id("carousel")
        }
        try app.find("carousel").togglePause()
        try app.find("carousel").move(.next)
        app.reload()
        #expect(shown(app) == ["b"])
        #expect(try app.find("carousel").node.carousel?.isPaused == true)
        items.value = ["a", "c", "b"]
        #expect(shown(app) == ["c"], "until it is moved, its position counts")
        try app.find("carousel").togglePause()
        time.advance(by: .seconds(5))
        #expect(shown(app) == ["b"])
        app.reload()
        #expect(shown(app) == ["a"], "it was not paused")
    }

    @Test func itWaitsWhileThePersonIsBusyWithIt() throws {
        let app = app()
        let carousel = try app.find("carousel")
        time.advance(by: .seconds(3))
        try carousel.hold(true)
        #expect(try !#require(carousel.node.carousel).isAdvancing)
        time.advance(by: .seconds(60))
        #expect(shown(app) == ["a"])
        try carousel.hold(false)
        time.advance(by: .seconds(4))
        #expect(shown(app) == ["a"])
        time.advance(by: .seconds(1))
        #expect(shown(app) == ["b"])
    }

    @Test func itStaysUntilTheButtonIsPressedAgain() throws {
        let app = app()
        let carousel = try app.find("carousel")
        try carousel.togglePause()
        #expect(carousel.node.carousel?.titles.toggle == "Play")
        try carousel.hold(true)
        try carousel.hold(false)
        time.advance(by: .seconds(60))
        #expect(shown(app) == ["a"])
        try carousel.move(.next)
        #expect(shown(app) == ["b"])
        try carousel.togglePause()
        #expect(carousel.node.carousel?.titles.toggle == "Pause")
        time.advance(by: .seconds(5))
        #expect(shown(app) == ["c"])
    }

    @Test func itIsHiddenWhileThereIsNothingAndStaysAtASingleItem() {
        items.value = []
        let app = app()
        #expect(app.ids.isEmpty)
        items.value = ["x"]
        #expect(app.ids == ["carousel", "x"])
        time.advance(by: .seconds(60))
        #expect(current.value == nil)
        items.value = ["x", "y"]
        time.advance(by: .seconds(5))
        #expect(shown(app) == ["y"])
    }

    @Test func theProgramSeesAndSaysWhatIsShown() throws {
        let app = app()
        current.value = "c"
        #expect(shown(app) == ["c"])
        #expect(app.tree.hasPrefix(#"carousel #carousel "Offers" = 3 of 3"#))
        time.advance(by: .seconds(5))
        #expect(current.value == "a")
        try app.find("carousel").move(.next)
        #expect(current.value == "b")
    }

    @Test func theCurrentItemStaysWhenOthersChangeAndTheFirstFollowsOneThatIsGone() {
        let app = app()
        current.value = "b"
        items.value = ["z", "a", "b"]
        #expect(shown(app) == ["b"])
        items.value = ["z", "a"]
        #expect(shown(app) == ["z"])
        #expect(current.value == "b", "as a picker, the property keeps its own")
        time.advance(by: .seconds(5))
        #expect(current.value == "a")
    }

    @Test func itStandsStillWhileItIsNotOnScreen() {
        let app = app()
        time.advance(by: .seconds(4))
        isHidden.value = true
        time.advance(by: .seconds(60))
        isHidden.value = false
        #expect(shown(app) == ["a"])
        time.advance(by: .seconds(4))
        #expect(shown(app) == ["a"])
        time.advance(by: .seconds(1))
        #expect(shown(app) == ["b"])
    }

    @Test func withoutATimeItStays() throws {
        let app = app(every: nil)
        time.advance(by: .seconds(60))
        #expect(shown(app) == ["a"])
        #expect(
            message { try app.find("carousel").togglePause() }
                == #"The carousel "carousel" cannot be paused: it does not advance by itself."#)
        try app.find("carousel").move(.next)
        #expect(shown(app) == ["b"])
    }

    @Test func theWorkOfAnItemGoesOnWhileItIsTheCurrentOne() throws {
        var log: [String] = []
        let app = HeadlessApp(time: time) {
            Carousel("Offers", items: items, id: \.self) { item in
                let name = item.value
                return Text(item).whileShown { scope in
                    log.append("\(name) shown")
                    scope.onDispose { log.append("\(name) gone") }
                }
            }
            .id("carousel")
        }
        #expect(log == ["a shown"])
        time.advance(by: .seconds(5))
        #expect(Set(log.dropFirst()) == ["a gone", "b shown"])
        app.close()
        #expect(log.last == "b gone")
        #expect(app.backend.livingNodes.isEmpty)
        time.advance(by: .seconds(60))
        #expect(log.count == 4)
    }

    @Test func whatCannotBeDoneSaysWhy() throws {
        let app = app()
        #expect(
            message { try app.find("carousel").move(.to(3)) }
                == #"The carousel "carousel" cannot be moved to position 3: its positions are 0 to 2."#)
        #expect(message { try app.find("a").hold(true) } == #"The text "a" cannot be held: it is not a carousel."#)
        items.value = ["a"]
        #expect(
            message { try app.find("carousel").move(.next) }
                == #"The carousel "carousel" cannot be moved: it has one item."#)
    }
}
