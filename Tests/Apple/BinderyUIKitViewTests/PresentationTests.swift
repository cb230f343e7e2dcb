import BinderyTesting
import Testing
import UIKit

@testable import BinderyUIKitView

/// Dialogs of a view as UIKit presents them, at once and in transitions that take time.
@MainActor
@Suite final class PresentationTests {
    private let window = UIWindow()
    private let isFirst = MutableProperty(false), isSecond = MutableProperty(false)
    private let host: BinderyHostingController

    init() {
        let (isFirst, isSecond) = (isFirst, isSecond)
        host = BinderyHostingController {
            Text("Form")
                .sheet(isPresented: isFirst, title: "First") { Text("1") }
                .sheet(isPresented: isSecond, title: "Second") { Text("2") }
        }
        window.rootViewController = host
    }

    isolated deinit { window.rootViewController = nil }

    /// The titles of what is presented, from below.
    private var titles: [String] {
        sequence(first: host as UIViewController) { $0.presentedViewController }.dropFirst().compactMap { controller in
            host.root.children.lazy.compactMap { $0 as? DialogNode }.first { $0.controller === controller }?.title.text
                ?? "gone"
        }
    }

    private func eventually(_ isTrue: () -> Bool) async -> Bool {
        for _ in 0..<100_000 where !isTrue() { await Task.yield() }
        return isTrue()
    }

    @Test
    func aDialogIsPresentedOverTheOneBelow() {
        isFirst.value = true
        #expect(titles == ["First"])
        isSecond.value = true
        #expect(titles == ["First", "Second"])
        isSecond.value = false
        #expect(titles == ["First"])
    }

    @Test
    func aDialogThatEndsBelowAnotherLeavesThatPresented() {
        isFirst.value = true
        isSecond.value = true
        isFirst.value = false
        #expect(titles == ["Second"])
        isSecond.value = false
        #expect(titles == [])
    }

    @Test
    func changesDuringATransitionAreMadeAfterwards() async {
        host.standInTakesTime = true
        isFirst.value = true
        isSecond.value = true
        isFirst.value = false
        #expect(await eventually { titles == ["Second"] })
        isSecond.value = false
        #expect(await eventually { titles == [] })
    }

    @Test
    func aDialogOfAControllerThatIsNotShownYetWaits() {
        let (isOpen, later) = (MutableProperty(true), UIWindow())
        let host = BinderyHostingController { Text("Form").sheet(isPresented: isOpen, title: "Sheet") { Text("In") } }
        _ = host.view
        #expect(host.presentedViewController == nil)
        later.rootViewController = host
        #expect(host.presentedViewController is DialogController)
    }

    @Test
    func whatSomethingElsePresentsStays() {
        let isOpen = MutableProperty(false)
        let other = BinderyHostingController {
            Text("Other").sheet(isPresented: isOpen, title: "Sheet") { Text("In") }
        }
        host.present(other, animated: false)
        isOpen.value = true
        let dialog = other.presentedViewController
        #expect(dialog is DialogController)
        isFirst.value = true
        #expect(other.presentedViewController === dialog)
        #expect(titles.count == 3 && titles.last == "First")
        isFirst.value = false
        #expect(other.presentedViewController === dialog)
        #expect(dialog?.presentedViewController == nil)
    }

    @Test
    func aDialogIsPresentedAfterATransitionOfTheApp() async {
        host.standInTakesTime = true
        let other = UIViewController()
        host.present(other, animated: true)
        isFirst.value = true
        #expect(other.presentedViewController == nil)
        #expect(await eventually { other.presentedViewController is DialogController })
        isFirst.value = false
        #expect(await eventually { other.presentedViewController == nil })
        #expect(host.presentedViewController === other)
    }

    @Test
    func aSheetThatTheUserSwipesDownIsDismissedByTheProgram() {
        isFirst.value = true
        host.userSwipesDown()
        #expect(!isFirst.value)
        #expect(titles == [])
    }
}
