import BinderyTesting
import BinderyView
import Testing

@Suite struct BadgeTests {
    private let count = MutableProperty(0)

    @Test(arguments: [(-1, ""), (0, ""), (1, "1"), (9, "9"), (10, "9+"), (.max, "9+")])
    func aNumberIsShownUpToItsMaximum(_ number: Int, _ text: String) throws {
        let app = HeadlessApp { Badge(count: count, maximum: 9).id("badge") }
        count.value = number
        #expect(app.isPresent("badge") == !text.isEmpty)
        if !text.isEmpty { #expect(try app.find("badge").text == text) }
    }

    @Test func whatIsSaidFollowsTheLanguage() throws {
        let isChinese = MutableProperty(false)
        let app = HeadlessApp {
            Badge(count: count) { isChinese.value ? "\($0) 条未读" : "\($0) unread" }.id("badge")
        }
        count.value = 100
        #expect(app.tree == #"badge #badge "99+" (100 unread)"#)
        isChinese.value = true
        #expect(app.tree == #"badge #badge "99+" (100 条未读)"#)
    }

    @Test func aWordIsHiddenWhileItIsEmpty() throws {
        let word = MutableProperty("New")
        let app = HeadlessApp { Badge(word).color(.success).id("badge") }
        #expect(try app.find("badge").node.kind == .badge(.success))
        word.value = ""
        #expect(!app.isPresent("badge"))
    }

    @Test func whatIsSaidOfAViewWithABadgeIsSaidOfTheView() throws {
        let isHidden = MutableProperty(false), focusing = Subject<Void, Never>()
        var log: [String] = []
        let app = HeadlessApp {
            TextField("Name", text: MutableProperty("")).badge(Badge("!"))
                .whileShown { scope in
                    log.append("shown")
                    scope.onDispose { log.append("gone") }
                }
                .hidden(isHidden).focus(on: focusing).id("name")
        }
        focusing.send()
        #expect(app.focused == "name")
        isHidden.value = true
        #expect(log == ["shown", "gone"])
        #expect(app.tree.hasPrefix("badged (hidden)"))
    }
}
