import BinderyPageClient
import BinderyTesting
import BinderyView
import PageReading
import Testing

@testable import BinderyWeb
@testable import BinderyWire

/// The web backend under the conformance suite, seen through a mirror that knows only what was sent.
final class WebProbe: BackendProbe {
    let backend = WebBackend()
    var root: WebNode { backend.stack }
    var toasts: WebNode { backend.toasts }
    private let mirror: PageMirror
    /// The popover that the browser itself has opened.
    private var openPopover: PageElement?

    init() {
        mirror = PageMirror(html: backend.root.innerHTML)
        backend.isPageSent = true
    }

    /// The page as the browser has it. The server's view of it must be the same.
    private func page() -> PageMirror {
        let before = mirror.focused
        do { try mirror.apply(backend.takeFrame(acknowledging: 0, stored: 0)) } catch { Issue.record(error) }
        // A control that the server takes the focus from is left, as if the user had left it.
        if let before, mirror.focused == nil {
            backend.handle(.blur(node: before.number))
            return page()
        }
        if let now = mirror.focused, now !== before { backend.handle(.focus(node: now.number)) }
        let believed = PageMirror(html: backend.root.innerHTML)
        #expect(mirror.root.canonicalContent == believed.root.canonicalContent, "the page and the server differ")
        return mirror
    }

    func shown() -> [ShownControl] {
        page().root.visible.filter { !$0.isInPopover(but: openPopover) }.compactMap(control)
    }

    var focused: String? { page().focused?.attributes["data-testid"] }

    var asksBeforeClosing: Bool { page().root.all.contains { $0.attributes["data-unsaved"] != nil } }

    var location: Rendering.Location? {
        let page = page()
        guard page.isNavigated else { return nil }
        let content = page.content
        return Rendering.Location(
            depth: content.depth, path: content.path, title: content.title,
            trail: NavigationTrail(content.trail) ?? NavigationTrail([]))
    }

    func tap(_ id: String) {
        guard let element = element(id), !element.isInPopover(but: openPopover) else { return }
        let before = openPopover
        // Any press closes an open popover.
        openPopover = nil
        if let name = element.attributes["popovertarget"] {
            let target = mirror.root.all.first { $0.attributes["id"] == name }
            if target !== before, !element.ancestry.contains(where: \.isUnusable) { openPopover = target }
            return
        }
        if let list = element.listOfLink {
            return backend.handle(
                .dispatch(node: list.number, name: "bindery-follow", detail: element.attributes["href"]!))
        }
        act(id) { .tap(node: $0) }
    }

    func edit(_ id: String, to text: String) {
        // The browser shows typed text without the server.
        if let field = element(id), !field.isBehindDialog(of: mirror), !field.ancestry.contains(where: \.isUnusable) {
            field.value = text
        }
        act(id) { .edit(node: $0, text: text, frame: .max) }
    }

    func submit(_ id: String) {
        _ = page()
        act(id) { .submit(node: $0) }
    }

    func send(_ id: String, _ event: Rendering.EventKind, _ detail: Rendering.EventDetail) {
        guard let element = element(id) else { return }
        let names = [event, Rendering.EventKind(event.name, detail: event.detail)].map(EventListener.name)
        for element in element.ancestry {
            let listened = element.attributes["data-on"]?.split(separator: " ").map(String.init) ?? []
            guard let name = names.first(where: listened.contains) else { continue }
            return backend.handle(.dispatch(node: element.number, name: name, detail: detail.reported))
        }
    }

    func toggle(_ id: String) {
        _ = page()
        guard let box = element(id), box.tag == "input" else { return }
        edit(id, to: box.value == "true" ? "false" : "true")
    }

    func drag(_ id: String, to number: Double) { edit(id, to: WebBackend.text(of: number)) }

    func step(_ id: String, _ direction: Rendering.StepDirection) {
        guard let value = element(id), !value.ancestry.contains(where: \.isUnusable) else { return }
        let button = value.parent!.children.first { $0.attributes["data-step"] == direction.rawValue }!
        backend.handle(.tap(node: button.number))
    }

