import Testing
import UIKit

@testable import BinderyUIKitView

/// The stand-in does what UIKit does, where the backend relies on it.
@MainActor
@Suite struct ViewStandInTests {
    private let window = UIWindow()
    private let controller = UIViewController()

    init() { window.rootViewController = controller }

    @Test
    func aViewThatLeavesTheWindowLosesTheFocus() {
        let (stack, field) = (UIStackView(), UITextField())
        stack.addArrangedSubview(field)
        controller.view.addSubview(stack)
        field.becomeFirstResponder()
        stack.removeFromSuperview()
        #expect(!field.isFirstResponder)
    }

    @Test
    func aViewThatMovesInsideTheWindowKeepsTheFocus() {
        let (one, other, field) = (UIStackView(), UIStackView(), UITextField())
        controller.view.addSubview(one)
        controller.view.addSubview(other)
        one.addArrangedSubview(field)
        field.becomeFirstResponder()
        other.addArrangedSubview(field)
        #expect(field.isFirstResponder)
        #expect(one.arrangedSubviews == [])
    }

    @Test
    func aStackInsertsAndMovesViews() {
        let (stack, a, b, c) = (UIStackView(), UIView(), UIView(), UIView())
        for view in [a, b] { stack.addArrangedSubview(view) }
        stack.insertArrangedSubview(c, at: 1)
        #expect(stack.arrangedSubviews == [a, c, b])
        stack.insertArrangedSubview(b, at: 0)
        #expect(stack.arrangedSubviews == [b, a, c])
        a.removeFromSuperview()
        #expect(stack.arrangedSubviews == [b, c])
    }

    @Test
    func touchesReachNothingHiddenDisabledOrBehindAPresentedController() {
        let (box, button) = (UIView(frame: .zero), UIButton())
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
        controller.view.addSubview(box)
        box.addSubview(button)
        box.isHidden = true
        button.userTaps()
        box.isHidden = false
        box.isUserInteractionEnabled = false
        button.userTaps()
        box.isUserInteractionEnabled = true
        controller.present(UIViewController(), animated: false)
        button.userTaps()
        #expect(taps == 0)
        controller.dismiss(animated: false)
        button.userTaps()
        #expect(taps == 1)
    }

    @Test
    func aTouchGoesOutwardsUntilAViewKeepsIt() {
        let (outer, inner) = (EventStack(), EventStack())
        var seen: [String] = []
        controller.view.addSubview(outer)
        outer.addArrangedSubview(inner)
        outer.events.add(.init(kind: .init("click")) { _ in seen.append("outer") }, isFirst: false)
        inner.events.add(.init(kind: .init("dblclick")) { _ in seen.append("inner") }, isFirst: false)
        inner.userTouches()
        inner.userTouches(taps: 2)
        #expect(seen == ["outer", "inner"])
    }

    @Test
    func aMenuIsOpenUntilAnItemIsChosen() {
        let button = UIButton()
        var chosen: [String] = []
        button.showsMenuAsPrimaryAction = true
        func menu(_ titles: [String]) -> UIMenu {
            UIMenu(children: titles.map { title in UIAction(title: title) { _ in chosen.append(title) } })
        }
        button.menu = menu(["a"])
        button.userChooses("a")
        button.userTaps()
        button.contextMenuInteraction?.updateVisibleMenu { _ in menu(["b"]) }
        button.userChooses("b")
        #expect(chosen == ["b"])
        #expect(button.standInOpenMenu == nil)
    }
}
