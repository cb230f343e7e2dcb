#if canImport(UIKit) && !os(watchOS)
import BinderyUIKit
import UIKit
import XCTest

/// Tests that use only what UIKit itself has, so that they run on a simulator and against the stand-in. They use
/// XCTest, because scripts/check-apple cannot expand the macros of swift-testing for Apple's systems.
final class UIKitSystemTests: XCTestCase {
    @MainActor
    func testALabelShowsAProperty() async {
        let (title, label) = (MutableProperty("Tea"), UILabel())
        label.reactive.text <~ title
        XCTAssertEqual(label.text, "Tea")
        title.value = "Books"
        XCTAssertEqual(label.text, "Books")
    }

    @MainActor
    func testAFieldAndAPropertyFollowEachOther() async {
        let (name, field) = (MutableProperty("Ada"), UITextField())
        field.reactive.text <~> name
        XCTAssertEqual(field.text, "Ada")
        field.text = "Grace"
        field.sendActions(for: .editingChanged)
        XCTAssertEqual(name.value, "Grace")
    }

    @MainActor
    func testAButtonExecutesItsActionWhenItIsEnabled() async {
        let isFilled = MutableProperty(false)
        let count = Action<Void, Int, Never>.from(enabledIf: isFilled) { Producer<Int, Never>.just(1) }
        let button = UIButton(configuration: .filled())
        button.reactive.execute(count)
        XCTAssertFalse(button.isEnabled)
        isFilled.value = true
        XCTAssertTrue(button.isEnabled)
        button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        XCTAssertEqual(count.latest.value, 1)
    }

    @MainActor
    func testATableFollowsAList() async {
        let goods = MutableListProperty(["Tea", "Books"])
        let (window, table) = (UIWindow(), UITableView())
        window.addSubview(table)
        table.reactive.rows(goods, in: UITableViewCell.self) { cell, good, _ in cell.textLabel?.text = good }
        window.layoutIfNeeded()
        XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
        goods.append("Salt")
        window.layoutIfNeeded()
        XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
    }

    @MainActor
    func testANavigationControllerShowsTheScreensOfANavigator() async {
        let (navigation, navigator) = (UINavigationController(), Navigator(Routes(root: Page.index) { _ in nil }))
        navigation.reactive.show(navigator) { _ in UIViewController() }
        XCTAssertEqual(navigation.viewControllers.count, 1)
        navigator.push(.details)
        XCTAssertEqual(navigation.viewControllers.count, 2)
    }
}
#endif