    func enter(_ id: String, number: Double) {
        _ = page()
        act(id) { .edit(node: $0, text: "\(number)") }
    }

    func move(_ id: String, _ move: Rendering.CarouselMove) {
        switch move {
        case .next: press("carousel-next", of: id)
        case .previous: press("carousel-previous", of: id)
        case .to(let position): press("carousel-dot", of: id, at: position)
        }
    }

    func togglePause(_ id: String) { press("carousel-toggle", of: id) }

    func hold(_ id: String, _ isHeld: Bool) {
        if let carousel = element(id) { backend.handle(.hold(node: carousel.number, isHeld)) }
    }

    private func press(_ kind: String, of id: String, at position: Int = 0) {
        let buttons = element(id)?.visible.filter { $0.attributes["class"] == kind } ?? []
        if buttons.indices.contains(position) { backend.handle(.tap(node: buttons[position].number)) }
    }

    func choose(_ id: String, _ title: String) {
        guard let option = element(id)?.children.first(where: { $0.text == title }) else { return }
        edit(id, to: option.attributes["value"]!)
    }

    func give(_ id: String, _ file: (name: String, size: Int, type: String)) {
        guard let picker = element(id)?.parent, !picker.ancestry.contains(where: \.isUnusable),
            let script = picker.all.first(where: { $0.attributes["data-script"] != nil })
        else { return }
        let detail = #"[{"key":1,"name":"\#(file.name)","size":\#(file.size),"type":"\#(file.type)"}]"#
        backend.handle(.dispatch(node: script.number, name: "script:chosen", detail: detail))
    }

    func open(_ id: String) { submit(id) }

    func refresh(_ id: String) {
        guard let button = element(id)?.children.first, button.tag == "button" else { return }
        backend.handle(.tap(node: button.number))
    }

    func scroll(_ id: String, to index: Int) {
        guard let list = element(id), let count = list.attributes["data-count"].flatMap({ Int($0) }) else { return }
        let first = max(0, min(index, count - 20))
        backend.handle(
            .showRows(first..<min(first + 20, count), node: list.number, isBeyondFirstPage: first > 20))
    }

    func leave(_ id: String) {
        guard let field = element(id), field === mirror.focused else { return }
        mirror.focus(nil)
        backend.handle(.blur(node: field.number))
    }

    func tapBack() { tap("back") }

    func go(to trail: NavigationTrail) { backend.handle(.navigate(trail: trail.description)) }

    func dismissDialog() {
        guard let dialog = page().root.all.last(where: { $0.tag == "dialog" }) else { return }
        backend.handle(.tap(node: dialog.number))
    }

    /// The front one, if there are several.
    private func element(_ id: String) -> PageElement? {
        page().root.all.last { $0.attributes["data-testid"] == id }
    }

    private func act(_ id: String, _ event: (Int) -> PageEvent.Kind) {
        guard let element = mirror.root.all.last(where: { $0.attributes["data-testid"] == id }) else { return }
        if !element.isBehindDialog(of: mirror), !element.ancestry.contains(where: \.isUnusable),
            mirror.focused !== element.focusHolder
        {
            if let left = mirror.focused { backend.handle(.blur(node: left.number)) }
            mirror.focus(element.focusHolder)
            backend.handle(.focus(node: element.focusHolder.number))
        }
        backend.handle(event(element.number))
    }

    private func isEnabled(_ element: PageElement) -> Bool {
        !element.ancestry.contains { $0.attributes["disabled"] != nil }
    }

    private func shown(
        _ kind: ShownControl.Kind, _ element: PageElement, value: String?, background: Color? = nil
    ) -> ShownControl {
        ShownControl(
            kind, id: element.attributes["data-testid"], text: label(of: element), value: value,
            message: message(of: element), isEnabled: isEnabled(element), background: background)
    }

    private func label(of element: PageElement) -> String {
        let label = mirror.root.all.first { $0.tag == "label" && $0.attributes["for"] == element.attributes["id"] }
        return label?.text ?? ""
    }

