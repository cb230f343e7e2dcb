import Bindery
import Testing

@Suite struct NavigatorRestoringTests {
    private let navigator = Navigator(Shop.routes)

    private func restore(_ trail: String) { NavigationTrail(trail).map { navigator.restore($0) } }

    private var ids: [Int] { navigator.entries.value.map(\.id) }

    @Test(arguments: ["/", "/ /goods?count=2 /goods/1", "/ +/login", "/ ~/login /goods", "/ /%E5%9B%BE"])
    func aTrailIsWrittenAndReadAgain(_ text: String) {
        #expect(NavigationTrail(text)?.description == text)
    }

    @Test(arguments: ["", " ", "goods", "/ goods", "+", "~", "+goods", "javascript:x", "<b>", "\n"])
    func aTextThatIsNotATrailIsRefused(_ text: String) {
        #expect(NavigationTrail(text) == nil)
    }

    @Test func aStackIsBuiltFromItsTrail() {
        restore("/ /goods?count=7 +/login /goods/3")
        #expect(navigator.stack.value == [.index, .goods(count: 7), .login, .detail(3)])
        #expect(navigator.entries.value.map(\.presentation) == [.page, .page, .sheet(hasAddress: true), .page])
    }

    @Test func screensThatAreThereAlreadyStayTheSame() {
        navigator.push(.goods(count: nil))
        navigator.push(.detail(1))
        let before = ids
        restore("/ /goods /goods/1 /login")
        #expect(Array(ids.prefix(3)) == before)
        restore("/ /goods")
        #expect(ids == Array(before.prefix(2)))
    }

    @Test func theScreenInFrontStaysTheSameWhenOthersComeBelowIt() {
        navigator.push(.detail(1))
        let before = ids
        restore("/ /goods /login /goods/1")
        #expect(navigator.stack.value == [.index, .goods(count: nil), .login, .detail(1)])
        #expect([ids.first, ids.last] == [before.first, before.last])
    }

    @Test func unknownScreensAreLeftOutAndTheLastOneIsShownAsSuch() {
        restore("/ /nowhere /goods /nothing")
        #expect(navigator.stack.value == [.index, .goods(count: nil), .unknown("/nothing")])
    }

    @Test func aSheetNeverLiesAtTheBottom() {
        restore("+/login")
        #expect(navigator.stack.value == [.index, .login])
    }

    @Test func aTrailOfManyScreensIsRestoredInPart() {
        restore("/" + String(repeating: " /goods", count: 100_000) + " /goods/1")
        #expect(navigator.stack.value.count == Navigator<Shop>.restorableDepth)
        #expect(navigator.stack.value.first == .index)
        #expect(navigator.stack.value.last == .detail(1))
    }

    @Test func ofALongTrailOnlyWhatIsRestoredIsRead() {
        let trail = NavigationTrail(
            "/a" + String(repeating: " rubbish", count: 100_000) + String(repeating: "  /b", count: 49))
        #expect(trail == NavigationTrail([.init(path: "/a")] + Array(repeating: .init(path: "/b"), count: 49)))
        #expect(NavigationTrail("/a" + String(repeating: " /b", count: 48) + " rubbish") == nil)
        #expect(NavigationTrail(" /a  +/b ")?.description == "/a +/b")
    }

    @Test func aTrailIsTheSameAfterItWasWrittenAndRead() {
        for path in ["/a b", "/%41", "goods", "", "/图书", "//evil.example", "/a/../b"] {
            let trail = NavigationTrail(paths: "/", path)
            #expect(NavigationTrail(trail.description) == trail, "\(path)")
        }
    }

    @Test func withoutRoutesTheHistoryLeadsBackThroughWhatIsThere() {
        let navigator = Navigator<Shop>([.index])
        navigator.push(.goods(count: nil))
        navigator.push(.detail(1))
        navigator.restore(NavigationTrail(paths: "/", "/goods"))
        #expect(navigator.stack.value == [.index, .goods(count: nil)])
        navigator.restore(NavigationTrail(paths: "/elsewhere"))
        #expect(navigator.stack.value == [.index, .goods(count: nil)])
    }

    @Test func whatADestinationHoldsInAdditionToItsPathIsKept() {
        struct Draft: Route {
            let text: String
            var path: String { text.isEmpty ? "/" : "/draft" }
        }
        let navigator = Navigator(Routes(root: Draft(text: "")) { Draft(text: $0 == "/" ? "" : "new") })
        navigator.push(Draft(text: "half written"))
        navigator.restore(NavigationTrail(paths: "/", "/draft", "/draft"))
        #expect(navigator.stack.value.map(\.text) == ["", "half written", "half written"])
    }
}
