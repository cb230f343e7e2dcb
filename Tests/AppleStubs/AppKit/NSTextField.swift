public enum NSTextMovement: Int, Sendable { case other = 0, `return` = 0x10, tab = 0x11, cancel = 0x17 }

@MainActor
open class NSText: NSView {
    public nonisolated static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
    public nonisolated static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")
    public nonisolated static let movementUserInfoKey = "NSTextMovement"
    open var string = ""
}

/// Text that an input method is composing is part of `string`. Setting `string` in code sends nothing.
@MainActor
open class NSTextView: NSText {
    private var marked: String?
    /// The text field that this is the editor of.
    fileprivate weak var field: NSTextField?
    open var isEditable = true
    open override var acceptsFirstResponder: Bool { isEditable }
    open override var string: String { didSet { marked = nil } }

    open func hasMarkedText() -> Bool { marked != nil }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        marked = nil
        if let field {
            field.endEditing(.other)
        } else {
            NotificationCenter.default.post(name: Self.didEndEditingNotification, object: self)
        }
        return true
    }

    /// Types at the end of the text.
    public func userTypes(_ added: String) {
        guard beginsEditing() else { return }
        for character in added {
            string += String(character)
            changed()
        }
    }

    /// Types letters that an input method composes: `userComposes("nihao")`, then `userCommits("你好")`.
    public func userComposes(_ letters: String) {
        guard beginsEditing() else { return }
        let committed = marked ?? string
        string = committed + letters
        marked = committed
        changed()
    }

    public func userCommits(_ word: String) {
        guard let marked else { return }
        string = marked + word
        changed()
    }

    private func beginsEditing() -> Bool { field != nil || window?.makeFirstResponder(self) == true }

    fileprivate func changed() {
        if let field {
            field.changed()
        } else {
            NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
        }
        window?.update()
    }
}

/// Is edited by a text view of its window, which is the first responder meanwhile. Setting `stringValue` in code ends
/// the composition, and sends nothing.
@MainActor
open class NSTextField: NSControl {
    private var content = ""
    private var editor: NSTextView?
    private var hasBegun = false
    open var isEditable = true
    open var placeholderString: String?
    open var textColor: NSColor? = .black
    /// How often the text was set in code: each time moves the caret to the end.
    public private(set) var standInAssignments = 0

    public convenience init(labelWithString string: String) {
        self.init()
        content = string
        isEditable = false
    }

    open override var stringValue: String {
        get { editor?.string ?? content }
        set {
            standInAssignments += 1
            content = newValue
            editor?.string = newValue
        }
    }

    open var attributedStringValue: NSAttributedString {
        get { NSAttributedString(string: stringValue) }
        set { stringValue = newValue.string }
    }

    open override func currentEditor() -> NSText? { editor }
    open override var acceptsFirstResponder: Bool { userReaches && isEditable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        let made = NSTextView()
        made.string = content
        made.field = self
        editor = made
        window?.edit(with: made)
        return true
    }

    fileprivate func changed() {
        if !hasBegun {
            hasBegun = true
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        }
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    fileprivate func endEditing(_ movement: NSTextMovement) {
        content = stringValue
        (editor, hasBegun) = (nil, false)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification, object: self,
            userInfo: [NSText.movementUserInfoKey: movement.rawValue])
    }

    // MARK: The user

    private var edited: NSTextView? {
        if editor == nil, window?.makeFirstResponder(self) != true { return nil }
        return editor
    }

    public func userTypes(_ added: String) {
        edited?.userTypes(added)
        window?.update()
    }

    public func userReplaces(by new: String) {
        guard let edited else { return }
        edited.string = new
        changed()
        window?.update()
    }

    public func userComposes(_ letters: String) { edited?.userComposes(letters) }
    public func userCommits(_ word: String) { edited?.userCommits(word) }

    /// The action is sent, and the field stays the first responder, with its text selected.
    public func userPressesReturn() {
        guard editor != nil else { return }
        endEditing(.return)
        becomeFirstResponder()
        sendAction()
    }

    public func userLeaves() {
        window?.makeFirstResponder(nil)
        window?.update()
    }
}

@MainActor open class NSSecureTextField: NSTextField {}

@MainActor
open class NSSearchField: NSTextField {
    /// Clicks the button that empties the field. The action is sent, and no notification.
    public func userCancels() {
        stringValue = ""
        sendAction()
    }
}