    private func message(of element: PageElement) -> String? {
        guard let id = element.attributes["aria-describedby"] else { return nil }
        return mirror.root.all.first { $0.attributes["id"] == id }?.text
    }

    private func control(_ element: PageElement) -> ShownControl? {
        var control = content(of: element)
        // The accessible name of some controls is their content, without a label of its own.
        if control?.text != element.attributes["aria-label"] {
            control?.accessibilityLabel = element.attributes["aria-label"]
        }
        control?.language =
            element.ancestry.prefix { $0.attributes["data-testid"] == nil || $0 === element }
            .lazy.compactMap { $0.attributes["lang"] }.first
        return control
    }

    private func content(of element: PageElement) -> ShownControl? {
        let id = element.attributes["data-testid"]
        let isEnabled = isEnabled(element)
        let background = element.attributes["data-background"].flatMap(Color.init)
        let classes = element.attributes["class"]?.split(separator: " ") ?? []
        let inner = element.visible.dropFirst().map(\.text).filter { !$0.isEmpty }
        switch classes.first {
        case "text" where element.parent?.attributes["class"] != "link":
            return ShownControl(
                .text, id: id, text: element.all.map(\.text).joined(), background: background,
                opacity: element.attributes["data-opacity"].flatMap { Double($0) } ?? 1,
                marks: element.children.filter { $0.tag == "mark" }.map(\.text))
        case "field-input" where element.tag == "select":
            let chosen = element.children.first { $0.attributes["value"] == element.value }
            return shown(.picker, element, value: chosen?.text)
        case "field-input" where element.tag == "textarea":
            return shown(.textArea, element, value: element.value)
        case "switch", "checkbox":
            let isOn = element.value == "true"
            return shown(classes.first == "switch" ? .toggle : .checkbox, element, value: isOn ? "on" : "off")
        case "slider": return shown(.slider, element, value: element.attributes["aria-valuetext"])
        case "stepper-value": return shown(.stepper, element, value: element.value)
        case "progress":
            return shown(.progressIndicator, element, value: element.attributes["value"] ?? "unknown")
        case "field-input":
            return shown(
                classes.contains("secret") ? .secureField : .field, element, value: element.value,
                background: background)
        case "section":
            let lines = element.children.filter { $0.tag != "div" }.map(\.text)
            return ShownControl(.section, id: id, text: lines.joined(separator: " / "))
        case "field" where classes.contains("labeled"):
            return ShownControl(.labeledContent, id: id, text: element.children[0].text)
        case "reveal", "step": return nil
        case "list":
            return ShownControl(
                .list, id: id, text: "", value: element.attributes["aria-busy"] == nil ? nil : "refreshing")
        case "list-row":
            let mark = element.attributes["aria-current"] == nil ? nil : "current"
            return ShownControl(
                .row, id: id, text: "", value: element.attributes["aria-selected"] == "true" ? "selected" : mark)
        case "list-header": return ShownControl(.header, id: id, text: "")
        case "button" where classes.last == "list-refresh": return nil
        case "button" where classes.last == "file-button":
            return ShownControl(.filePicker, id: id, text: element.text, isEnabled: isEnabled)
        case "clear":
            return ShownControl(.button, id: id, text: element.attributes["aria-label"] ?? "", isEnabled: isEnabled)
        case "button" where classes.contains("menu-button"):
            return ShownControl(.menu, id: id, text: element.text, isEnabled: isEnabled)
        case "button" where classes.last == "sidebar-button": return nil
        case "button" where id != "back": return ShownControl(.button, id: id, text: element.text, isEnabled: isEnabled)
        case "link":
            return ShownControl(.link, id: id, text: inner.joined(separator: " / "), isEnabled: isEnabled)
        case "navigation-title": return ShownControl(.text, id: id, text: element.text)
        case "navigation-link":
            let isCurrent = element.attributes["aria-current"] == "page"
            return ShownControl(
                .link, id: id, text: element.text, value: isCurrent ? "current" : nil, isEnabled: isEnabled)
        case "content-link": return ShownControl(.link, id: id, text: "", isEnabled: isEnabled)
        case "row", "column", "grid", "form":
            guard let role = element.attributes["role"] else { return nil }
            return ShownControl(.group, id: id, text: "", value: role == "group" ? nil : role)
        case "divider": return ShownControl(.divider, id: id, text: "")
        case "badge": return ShownControl(.badge, id: id, text: inner[0], value: inner[1])
        case "carousel":
            let position = element.all.first { $0.attributes["aria-current"] == "true" }?.attributes["aria-label"]
            let isPaused = element.attributes["data-paused"] != nil
            return ShownControl(
                .carousel, id: id, text: element.attributes["aria-label"] ?? "",
                value: (position ?? "nothing") + (isPaused ? " (paused)" : ""),
                isEnabled: self.isEnabled(element.children[0]))
        case "menu-item", "tab":
            let isOn = [element.attributes["aria-checked"], element.attributes["aria-selected"]].contains("true")
            return ShownControl(
                classes.first == "tab" ? .tab : .menuItem, id: id, text: element.text, value: isOn ? "on" : nil,
                isEnabled: isEnabled)
        case "image", "avatar": return ShownControl(.image, id: id, text: element.attributes["alt"] ?? "")
        case "hud": return ShownControl(.progress, id: id, text: inner.joined())
        case "toast": return ShownControl(.toast, id: id, text: element.text)
        case "dialog":
            func text(_ relation: String) -> String? {
                element.attributes[relation].flatMap { id in element.children.first { $0.attributes["id"] == id }?.text
                }
            }
            return ShownControl(.dialog, id: id, text: text("aria-labelledby") ?? "", message: text("aria-describedby"))
        case "my":
            var shown = ShownControl(
                .element, id: id, text: element.text,
                value: element.attributes["type"] == "checkbox"
                    ? element.value == "true" ? "on" : "off" : element.value,
                isEnabled: isEnabled)
            shown.element = ([element.tag] + classes.map(String.init)).joined(separator: ".")
            return shown
        case "screen":
            let title = element.all.first { $0.attributes["class"] == "bar-title" }?.text ?? ""
            return ShownControl(.screen, id: id == "screen" ? nil : id, text: title)
        default: return nil
        }
    }
}

