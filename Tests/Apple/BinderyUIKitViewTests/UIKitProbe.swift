import BinderyTesting
import UIKit

@testable import BinderyUIKitView

/// A user of the stand-in for UIKit, for the conformance suite: sees what its views show, and touches them.
@MainActor
final class UIKitProbe: @MainActor BackendProbe {
    let window = UIWindow()
    let host = BinderyHostingController { EmptyView() }
    var backend: UIKitBackend { host.backend }
    var root: UIKitNode { host.root }
    var toasts: UIKitNode { host.toasts }

    init() {
        // Wide enough for a sidebar.
        host.root.view.bounds = CGRect(x: 0, y: 0, width: 1200, height: 900)
        window.rootViewController = host
        window.makeKeyAndVisible()
    }

    func shown() -> [ShownControl] {
        update()
        return visible.flatMap { node in
            (node as? MenuNode).map(shownMenu) ?? [ShownControl(node)].compactMap { $0 }
        }
    }

    /// A menu, and what is in it if it is open.
    private func shownMenu(_ node: MenuNode) -> [ShownControl] {
        var lines = [ShownControl(node)].compactMap { $0 }
        var isFirst = true
        for element in node.button.standInOpenMenu?.children ?? [] {
            if !isFirst, element is UIMenu { lines.append(ShownControl(.divider, id: nil, text: "")) }
            isFirst = false
            for action in (element as? UIMenu)?.standInActions ?? [element as? UIAction].compactMap({ $0 }) {
                lines.append(
                    ShownControl(
                        .menuItem, id: item(action.title, in: node)?.element.accessibilityIdentifier,
                        text: action.title, value: action.state == .on ? "on" : nil,
                        isEnabled: !action.attributes.contains(.disabled)))
            }
        }
        return lines
    }

    private func item(_ title: String, in menu: MenuNode) -> MenuItemNode? {
        menu.items.children.lazy.compactMap { $0 as? MenuItemNode }.first { $0.title == title }
    }

    var focused: String? { all.first { $0.element.isFirstResponder }?.element.accessibilityIdentifier }

    var location: Rendering.Location? { host.location }

    var asksBeforeClosing: Bool { host.isModalInPresentation }

    // MARK: Finding

    /// All nodes whose views are in the window and not hidden, toasts last.
    private var visible: [UIKitNode] { all.filter { $0 is ListRowsNode || $0.view.standInIsShown } }

    /// What UIKit does between two events. A list has room for twenty rows.
    private func update() {
        for case let list as ListNode in all where list.table.standInRowsOnScreen != 20 {
            list.table.standInRowsOnScreen = 20
        }
        window.layoutIfNeeded()
    }

    private var all: [UIKitNode] { nodes(in: root) + nodes(in: toasts) }

    private func nodes(in node: UIKitNode) -> [UIKitNode] {
        [node] + (node is MenuNode ? [] : node.children.flatMap { nodes(in: $0) })
    }

    /// The node that the user means, in front: the last one that touches reach.
    func find<Node: UIKitNode>(_ id: String, as type: Node.Type = UIKitNode.self) -> Node? {
        update()
        return visible.last { $0.element.accessibilityIdentifier == id && $0.view.standInIsReached } as? Node
    }

    // MARK: Acting

    func tap(_ id: String) {
        if let menu = visible.lazy.compactMap({ $0 as? MenuNode }).first(where: { $0.button.standInOpenMenu != nil }) {
            let item = menu.items.children.first { $0.element.accessibilityIdentifier == id } as? MenuItemNode
            if let item { menu.button.userChooses(item.title) } else { menu.button.userDismissesMenu() }
            return
        }
        switch find(id) {
        case let row as RowNode: withIndex(of: row) { $0.userTaps(row: $1) }
        case let node?:
            if let button = node.element as? UIButton { button.userTaps() } else { node.view.userTouches() }
        case nil: break
        }
    }

    private func withIndex(of row: RowNode, _ body: (UITableView, Int) -> Void) {
        for list in visible.compactMap({ $0 as? ListNode }) {
            let path = (list.table.indexPathsForVisibleRows ?? []).first {
                list.table.cellForRow(at: $0).map { row.view.isDescendant(of: $0) } ?? false
            }
            if let path { return body(list.table, path.row) }
        }
    }

    /// What the user acts on; of an element, the control in it.
    private func control(_ id: String) -> UIView? {
        let node = find(id)
        return ((node as? ElementNode)?.input ?? node)?.element
    }

