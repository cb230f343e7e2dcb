#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import BinderyUIKitView
import UIKit
import XCTest

/// Tests that use only what UIKit itself has: see `UIKitSystemTests`.
final class UIKitViewSystemTests: XCTestCase {
    @MainActor
    func testAViewIsShownByControlsThatFollowProperties() async {
        let (count, window) = (MutableProperty(0), UIWindow())
        let host = BinderyHostingController {
            Column {
                Text(count.map { "\($0)" }).id("count")
                Button("More") { count.value += 1 }.id("more")
            }
        }
        window.rootViewController = host
        let label = find("count", in: host.view) as? UILabel
        XCTAssertEqual(label?.text, "0")
        (find("more", in: host.view) as? UIButton)?.sendActions(for: .primaryActionTriggered)
        XCTAssertEqual(label?.text, "1")
        count.value = 7
        XCTAssertEqual(label?.text, "7")
    }

    @MainActor
    func testAFieldAndAPropertyFollowEachOther() async {
        let name = MutableProperty("Ada")
        let host = BinderyHostingController { TextField("Name", text: name).id("name") }
        let field = find("name", in: host.view) as? UITextField
        XCTAssertEqual(field?.text, "Ada")
        field?.text = "Grace"
        field?.sendActions(for: .editingChanged)
        XCTAssertEqual(name.value, "Grace")
    }

    @MainActor
    private func find(_ id: String, in view: UIView) -> UIView? {
        if view.accessibilityIdentifier == id { return view }
        for child in view.subviews { if let found = find(id, in: child) { return found } }
        return nil
    }
}
#endif
