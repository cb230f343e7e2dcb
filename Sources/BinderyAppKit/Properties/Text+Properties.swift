#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import Bindery

extension ReactiveProperties where Object: NSTextField {
    /// The text, both ways: `field.reactive.text <~> model.$name`. Also of secure fields and search fields.
    ///
    /// | event | result |
    /// |---|---|
    /// | the user types | the property takes the text |
    /// | an input method composes (pinyin, kana) | nothing, until the word is chosen |
    /// | the user leaves the field, or presses return | the property takes the text, with what was composed |
    /// | the user empties a search field by its button | the property takes the text |
    /// | the property changes | the field takes the text, unless it has it; composing ends |
    ///
    /// With a converter: `field.reactive.text.bind(to: model.$age, by: .integer()).commits(with: field)`.
    public var text: MutableProperty<String> {
        let property = property(
            "text", get: { $0.stringValue }, set: { if $0.stringValue != $1 { $0.stringValue = $1 } })
        _ = attachments.value("entering text") { [object] in
            let enter = { [weak object, weak property] in
                guard let object, let property, !object.isComposing else { return }
                property.value = object.stringValue
                property.wasEdited()
            }
            if object is NSSearchField { _ = actionTarget.onEntry(enter) }
            return NotificationFollower(
                object, [NSControl.textDidChangeNotification, NSControl.textDidEndEditingNotification]
            ) { _ in enter() }
        }
        return property
    }

    /// The text with its attributes, to be shown.
    public var attributedText: MutableProperty<NSAttributedString> {
        property("attributedText", get: { $0.attributedStringValue }, set: { $0.attributedStringValue = $1 })
    }

    public var placeholder: MutableProperty<String> {
        property("placeholder", get: { $0.placeholderString ?? "" }, set: { $0.placeholderString = $1 })
    }

    public var textColor: MutableProperty<NSColor?> {
        property("textColor", get: { $0.textColor }, set: { $0.textColor = $1 })
    }

    /// The presses of the return key, each after the property has taken the text. Hot; completes with the field.
    public var returns: some Signal<Void, Never> {
        editingEnds.filter { $0 == NSTextMovement.return.rawValue }.map { _ in () }
    }

    /// The ends of editing, each with the `NSTextMovement` that ended it.
    var editingEnds: Subject<Int, Never> {
        attachments.value("editing ends") { [object] in
            _ = text
            let subject = Subject<Int, Never>()
            let follower = NotificationFollower(object, [NSControl.textDidEndEditingNotification]) { subject.send($0) }
            attachments.replace("following editing ends", by: follower)
            attachments.onDeallocation { subject.complete() }
            return subject
        }
    }
}

extension NSTextField {
    /// Whether an input method is composing text in the field.
    fileprivate var isComposing: Bool { (currentEditor() as? NSTextView)?.hasMarkedText() ?? false }
}

extension ReactiveProperties where Object: NSTextView {
    /// The text, both ways, as that of an `NSTextField`.
    public var text: MutableProperty<String> {
        let property = property("text", get: { $0.string }, set: { if $0.string != $1 { $0.string = $1 } })
        _ = attachments.value("entering text") { [object] in
            NotificationFollower(object, [NSText.didChangeNotification, NSText.didEndEditingNotification]) {
                [weak object, weak property] _ in
                guard let object, let property, !object.hasMarkedText() else { return }
                property.value = object.string
                property.wasEdited()
            }
        }
        return property
    }
}

extension FieldBinding {
    /// Commits the edit when the user leaves `field`, or presses return: `endEditing()` and `submit()`.
    ///
    /// ```swift
    /// age.reactive.text.bind(to: model.$age, by: .integer(), commit: .onBlur).commits(with: age)
    /// ```
    @MainActor
    @discardableResult
    public func commits(with field: NSTextField) -> Self {
        let bag = Attachments.of(field).value("commits") { DisposeBag() }
        field.reactive.editingEnds.observe { [weak self] movement in
            if movement == NSTextMovement.return.rawValue { self?.submit() }
            self?.endEditing()
        }
        .disposed(by: bag)
        return self
    }
}
#endif
