import BinderyTesting
import Testing
import UIKit

@testable import BinderyUIKitView

/// Keys that press controls from anywhere in the window.
@MainActor
@Suite final class ShortcutTests {
    private let window = UIWindow()
    private let isOff = MutableProperty(false), isOpen = MutableProperty(false)
    private var pressed: [String] = []

    init() {
        let (isOff, isOpen) = (isOff, isOpen)
        window.show { [unowned self] in
            Column {
                TextField("Name", text: MutableProperty("")).id("name")
                Button("Save") { self.pressed.append("save") }.shortcut("s", .primary).disabled(isOff)
                Button("Other") { self.pressed.append("other") }.shortcut("s", .primary)
                Button("Help") { self.pressed.append("help") }.shortcut("?")
                Column { TextField("Note", text: MutableProperty("")).id("note") }
                    .onKey("s", .command) { self.pressed.append("note") }
                Menu("More") { MenuItem("Copy") { self.pressed.append("copy") }.shortcut("d", .primary) }.id("more")
            }
            .sheet(isPresented: isOpen, title: "Sheet") {
                Button("Done") { self.pressed.append("done") }.shortcut("d", .primary)
            }
        }
    }

    isolated deinit { window.rootViewController = nil }

    @Test
    func aKeyPressesAButtonWithoutAFocusAndWithOne() throws {
        window.userPressesKey("s", .command)
        #expect(pressed == ["save"])
        let name: UITextField = try #require(window.find("name"))
        name.userTypes("a")
        window.userPressesKey("s", .command)
        #expect(pressed == ["save", "save"])
        window.userPressesKey("s", .control)
        #expect(pressed == ["save", "save"], "the primary modifier is Command here")
    }

    @Test
    func theFirstEnabledButtonIsPressed() {
        isOff.value = true
        window.userPressesKey("s", .command)
        #expect(pressed == ["other"])
    }

    @Test
    func aKeyThatWritesIsLeftToTheText() throws {
        window.userPressesKey("?", .shift)
        #expect(pressed == ["help"])
        let name: UITextField = try #require(window.find("name"))
        name.userTypes("a")
        window.userPressesKey("?", .shift)
        #expect(pressed == ["help"])
    }

    @Test
    func aViewAroundTheFocusReceivesTheKeyFirst() throws {
        let note: UITextField = try #require(window.find("note"))
        note.userTypes("a")
        window.userPressesKey("s", .command)
        #expect(pressed == ["note"])
    }

    @Test
    func aKeyChoosesAnItemAndItsMenuCloses() throws {
        let more: UIButton = try #require(window.find("more"))
        more.userTaps()
        #expect(more.standInOpenMenu != nil)
        window.userPressesKey("d", .command)
        #expect(pressed == ["copy"] && more.standInOpenMenu == nil)
    }

    @Test
    func onlyControlsOfADialogThatIsOpenArePressed() {
        isOpen.value = true
        window.userPressesKey("s", .command)
        window.userPressesKey("d", .command)
        #expect(pressed == ["done"])
    }

    @Test
    func keysAreHeardAfterTheUserHasLeftAField() async throws {
        let name: UITextField = try #require(window.find("name"))
        name.userTypes("a")
        name.resignFirstResponder()
        for _ in 0..<1000 where window.rootViewController?.isFirstResponder != true { await Task.yield() }
        window.userPressesKey("s", .command)
        #expect(pressed == ["save"])
    }
}
