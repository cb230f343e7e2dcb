import BinderyTesting
import Testing
import UIKit

@testable import BinderyUIKitView

/// The search of a navigation list.
@MainActor
@Suite final class NavigationSearchTests {
    private let window = UIWindow()
    private var followed: [String] = []

    init() {
        let groups = [
            NavigationList.Group(links: [.init("Start", path: "/", id: "start")]),
            NavigationList.Group(
                "Shop",
                links: [
                    .init("Goods", path: "/goods", id: "goods"),
                    .init("Green tea", path: "/tea", id: "tea", keywords: "drink"),
                ]),
            NavigationList.Group("More", isListed: false, links: [.init("All good things", path: "/all", id: "all")]),
        ]
        window.show { [unowned self] in
            NavigationList(.constant(groups), current: .constant("/goods")) { self.followed.append($0) }
                .search("Search", none: "Nothing found")
        }
    }

    isolated deinit { window.rootViewController = nil }

    private var search: NavigationSearchController? {
        window.rootViewController?.presentedViewController as? NavigationSearchController
    }

    /// The titles of the links that are found.
    private var found: [String] { buttons(in: search?.view).compactMap { $0.configuration?.title } }

    private func buttons(in view: UIView?) -> [UIButton] {
        guard let view, !view.isHidden else { return [] }
        return [view as? UIButton].compactMap { $0 } + view.subviews.flatMap { buttons(in: $0) }
    }

    @Test
    func theButtonIsAboveTheFirstGroupWithATitle() {
        #expect(
            buttons(in: window).compactMap { $0.configuration?.title } == ["Start", "Search", "Goods", "Green tea"])
    }

    @Test
    func wordsFindLinksByTitlesGroupsAndKeywords() throws {
        let button: UIButton = try #require(window.find("palette"))
        button.userTaps()
        let field = try #require(search?.field)
        #expect(field.isFirstResponder && found == ["Start", "Goods", "Green tea", "All good things"])
        field.userReplaces(by: "good")
        #expect(found == ["Goods", "All good things"])
        field.userReplaces(by: "drink shop")
        #expect(found == ["Green tea"])
        field.userReplaces(by: "coffee")
        #expect(found == [])
    }

    @Test
    func theReturnKeyFollowsTheSelectedLink() throws {
        window.userPressesKey("k", .command)
        let field = try #require(search?.field)
        field.userReplaces(by: "good")
        window.userPressesKey(UIKeyCommand.inputUpArrow)
        field.userPressesReturn()
        #expect(followed == ["/all"] && search == nil, "the arrows go around the ends")
    }

    @Test
    func aTapFollowsALink() throws {
        window.userPressesKey("k", .control)
        let tea: UIButton = try #require(search?.view.find("found-tea"))
        tea.userTaps()
        #expect(followed == ["/tea"] && search == nil)
    }

    @Test
    func escapeAndTheKeyAgainCloseTheSearch() {
        let keys: [(String, UIKeyModifierFlags)] = [(UIKeyCommand.inputEscape, []), ("k", .command)]
        for (key, modifiers) in keys {
            window.userPressesKey("k", .command)
            #expect(search != nil)
            window.userPressesKey(key, modifiers)
            #expect(search == nil && followed == [])
        }
    }
}