extension Rendering.EventDetail {
    /// As the page's script reports it.
    fileprivate var reported: String {
        switch self {
        case .none: ""
        case .key(let press): "\(press.modifiers.rawValue) \(press.key.name)"
        case .pointer(let at):
            [at.x, at.y, at.width, at.height].map { "\($0) " }.joined()
                + "\(["none", "primary", "middle", "secondary"].firstIndex(of: at.button.rawValue)! - 1) "
                + "\(at.modifiers.rawValue)"
        }
    }
}

extension PageElement {
    /// As in the client, a button inside a field leaves the focus in the field.
    fileprivate var focusHolder: PageElement {
        attributes["class"] == "clear" ? parent!.children.first { $0.tag == "input" }! : self
    }

    /// As in a wide window of a browser, a popover is visible only while it is open, but the sidebar always.
    fileprivate func isInPopover(but open: PageElement?) -> Bool {
        ancestry.contains { $0.attributes["popover"] != nil && $0 !== open && $0.attributes["class"] != "sidebar" }
    }

    /// As in a browser, only the front dialog can be used.
    fileprivate func isBehindDialog(of page: PageMirror) -> Bool {
        guard let front = page.root.all.last(where: { $0.tag == "dialog" }) else { return false }
        return !ancestry.contains { $0 === front }
    }
}

extension Color {
    /// Reads a colour in the page's notation: `#ccffcc`.
    fileprivate init?(_ text: String) {
        guard text.hasPrefix("#"), text.count == 7, let number = UInt32(text.dropFirst(), radix: 16) else { return nil }
        self.init(red: UInt8(number >> 16), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
    }
}