    func edit(_ id: String, to text: String) {
        switch control(id) {
        case let field as UITextField: field.userReplaces(by: text)
        case let area as UITextView: area.userReplaces(by: text)
        default: break
        }
    }

    func submit(_ id: String) {
        guard let field = control(id) as? UITextField, field.becomeFirstResponder() else { return }
        field.userPressesReturn()
    }

    func leave(_ id: String) {
        if let element = control(id), element.isFirstResponder { element.resignFirstResponder() }
    }

    func toggle(_ id: String) {
        switch control(id) {
        case let control as UISwitch: control.userSwitches()
        case let box as UIButton: box.userTaps()
        default: break
        }
    }

    func drag(_ id: String, to number: Double) { find(id, as: SliderNode.self)?.slider.userSlides(to: Float(number)) }

    func step(_ id: String, _ direction: Rendering.StepDirection) {
        find(id, as: StepperNode.self)?.stepper.userSteps(by: direction == .up ? 1 : -1)
    }

    func enter(_ id: String, number: Double) {
        guard let field = find(id, as: StepperNode.self)?.value else { return }
        field.userReplaces(by: "\(number)")
        field.resignFirstResponder()
    }

    func choose(_ id: String, _ title: String) {
        guard let button = find(id, as: PickerNode.self)?.button else { return }
        button.userTaps()
        button.userChooses(title)
        button.userDismissesMenu()
    }

    func move(_ id: String, _ move: Rendering.CarouselMove) {
        guard let node = find(id, as: CarouselNode.self) else { return }
        switch move {
        case .next: node.next.button.userTaps()
        case .previous: node.previous.button.userTaps()
        case .to(let position): node.pages.userTurns(to: position)
        }
    }

    func togglePause(_ id: String) { find(id, as: CarouselNode.self)?.pause.button.userTaps() }

    func hold(_ id: String, _ isHeld: Bool) {
        guard let view = find(id, as: CarouselNode.self)?.view else { return }
        if isHeld { view.touchesBegan([], with: nil) } else { view.touchesEnded([], with: nil) }
    }

    func open(_ id: String) {
        if let row = find(id, as: RowNode.self) { withIndex(of: row) { $0.userTapsAccessory(row: $1) } }
    }

    func refresh(_ id: String) { find(id, as: ListNode.self)?.table.refreshControl?.userPulls() }

    func scroll(_ id: String, to index: Int) { find(id, as: ListNode.self)?.table.userScrolls(to: index) }

    func tapBack() {
        let screen = visible.last { $0 is ScreenNode } as? ScreenNode
        if let screen, screen.bar.standInIsReached { screen.item.leftBarButtonItem?.userTaps() }
    }

    func dismissDialog() { front.presentingViewController?.userSwipesDown() }

    private var front: UIViewController {
        var front: UIViewController = host
        while let presented = front.presentedViewController { front = presented }
        return front
    }

    func go(to trail: NavigationTrail) { host.open(trail) }

    func send(_ id: String, _ event: Rendering.EventKind, _ detail: Rendering.EventDetail) {
        guard let view = find(id)?.view else { return }
        switch (event.name, detail) {
        case ("dblclick", _): view.userTouches(taps: 2)
        case (_, .pointer(let position)):
            view.bounds = CGRect(x: 0, y: 0, width: position.width, height: position.height)
            view.userTouches(
                at: CGPoint(x: position.x, y: position.y),
                buttons: position.button == .secondary ? .secondary : .primary,
                modifiers: UIKeyModifierFlags(position.modifiers))
        case (_, .key(let press)):
            view.userPresses(
                press.key == .escape ? UIKeyCommand.inputEscape : press.key.name, UIKeyModifierFlags(press.modifiers))
        default: break
        }
    }

    func give(_ id: String, _ file: (name: String, size: Int, type: String)) {
        find(id, as: FilePickerNode.self)?.button.userTaps()
        guard let picker = front as? UIDocumentPickerViewController,
            let chosen = try? TemporaryFile(named: file.name),
            (try? Data(count: file.size).write(to: chosen.url)) != nil
        else { return }
        picker.userChooses(chosen.url)
    }
}

extension UIKeyModifierFlags {
    fileprivate init(_ modifiers: KeyPress.Modifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.alternate) { insert(.alternate) }
        if modifiers.contains(.command) { insert(.command) }
    }
}
