internal import BinderyView

extension HeadlessNode: CustomStringConvertible {
    var noun: String {
        switch kind {
        case .window: "window"
        case .layer: "layer"
        case .spacer: "spacer"
        case .progress: "progress"
        case .toast: "toast"
        case .form: "form"
        case .section: "section"
        case .labeledContent: "labelled content"
        case .liveRegion: "live region"
        case .list: "list"
        case .listRows: "rows"
        case .listRow: "list row"
        case .listHeader: "list header"
        case .pinnedHeader: "pinned header"
        case .stack(let arrangement): arrangement.axis == .vertical ? "column" : "row"
        case .grid: "grid"
        case .divider: "divider"
        case .badge: "badge"
        case .badged: "badged"
        case .menu: "menu"
        case .menuItems: "menu items"
        case .menuItem: "menu item"
        case .carousel: "carousel"
        case .slide: "slide"
        case .tabs: "tabs"
        case .tab: "tab"
        case .tabPanel: "tab panel"
        case .text: "text"
        case .textField: "text field"
        case .secureField: "secure field"
        case .textArea: "text area"
        case .toggle(let shape): shape == .switch ? "toggle" : "checkbox"
        case .slider: "slider"
        case .stepper: "stepper"
        case .picker: "picker"
        case .filePicker: "picker of files"
        case .progressIndicator: "progress indicator"
        case .sidebar: "sidebar"
        case .navigationList: "navigation list"
        case .button: "button"
        case .link: "link"
        case .image: "image"
        case .screen: "screen"
        case .dialog(.alert): "dialog"
        case .dialog(.sheet): "sheet"
        case .element(let tag): tag
        }
    }

    /// The name in a failure: `button "login"`, by the id or else by the visible text.
    var name: String {
        if case .screen(let name) = kind { return "screen \"\(name)\"" }
        if isDialog { return "\(noun) “\(text)”" }
        if let id { return "\(noun) \"\(id)\"" }
        let shown = [text, label].first { !$0.isEmpty }
        return shown.map { "\(noun) “\($0)”" } ?? "\(noun) without id"
    }

    /// One line: kind, id, content, state.
    public var description: String {
        var parts = [noun]
        if case .screen(let name) = kind { parts.append(name) }
        if let id { parts.append("#\(id)") }
        if let element { parts[0] = element.description }
        switch kind {
        case .textField, .textArea: parts.append("\"\(label)\" = \"\(value)\"")
        // Failures are logged, and logs must not contain secrets.
        case .secureField: parts.append("\"\(label)\" = \"\(String(repeating: "•", count: value.count))\"")
        case .toggle: parts.append("\"\(label)\" = \(isOn ? "on" : "off")")
        case .slider: parts.append("\"\(label)\" = \(text)")
        case .stepper: parts.append("\"\(label)\" = \(stepper.text)")
        case .picker: parts.append("\"\(label)\" = \(selectedTitle.map { "\"\($0)\"" } ?? "nothing")")
        case .filePicker: parts.append("\"\(text)\"")
        case .progressIndicator: parts.append("\"\(label)\" = \(progress.map { "\($0)" } ?? "unknown")")
        case .carousel: parts.append("\"\(label)\" = \(carousel?.description ?? "nothing")")
        case .image, .labeledContent, .tabs, .slide: parts.append("\"\(label)\"")
        case .dialog where !subtitle.isEmpty: parts.append("\"\(text)\" \"\(subtitle)\"")
        case .link where !text.isEmpty: parts.append("\"\(text)\" \"\(subtitle)\"")
        case .badge: parts.append(label == text ? "\"\(text)\"" : "\"\(text)\" (\(label))")
        case .text, .button, .screen, .toast, .progress, .section, .dialog, .menu, .menuItem, .tab:
            parts.append("\"\(text)\"")
        case .element: parts += elementContent
        case .list: if let listState { parts.append("\(listState)") }
        case .window, .layer, .spacer, .stack, .form, .liveRegion, .grid, .divider, .badged, .link, .menuItems,
            .tabPanel, .sidebar, .navigationList,
            .listRows, .listRow, .listHeader, .pinnedHeader:
            break
        }
        if kind == .navigationList, !label.isEmpty { parts.append("(search: \"\(label)\")") }
        if case .screen = kind, tapped != nil { parts.append("(back: \"\(label)\")") }
        if let shortcut { parts.append("(shortcut: \(shortcut))") }
        if let landmark { parts.append("(landmark: \(landmark))") }
        if let accessibilityLabel { parts.append("(called: \"\(accessibilityLabel)\")") }
        if let accessibilityDescription { parts.append("(described: \"\(accessibilityDescription)\")") }
        if let layoutDirection { parts.append("(direction: \(layoutDirection.rawValue))") }
        if let textColor { parts.append("(colour: \(textColor.rawValue))") }
        if isStruckThrough { parts.append("(struck through)") }
        if let language { parts.append("(language: \(language))") }
        if let message { parts.append("(message: \"\(message)\")") }
        if let background { parts.append("(background: \(background))") }
        if !marks.isEmpty { parts.append("(marked: \(marks.map { "\"\($0)\"" }.joined(separator: ", ")))") }
        if opacity != 1 { parts.append("(opacity: \(opacity))") }
        if case .listRow = kind, isSelected { parts.append("(selected)") }
        if case .listRow = kind, isCurrent { parts.append("(current)") }
        if case .link = kind, isSelected { parts.append("(current)") }
        if !isEnabled { parts.append("(disabled)") }
        if isInert { parts.append("(inert)") }
        if isHidden { parts.append("(hidden)") }
        return parts.joined(separator: " ")
    }

    private var elementContent: [String] {
        if switched != nil { return ["= \(isOn ? "on" : "off")"] }
        if isInput { return ["= \"\(value)\""] }
        return text.isEmpty ? [] : ["\"\(text)\""]
    }

    /// This node and all nodes in it, also hidden ones, one indented line each.
    func tree(indent: String = "") -> String {
        ([indent + description] + children.map { $0.tree(indent: indent + "  ") }).joined(separator: "\n")
    }
}
