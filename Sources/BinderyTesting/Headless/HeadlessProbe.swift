public import BinderyView

/// The probe of the headless backend for the conformance suite; an example of a probe.
public final class HeadlessProbe: BackendProbe {
    public let backend = HeadlessBackend()
    public var root: HeadlessNode { backend.content }
    public var toasts: HeadlessNode { backend.toasts }

    public init() {}

    public func shown() -> [ShownControl] { backend.window.visible.compactMap(ShownControl.init) }

    public var focused: String? { backend.focused?.id }

    public var location: Rendering.Location? { backend.location }

    public var asksBeforeClosing: Bool { backend.asksBeforeClosing }

    public func tap(_ id: String) {
        guard let node = usable(id) else { return }
        backend.closeMenus(but: node)
        node.tapped?()
    }

    public func toggle(_ id: String) {
        guard let node = usable(id), let switched = node.switched else { return }
        node.isOn.toggle()
        _ = switched(node.isOn)
    }

    public func drag(_ id: String, to number: Double) {
        guard let node = usable(id), let dragged = node.dragged else { return }
        let before = node.number
        node.number = number
        if !dragged(number) { node.number = before }
    }

    public func step(_ id: String, _ direction: Rendering.StepDirection) {
        _ = usable(id)?[HeadlessStepper.self]?.stepped(direction)
    }

    public func enter(_ id: String, number: Double) { _ = usable(id)?[HeadlessStepper.self]?.numberEntered(number) }

    public func move(_ id: String, _ move: Rendering.CarouselMove) {
        usable(id)?[HeadlessCarousel.self]?.events.moved(move)
    }

    public func togglePause(_ id: String) { usable(id)?[HeadlessCarousel.self]?.events.toggled() }

    public func hold(_ id: String, _ isHeld: Bool) { usable(id)?[HeadlessCarousel.self]?.events.held(isHeld) }

    public func choose(_ id: String, _ title: String) {
        guard let node = usable(id), let choice = node.choices.first(where: { $0.title == title }) else { return }
        node.selected = choice.key
        _ = node.chosen?(choice.key)
    }

    public func give(_ id: String, _ file: (name: String, size: Int, type: String)) {
        let claim = HeadlessFile(file.name, type: file.type, bytes: [], claimedSize: file.size)
        usable(id)?[HeadlessFilePicker.self]?.add([claim])
    }

    public func send(_ id: String, _ event: Rendering.EventKind, _ detail: Rendering.EventDetail) {
        if let node = usable(id) { _ = backend.dispatch(event, detail, to: node) }
    }

    public func edit(_ id: String, to text: String) {
        guard let node = usable(id), let events = node.events else { return }
        backend.focus(node)
        node.value = text
        events.edited(text)
    }

    public func submit(_ id: String) { usable(id)?.events?.submitted() }

    public func open(_ id: String) { usable(id)?[HeadlessRow.self]?.opened() }

    public func refresh(_ id: String) {
        if let list = usable(id)?.listState, list.isRefreshEnabled { list.events.refreshed() }
    }

    public func scroll(_ id: String, to index: Int) {
        if let node = usable(id) { backend.show(index, of: node) }
    }

    public func leave(_ id: String) {
        if let node = usable(id), node === backend.focused { backend.endEditing() }
    }

    public func tapBack() { root.visible.last { HeadlessScreen($0) != nil }?.tapped?() }

    public func dismissDialog() { backend.frontDialog?.tapped?() }

    public func go(to trail: NavigationTrail) { backend.locationRequested?(trail) }

    private func usable(_ id: String) -> HeadlessNode? {
        backend.window.visible.first { $0.id == id && $0.isInteractable && backend.dialog(inFrontOf: $0) == nil }
    }
}

extension ShownControl {
    fileprivate init?(_ node: HeadlessNode) {
        self.init(content: node)
        accessibilityLabel = node.accessibilityLabel
        language = node.language
    }

