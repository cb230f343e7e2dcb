#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import BinderyAppKit
import XCTest

/// Tests that use only what AppKit itself has, so that they run on a Mac and against the stand-in. See
/// `UIKitSystemTests`.
final class AppKitSystemTests: XCTestCase {
    @MainActor
    func testALabelShowsAProperty() async {
        let (title, label) = (MutableProperty("Tea"), NSTextField(labelWithString: ""))
        label.reactive.text <~ title
        XCTAssertEqual(label.stringValue, "Tea")
        title.value = "Books"
        XCTAssertEqual(label.stringValue, "Books")
    }

    @MainActor
    func testAFieldAndAPropertyFollowEachOther() async {
        let (name, field) = (MutableProperty("Ada"), NSTextField())
        field.reactive.text <~> name
        XCTAssertEqual(field.stringValue, "Ada")
        field.stringValue = "Grace"
        NotificationCenter.default.post(name: NSControl.textDidChangeNotification, object: field)
        XCTAssertEqual(name.value, "Grace")
    }

    @MainActor
    func testAButtonExecutesItsActionWhenItIsEnabled() async {
        let (isFilled, button) = (MutableProperty(false), NSButton())
        let count = Action<Void, Int, Never>.from(enabledIf: isFilled) { Producer<Int, Never>.just(1) }
        button.reactive.execute(count)
        XCTAssertFalse(button.isEnabled)
        isFilled.value = true
        XCTAssertTrue(button.isEnabled)
        button.performClick(nil)
        XCTAssertEqual(count.latest.value, 1)
    }

    @MainActor
    func testATableFollowsAListAndASelection() async {
        let (goods, selected) = (MutableListProperty(["Tea", "Books"]), MutableProperty<String?>(nil))
        let (window, table) = (NSWindow(), NSTableView())
        table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
        window.contentView?.addSubview(table)
        let rows = table.reactive.rows(goods, in: NSTextField()) { cell, good, _ in cell.stringValue = good }
        rows.selection(by: \.self) <~> selected
        XCTAssertEqual(table.numberOfRows, 2)
        goods.insert("Salt", at: 0)
        XCTAssertEqual(table.numberOfRows, 3)
        selected.value = "Books"
        XCTAssertEqual(table.selectedRow, 2)
        table.selectRowIndexes([0], byExtendingSelection: false)
        XCTAssertEqual(selected.value, "Salt")
    }

    @MainActor
    func testAControllerShowsTheLastPageOfANavigator() async {
        let (content, navigator) = (PageController(), Navigator(Routes(root: Page.index) { _ in nil }))
        let window = NSWindow(contentViewController: content)
        content.reactive.show(navigator) { PageController($0) }
        func shown() -> [Page] { content.children.compactMap { ($0 as? PageController)?.page } }
        XCTAssertEqual(shown(), [.index])
        navigator.push(.details)
        XCTAssertEqual(shown(), [.details])
        navigator.pop()
        XCTAssertEqual(shown(), [.index])
        withExtendedLifetime(window) {}
    }

    private final class PageController: NSViewController {
        let page: Page?

        init(_ page: Page? = nil) {
            self.page = page
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError("made in code") }

        override func loadView() { view = NSView() }
    }
}
#endif
