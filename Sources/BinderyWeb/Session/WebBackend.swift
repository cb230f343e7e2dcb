internal import BinderyView
internal import BinderyWire

/// The backend of one page: a tree of elements, and the operations that bring the browser's tree up to date.
final class WebBackend {
    let root: WebNode
    let stack: WebNode
    let toasts: WebNode
    /// How often the location has changed.
    private(set) var navigations = 0
    private(set) var outbox: Outbox
    /// Whether the browser has been sent the first HTML: changes are recorded from then on.
    var isPageSent = false
    var index = ControlIndex()
    private var unsentControls: [WebNode] = []
    var discarded = DiscardedEdits()
    var openCalls = OpenCalls()
    private var lastNumber: UInt32 = 2
    /// The control that the user is in; only that can be left.
    weak var focused: WebNode?
    /// The control that gets the focus when it is attached.
    private weak var expected: WebNode?
    // What few events need is behind what all events need: a server with many pages is bound by memory.
    private(set) var location = Rendering.Location(depth: 1, path: "/", title: "")
    private(set) var theme = Theme()
    var locationRequested: ((NavigationTrail) -> Void)?
    /// Where the session's files are exchanged, and for which browser; nil without a server.
    var fileOrigin: FileOrigin?
    private var sessionFiles: SessionFiles?
    /// Nil unless the page is under development.
    var whyAnswer: WhyAnswer?
    /// Whether elements carry the places in the source at which their views are made: in development.
    var showsPlaces = false

    /// Made when the first file control is mounted.
    var files: SessionFiles {
        if let sessionFiles { return sessionFiles }
        let made = SessionFiles(fileOrigin ?? FileOrigin(exchange: FileExchange(), browser: ""))
        sessionFiles = made
        return made
    }

    /// Nil unless the session may be folded.
    var windows: ListWindows?

    /// Whether addresses of files lead to the session.
    var exchangesFiles: Bool { sessionFiles?.isUsed ?? false }

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
        // Wraps after 2³² elements; the old owners are long gone.
        lastNumber = lastNumber == .max ? 3 : lastNumber + 1
        let node = WebNode(number: lastNumber, tag: tag, classes: classes)
        parent?.insert(node, before: nil)
        return node
    }

    func takeFirstHTML() -> [PageHTML.Part] {
        defer { expected = nil }
        guard let expected, expected.isReachable else { return root.innerParts }
        expected[attribute: .autofocus] = ""
        defer { expected[attribute: .autofocus] = nil }
        return root.innerParts
    }

    /// Replaces ``takeFirstHTML()`` for a restored page, which is in the browser already and keeps its focus.
    func skipFirstHTML() { expected = nil }

    // MARK: Changes

    func emit(_ operation: PageOperation) {
        if isPageSent { outbox.append(operation) }
    }

    func takeFrame(acknowledging sequence: Int, stored: Int) -> [UInt8] {
        emitValues()
        return outbox.takeFrame(acknowledging: sequence, stored: stored)
    }

    func resume(after seen: Int) {
        outbox.resume(after: seen)
        discarded.resendAll()
        for node in index.all where node.entered?.sent.markLost(after: seen) == true { enqueueValue(of: node) }
    }

    func startNewEpoch() { outbox.startNewEpoch() }

    func setPageReads(_ isRead: Bool) { if outbox.isRead != isRead { outbox.isRead = isRead } }

    func beginState() {
        outbox.beginState()
        unsentControls.removeAll()
        discarded.resendAll()
        for node in index.all {
            guard let entered = node.entered else { continue }
            entered.isUnsent = false
            entered.sent.begin(in: nextFrame)
        }
        openCalls.sendAgain()
    }

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

    // MARK: Values

    private var nextFrame: Int { outbox.number + 1 }

    /// Sets a value that the program has written. The next frame sends the value that the control has then.
    func set(value: String, of node: WebNode) {
        let before = node.value
        node.value = value
        guard isPageSent, node.isAttached else { return }
        node.entered?.sent.write(over: node.isForTyping ? before ?? "" : nil, in: nextFrame)
        enqueueValue(of: node)
    }

    private func enqueueValue(of node: WebNode) {
        guard let entered = node.entered, !entered.isUnsent else { return }
        entered.isUnsent = true
        unsentControls.append(node)
        // Drops nodes that have left the page, since no frame may be made for a long time.
        if unsentControls.count > 2 * index.all.count + 8 { unsentControls.removeAll(where: isDetached) }
    }

    private func isDetached(_ node: WebNode) -> Bool {
        if !node.isAttached { node.entered?.isUnsent = false }
        return !node.isAttached
    }

    var isUpToDate: Bool {
        outbox.isEmpty && unsentControls.isEmpty && discarded.isSent && openCalls.areSent
    }

    /// Ends the frame with the values that the program has written, as they are after all events that it acknowledges.
    func emitValues() {
        for node in unsentControls {
            guard let entered = node.entered, entered.isUnsent else { continue }
            entered.isUnsent = false
            if node.isAttached { emit(.value(node: node.number, entered.text)) }
        }
        unsentControls.removeAll()
        if let numbers = discarded.takeUnsent() { emit(.discarded(numbers)) }
        if !openCalls.areSent { openCalls.takeUnsent().forEach(emit) }
    }

    func add(_ call: Rendering.ScriptCalls.Open, to node: WebNode) { openCalls.add(call, to: node) }

    func removeCalls(to node: WebNode) { openCalls.remove(to: node) }

    // MARK: The window

    func setLocation(_ location: Rendering.Location) {
        let isVisit = location.visits > self.location.visits
        self.location = location
        navigations += 1
        emit(.navigate(to: location, isVisit: isVisit))
    }

    func setTheme(_ theme: Theme) {
        if self.theme == theme { return }
        self.theme = theme
        emitTheme()
    }

    func emitTheme() { emit(.theme(theme.address ?? "")) }

    func setAsksBeforeClosing(_ asks: Bool) { set(.dataUnsaved, to: asks ? "" : nil, of: stack) }

    func onLocationRequest(_ handler: @escaping (NavigationTrail) -> Void) { locationRequested = handler }
}

