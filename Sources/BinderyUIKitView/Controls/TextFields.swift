#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// A field of one line.
final class TextFieldNode: InputNode {
    let field = FocusField()
    var reveal: UIButton?
    var revealTitles: Rendering.RevealTitles?

    init(_ content: TextContent, isSecure: Bool, events: Rendering.TextInputEvents) {
        field.borderStyle = .roundedRect
        field.isSecureTextEntry = isSecure
        field.accept(content)
        super.init(field)
        left = events.left
        // What an input method composes is not an edit yet. It is one when the user leaves the field.
        var isComposing = false
        let edited = UIAction { [unowned field] _ in
            isComposing = field.markedTextRange != nil
            if !isComposing { events.edited(field.text ?? "") }
        }
        let ended = UIAction { [unowned field] _ in
            if isComposing { events.edited(field.text ?? "") }
            isComposing = false
        }
        field.addAction(edited, for: .editingChanged)
        field.addAction(ended, for: .editingDidEnd)
        field.addAction(UIAction { _ in events.submitted() }, for: .editingDidEndOnExit)
    }
}

/// A field of several lines.
final class TextAreaNode: InputNode {
    let area = FocusArea()

    init(lines: Int, edited: @escaping (String) -> Void, left: @escaping () -> Void) {
        area.font = .preferredFont(forTextStyle: .body)
        area.isScrollEnabled = true
        area.heightAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(lines) * 22 + 16).isActive = true
        super.init(area)
        self.left = left
        area.edited = edited
    }

    override func setEnabled(_ isEnabled: Bool) {
        super.setEnabled(isEnabled)
        area.isEditable = isEnabled
    }
}

final class FocusField: UITextField, FocusReporting {
    var focusChanged: (@MainActor (Bool) -> Void)?

    override func becomeFirstResponder() -> Bool {
        let result = super.becomeFirstResponder()
        if result { focusChanged?(true) }
        return result
    }

    override func resignFirstResponder() -> Bool {
        let result = super.resignFirstResponder()
        if result { focusChanged?(false) }
        return result
    }

    fileprivate func accept(_ content: TextContent) {
        let isProse = content == .plain
        autocapitalizationType = isProse ? .sentences : .none
        autocorrectionType = isProse ? .default : .no
        switch content {
        case .plain: break
        case .number: keyboardType = .numberPad
        case .telephone: (keyboardType, textContentType) = (.phonePad, .telephoneNumber)
        case .emailAddress: (keyboardType, textContentType) = (.emailAddress, .emailAddress)
        case .oneTimeCode: (keyboardType, textContentType) = (.numberPad, .oneTimeCode)
        case .username: textContentType = .username
        case .search: returnKeyType = .search
        case .password: textContentType = .password
        case .newPassword: textContentType = .newPassword
        }
    }
}

final class FocusArea: UITextView, FocusReporting {
    var focusChanged: (@MainActor (Bool) -> Void)?
    var edited: ((String) -> Void)? { didSet { observe() } }
    private let observation = Observation()

    override func becomeFirstResponder() -> Bool {
        let result = super.becomeFirstResponder()
        if result { focusChanged?(true) }
        return result
    }

    override func resignFirstResponder() -> Bool {
        let result = super.resignFirstResponder()
        if result { focusChanged?(false) }
        return result
    }

    private func observe() {
        observation.tokens = [UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification].map {
            NotificationCenter.default.addObserver(forName: $0, object: self, queue: nil) { [weak self] notification in
                let hasEnded = notification.name == UITextView.textDidEndEditingNotification
                // UIKit posts on the main thread.
                MainActor.assumeIsolated { self?.enter(hasEnded: hasEnded) }
            }
        }
    }

    private var isComposing = false

    /// What an input method composes is not an edit yet. It is one when the user leaves the area.
    private func enter(hasEnded: Bool) {
        let wasComposing = isComposing
        isComposing = !hasEnded && markedTextRange != nil
        if hasEnded ? wasComposing : !isComposing { edited?(text ?? "") }
    }

    /// Ends with the view.
    private final class Observation {
        var tokens: [any NSObjectProtocol] = []

        deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }
}

extension UIKitBackend: @MainActor Rendering.TextFields, @MainActor Rendering.TextAreas {
    func makeTextField(content: TextContent, events: Rendering.TextInputEvents) -> UIKitNode {
        let node = TextFieldNode(content, isSecure: false, events: events)
        follow(node.field, of: node)
        return node
    }

    func makeTextArea(content: TextContent, lines: Int, events: Rendering.TextInputEvents) -> UIKitNode {
        let node = TextAreaNode(lines: lines, edited: events.edited, left: events.left)
        follow(node.area, of: node)
        return node
    }

    func setPlaceholder(_ placeholder: String, of node: UIKitNode) {
        (node.element as? UITextField)?.placeholder = placeholder
    }

    /// UIKit keeps no text of its own from one launch to the next.
    func markSaved(_ node: UIKitNode) {}

    /// Writes only another text, so that the caret stays.
    func setValue(_ value: String, of node: UIKitNode) {
        switch ((node as? ElementNode)?.input ?? node).element {
        case let field as UITextField: if field.text != value { field.text = value }
        case let area as UITextView: if area.text != value { area.text = value }
        default: break
        }
    }
}
#endif
