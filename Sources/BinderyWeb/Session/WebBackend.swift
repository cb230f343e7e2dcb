internal import BinderyView

/// The backend of one page: a tree of elements, and the operations that bring the browser's tree up to date.
final class WebBackend {
    let root: WebNode
    let stack: WebNode
    let toasts: WebNode
    private(set) var location = Location(depth: 1, path: "/", title: "")
    /// How often the location has changed.
    private(set) var navigations = 0
    private(set) var outbox: Outbox
    /// Whether the browser has been told what is there: only then are changes worth recording.
    var isTold = false
    private var index = ControlIndex()
    private var lastNumber: UInt32 = 2
    /// What the person is in now: only that can be left.
    private weak var focused: WebNode?
    private var locationRequested: ((NavigationTrail) -> Void)?

    init(outbox: Outbox = Outbox()) {
        self.outbox = outbox
        root = WebNode(number: 0, tag: .div, isRoot: true)
        stack = WebNode(number: 1, tag: .div, classes: "stack")
        toasts = WebNode(number: 2, tag: .div, classes: "toasts")
        toasts[attribute: .role] = "status"
        toasts[attribute: .ariaLive] = "polite"
        root.insert(stack, before: nil)
        root.insert(toasts, before: nil)
    }

    func makeNode(_ tag: WebTag, _ classes: String = "", in parent: WebNode? = nil) -> WebNode {
        // After four thousand million elements the numbers begin again: those that had them have long gone.
        lastNumber = lastNumber == .max ? 3 : lastNumber + 1
        let node = WebNode(number: lastNumber, tag: tag, classes: classes)
        parent?.insert(node, before: nil)
        return node
    }

    // MARK: Changes

    func emit(_ operation: PageOperation) {
        if isTold { outbox.append(operation) }
    }

    /// The operations so far as a message; none afterwards.
    func takeFrame(acknowledging sequence: Int, stored: Int) -> [UInt8] {
        outbox.takeFrame(acknowledging: sequence, stored: stored)
    }

    /// A page is back that has seen the frames up to `seen`.
    func resume(after seen: Int) {
        outbox.resume(after: seen)
        // What was entered after a value that the page has missed holds, though the frame which now tells of that value acknowledges it.
        for node in index.all where node.isEnteredSince && node.valueFrame > seen { tellValue(of: node) }
    }

    /// No browser knows the nodes by the numbers that they have now.
    func beginAgain() { outbox.beginAgain() }

    /// What follows up to the next frame is the whole state.
    func beginState() { outbox.beginState() }

    func set(_ name: WebAttribute, to value: String?, of node: WebNode) {
        if node[attribute: name] == value { return }
        node[attribute: name] = value
        if node.isAttached { emit(.attribute(node: node.number, name: name.rawValue, value: value)) }
    }

    func set(text: String, of node: WebNode) {
        if node.text == text { return }
        node.text = text
        if node.isAttached { emit(.text(node: node.number, text)) }
    }

    func set(value: String, of node: WebNode) {
        node.value = value
        guard node.isAttached else { return }
        node.valueFrame = outbox.number + 1
        node.isEnteredSince = false
        emit(.value(node: node.number, value))
    }

    // MARK: What the person does

    /// Passes an event on to the control it is meant for; does nothing if there is none that a person could have reached.
    func handle(_ event: ClientEvent.Kind) {
        switch event {
        case .edited(let node, let text): edit(node, text)
        case .tapped(let node): usable(node)?.tap()
        case .submitted(let node): usable(node)?.submit()
        case .navigated(let trail):
            if let trail = NavigationTrail(trail) { locationRequested?(trail) }
            emit(.navigate(location))
        case .focused(let node): focused = reachable(node)
        // Not only while it is reachable: a field may be disabled because it was submitted, and is left by that.
        case .blurred(let node):
            guard let left = focused, left.number == node else { return }
            focused = nil
            if left.isAttached { left.leave() }
        // A dialog in front is a reason to wait, too, and is heard of behind it.
        case .held(let node, let isHeld): index[node]?.hold(isHeld)
        case .shown(let node, let rows, let isBeyondFirstPage):
            reachable(node)?.show(rows, isBeyondFirstPage: isBeyondFirstPage)
        case .heartbeat: break
        }
    }

