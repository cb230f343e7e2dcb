@MainActor open class UITextPosition: StandInObject {}
@MainActor open class UITextRange: StandInObject {}

/// Text that an input method is composing is part of `text`, and `markedTextRange` is set. Setting `text` in code ends
/// the composition, and sends no event.
@MainActor
open class UITextField: UIControl {
    private var content = ""
    private var rich: NSAttributedString?
    open var placeholder: String?
    open var borderStyle = BorderStyle.none
    open var isSecureTextEntry = false
    open var font: UIFont?
    open var keyboardType = UIKeyboardType.default
    open var textContentType: UITextContentType?
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var returnKeyType = UIReturnKeyType.default

    open var clearButtonMode = ViewMode.never

    public enum BorderStyle: Int, Sendable { case none, roundedRect = 3 }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    open var textColor: UIColor? = .black
    open private(set) var markedTextRange: UITextRange?
    /// How often `text` was set in code: each time moves the caret to the end.
    public private(set) var standInAssignments = 0
    private var committed = ""

    open var text: String? {
        get { content }
        set {
            standInAssignments += 1
            (content, rich) = (newValue ?? "", nil)
            markedTextRange = nil
        }
    }

    open var attributedText: NSAttributedString? {
        get { rich ?? NSAttributedString(string: content) }
        set {
            text = newValue?.string
            rich = newValue
        }
    }

    open var isEditing: Bool { isFirstResponder }
    open override var canBecomeFirstResponder: Bool { userReaches }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        let before = isFirstResponder
        let result = super.becomeFirstResponder()
        if result, !before { sendActions(for: .editingDidBegin) }
        return result
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let before = isFirstResponder
        let result = super.resignFirstResponder()
        if before {
            markedTextRange = nil
            sendActions(for: .editingDidEnd)
        }
        return result
    }

    /// Types at the end of the text.
    public func userTypes(_ added: String) {
        guard becomeFirstResponder() else { return }
        for character in added { change(to: content + String(character)) }
    }

    public func userReplaces(by new: String) {
        if becomeFirstResponder() { change(to: new) }
    }

    /// Types letters that an input method composes: `userComposes("nihao")`, then `userCommits("你好")`.
    public func userComposes(_ letters: String) {
        guard becomeFirstResponder() else { return }
        if markedTextRange == nil { committed = content }
        markedTextRange = UITextRange()
        (content, rich) = (committed + letters, nil)
        sendActions(for: .editingChanged)
    }

    public func userCommits(_ word: String) {
        if markedTextRange == nil { return }
        markedTextRange = nil
        change(to: committed + word)
    }

    public func userPressesReturn() {
        if !isEditing { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        resignFirstResponder()
    }

    private func change(to new: String) {
        (content, rich) = (new, nil)
        sendActions(for: .editingChanged)
    }
}

@MainActor
open class UITextView: UIScrollView {
    public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditing")
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChange")
    public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditing")
    private var content = ""
    private var rich: NSAttributedString?
    open var textColor: UIColor? = .black
    open private(set) var markedTextRange: UITextRange?
    open var font: UIFont?
    open var isEditable = true
    open override var canBecomeFirstResponder: Bool { isEditable && standInIsReached }

    open var text: String! {
        get { content }
        set {
            (content, rich) = (newValue ?? "", nil)
            markedTextRange = nil
        }
    }

    open var attributedText: NSAttributedString! {
        get { rich ?? NSAttributedString(string: content) }
        set {
            text = newValue?.string
            rich = newValue
        }
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        let before = isFirstResponder
        let result = super.becomeFirstResponder()
        if result, !before { NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self) }
        return result
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let before = isFirstResponder
        let result = super.resignFirstResponder()
        if before { NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self) }
        return result
    }

    public func userTypes(_ added: String) { userReplaces(by: content + added) }

    public func userReplaces(by new: String) {
        guard becomeFirstResponder() else { return }
        (content, rich) = (new, nil)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}