    private init?(content node: HeadlessNode) {
        let isEnabled = node.ancestry.allSatisfy(\.isEnabled)
        switch node.kind {
        case .stack, .grid, .form:
            guard node.landmark != nil || node.accessibilityLabel != nil else { return nil }
            self.init(.group, id: node.id, text: "", value: node.landmark?.rawValue)
        case .window, .layer, .spacer, .liveRegion, .badged, .menuItems, .tabs, .tabPanel, .slide,
            .listRows, .pinnedHeader, .sidebar, .navigationList:
            return nil
        case .divider: self.init(.divider, id: node.id, text: "")
        case .badge: self.init(.badge, id: node.id, text: node.text, value: node.label)
        case .text:
            self.init(
                .text, id: node.id, text: node.text, background: node.background, opacity: node.opacity,
                marks: node.marks)
        case .list:
            self.init(.list, id: node.id, text: "", value: node.listState?.isRefreshing == true ? "refreshing" : nil)
        case .listRow:
            self.init(
                .row, id: node.id, text: "", value: node.isSelected ? "selected" : node.isCurrent ? "current" : nil)
        case .listHeader: self.init(.header, id: node.id, text: "")
        case .textField, .secureField, .textArea:
            self.init(
                node.isSecure ? .secureField : node.isArea ? .textArea : .field, id: node.id, text: node.label,
                value: node.value, message: node.message, isEnabled: isEnabled, background: node.background)
        case .button: self.init(.button, id: node.id, text: node.text, isEnabled: isEnabled)
        case .carousel:
            self.init(
                .carousel, id: node.id, text: node.label, value: node.carousel?.description, isEnabled: isEnabled)
        case .menu: self.init(.menu, id: node.id, text: node.text, isEnabled: isEnabled)
        case .menuItem, .tab:
            self.init(
                node.kind == .tab ? .tab : .menuItem, id: node.id, text: node.text, value: node.isSelected ? "on" : nil,
                isEnabled: isEnabled)
        case .link:
            let lines = [node.text, node.subtitle].filter { !$0.isEmpty }.joined(separator: " / ")
            self.init(
                .link, id: node.id, text: lines, value: node.isSelected ? "current" : nil, isEnabled: isEnabled)
        case .image: self.init(.image, id: node.id, text: node.label)
        case .progress: self.init(.progress, id: node.id, text: node.text)
        case .toast: self.init(.toast, id: node.id, text: node.text)
        case .dialog:
            self.init(.dialog, id: node.id, text: node.text, message: node.subtitle.isEmpty ? nil : node.subtitle)
        case .toggle(let shape):
            self.init(
                shape == .switch ? .toggle : .checkbox, id: node.id, text: node.label, value: node.isOn ? "on" : "off",
                message: node.message, isEnabled: isEnabled)
        case .slider:
            self.init(
                .slider, id: node.id, text: node.label, value: node.text, message: node.message, isEnabled: isEnabled)
        case .stepper:
            self.init(
                .stepper, id: node.id, text: node.label, value: node.stepper.text, message: node.message,
                isEnabled: isEnabled)
        case .picker:
            self.init(
                .picker, id: node.id, text: node.label, value: node.selectedTitle ?? node.placeholder,
                message: node.message, isEnabled: isEnabled)
        case .filePicker: self.init(.filePicker, id: node.id, text: node.text, isEnabled: isEnabled)
        case .progressIndicator:
            self.init(
                .progressIndicator, id: node.id, text: node.label, value: node.progress.map { "\($0)" } ?? "unknown")
        case .section:
            let title = [node.text, node.subtitle].filter { !$0.isEmpty }.joined(separator: " / ")
            self.init(.section, id: node.id, text: title)
        case .labeledContent: self.init(.labeledContent, id: node.id, text: node.label)
        case .screen: self.init(.screen, id: node.id, text: node.text)
        case .element(let tag):
            self.init(
                .element, id: node.id, text: node.text,
                value: node.switched != nil ? (node.isOn ? "on" : "off") : node.isInput ? node.value : nil,
                isEnabled: isEnabled)
            element = ([tag] + (node.element?.classes ?? [])).joined(separator: ".")
        }
    }
}