    private func edit(_ number: Int, _ text: String) {
        guard let node = index[number], let edited = node.edited else { return }
        let before = node.value
        node.value = text
        // What was typed before a dialog came still counts, what is chosen behind it does not.
        if node.isReachable, node.isForTyping || !isBehindDialog(node), edited(text) {
            node.isEnteredSince = true
            // The frame that will tell of the program's value acknowledges what was entered after it.
            if node.valueFrame > outbox.number { tellValue(of: node) }
            return
        }
        // The page shows what has not happened: the control was disabled, or the choice withdrawn, while the edit was on its way.
        if let before { set(value: before, of: node) }
    }

    private func tellValue(of node: WebNode) {
        if let value = node.value { set(value: value, of: node) }
    }

    private func reachable(_ number: Int) -> WebNode? {
        guard number > 0, let node = index[number], node.isReachable else { return nil }
        return node
    }

    /// What is pressed behind a dialog does not count.
    private func usable(_ number: Int) -> WebNode? {
        reachable(number).flatMap { isBehindDialog($0) ? nil : $0 }
    }

    func setLocation(_ location: Location) {
        self.location = location
        navigations += 1
        emit(.navigate(location))
    }

    func onLocationRequest(_ handler: @escaping (NavigationTrail) -> Void) { locationRequested = handler }
}

extension WebBackend: Backend {
    func insert(_ node: WebNode, into parent: WebNode, before sibling: WebNode?) {
        let isMove = node.parent === parent
        if isMove { parent.remove(node) }
        parent.insert(node, before: sibling)
        guard parent.isAttached else { return }
        if !isMove { index.add(node) }
        let before = sibling?.number ?? 0
        emit(
            isMove
                ? .move(parent: parent.number, node: node.number, before: before)
                : .insert(parent: parent.number, before: before, html: node.html))
    }

    func remove(_ node: WebNode, from parent: WebNode) {
        let wasAttached = node.isAttached
        parent.remove(node)
        if !wasAttached { return }
        index.remove(node)
        emit(.remove(node: node.number))
    }

    func setID(_ id: String, of node: WebNode) { set(.dataTestid, to: id, of: node.control) }

    func setHidden(_ isHidden: Bool, of node: WebNode) { set(.hidden, to: isHidden ? "" : nil, of: node) }

    func setEnabled(_ isEnabled: Bool, of node: WebNode) {
        set(.disabled, to: isEnabled ? nil : "", of: node.disabling)
        // A browser knows no disabled links.
        if node.tag == .a {
            set(.ariaDisabled, to: isEnabled ? nil : "true", of: node)
            set(.tabindex, to: isEnabled ? nil : "-1", of: node)
        }
    }

    func setLayout(_ layout: Layout, of node: WebNode) {
        if let width = layout.width { set(.dataWidth, to: "\(width)", of: node) }
        if let padding = layout.padding { addClass("padding-\(padding)", to: node) }
        if let width = layout.width, width > 448 { addClass("wide", to: node) }
        if let surface = layout.surface { addClass("surface-\(surface.rawValue)", to: node.control) }
    }

    func setBackground(_ color: Color?, of node: WebNode) {
        set(.dataBackground, to: color?.description, of: node.control)
        set(.dataInk, to: color.map { $0.isLight ? "dark" : "light" }, of: node.control)
    }

    func setOpacity(_ opacity: Double, of node: WebNode) {
        set(.dataOpacity, to: opacity == 1 ? nil : "\(opacity)", of: node)
    }

    private func addClass(_ name: String, to node: WebNode) {
        let classes = node.classAttribute
        set(.class, to: SharedTexts.classes(classes.isEmpty ? name : "\(classes) \(name)"), of: node)
    }

    func focus(_ node: WebNode) { emit(.focus(node: node.control.number)) }

    func endEditing() { emit(.endEditing) }
}