extension WebBackend: Rendering.Backend {
    func insert(_ node: WebNode, into parent: WebNode, before sibling: WebNode?) {
        let isMove = node.parent === parent
        if isMove { parent.remove(node) }
        parent.insert(node, before: sibling)
        guard parent.isAttached else { return }
        if !isMove { index.add(node, broughtBy: isPageSent ? nextFrame : 0) }
        let before = sibling?.number ?? 0
        emit(
            isMove
                ? .move(parent: parent.number, node: node.number, before: before)
                : .insert(parent: parent.number, before: before, html: node.html))
        if isPageSent, let expected, expected.isAttached { focus(expected) }
    }

    func remove(_ node: WebNode, from parent: WebNode) {
        let wasAttached = node.isAttached
        parent.remove(node)
        if !wasAttached { return }
        index.remove(node)
        emit(.remove(node: node.number))
        if let focused, !focused.isAttached {
            self.focused = nil
            focused.changeFocus(false)
        }
    }

    func setID(_ id: String, of node: WebNode) { set(.dataTestid, to: id, of: node.control) }

    func setHidden(_ isHidden: Bool, of node: WebNode) { set(.hidden, to: isHidden ? "" : nil, of: node) }

    func setEnabled(_ isEnabled: Bool, of node: WebNode) {
        set(.disabled, to: isEnabled ? nil : "", of: node.disabling)
        // HTML has no disabled links.
        if node.tag == .a {
            set(.ariaDisabled, to: isEnabled ? nil : "true", of: node)
            set(.tabindex, to: isEnabled ? nil : "-1", of: node)
        }
    }

    func setInert(_ isInert: Bool, of node: WebNode) { set(.inert, to: isInert ? "" : nil, of: node) }

    func setLayout(_ layout: Rendering.Layout, of node: WebNode) {
        if let width = layout.width { set(.dataWidth, to: "\(width)", of: node) }
        if let padding = layout.padding { addClass("padding-\(padding)", to: node) }
        if let width = layout.width, width > 448 { addClass("wide", to: node) }
        if let surface = layout.surface { addClass("surface-\(surface.rawValue)", to: node.control) }
    }

    func setBackground(_ color: Color?, of node: WebNode) {
        set(.dataBackground, to: color?.description, of: node.control)
        // A colour with a dark counterpart uses the ink of the page's scheme.
        let ink = color.flatMap { $0.darkCounterpart == nil ? ($0.isLight ? "dark" : "light") : nil }
        set(.dataInk, to: ink, of: node.control)
    }

    func setOpacity(_ opacity: Double, of node: WebNode) {
        set(.dataOpacity, to: opacity == 1 ? nil : "\(opacity)", of: node)
    }

    func addClass(_ name: String, to node: WebNode) {
        let classes = node.classAttribute
        set(.class, to: StringInterner.classes(classes.isEmpty ? name : "\(classes) \(name)"), of: node)
    }

    func setAccessibilityLabel(_ label: String, of node: WebNode) {
        let control = node.control
        set(.ariaLabel, to: label, of: control)
        // Only an element with a role may have a name.
        if control.tag == .div, control[attribute: .role] == nil { set(.role, to: "group", of: control) }
        for rows in control.children where rows.classes == "list-rows" { set(.ariaLabel, to: label, of: rows) }
    }

    func setAccessibilityDescription(_ text: String, of node: WebNode) {
        set(.ariaDescription, to: text, of: node.control)
    }

    func setLayoutDirection(_ direction: LayoutDirection, of node: WebNode) {
        set(.dir, to: direction.rawValue, of: node)
    }

    func setLanguage(_ language: String?, of node: WebNode) { set(.lang, to: language, of: node) }

    func setLandmark(_ landmark: Landmark, of node: WebNode) { set(.role, to: landmark.rawValue, of: node) }

    func focus(_ node: WebNode) {
        let control = node.control
        // The first response expresses it by an attribute.
        expected = isPageSent && control.isAttached ? nil : control
        if expected != nil { return }
        emit(.focus(node: control.number))
        if !control.isReachable { control.changeFocus(false) }
    }

    func endEditing() { emit(.endEditing) }

    func endEditing(of node: WebNode) {
        let control = node.control
        if expected === control { expected = nil }
        if control.isAttached { emit(.release(node: control.number)) }
    }

    func onFocusChange(of node: WebNode, _ changed: @escaping (Bool) -> Void) {
        let control = node.control
        control[attribute: .dataFocus] = ""
        control.on(.focusChanged(changed))
    }
}
