#if canImport(UIKit) && !os(watchOS)
public import Bindery
public import UIKit

extension ReactiveProperties where Object: UITextField {
    /// The text, both ways: `field.reactive.text <~> model.$name`.
    ///
    /// | event | result |
    /// |---|---|
    /// | the user types | the property takes the text |
    /// | an input method composes (pinyin, kana) | nothing, until the word is chosen |
    /// | the user leaves the field | the property takes the text, with what was composed |
    /// | the property changes | the field takes the text, unless it has it; composing ends |
    ///
    /// With a converter: `field.reactive.text.bind(to: model.$age, by: .integer()).commits(with: field)`.
    public var text: MutableProperty<String> {
        property(
            "text", on: [.editingChanged, .editingDidEnd], get: { $0.text ?? "" }, set: { $0.text = $1 },
            isFinal: { $0.markedTextRange == nil })
    }

    /// The text with its attributes, both ways, as `text`. Use one of both.
    public var attributedText: MutableProperty<NSAttributedString?> {
        property(
            "attributedText", on: [.editingChanged, .editingDidEnd], get: { $0.attributedText },
            set: { $0.attributedText = $1 }, isFinal: { $0.markedTextRange == nil })
    }

    public var placeholder: MutableProperty<String> {
        property("placeholder", get: { $0.placeholder ?? "" }, set: { $0.placeholder = $1 })
    }

    public var textColor: MutableProperty<UIColor?> {
        property("textColor", get: { $0.textColor }, set: { $0.textColor = $1 })
    }

    /// Whether the field has the focus: true when the user enters it, and written to move the focus.
    public var isFirstResponder: MutableProperty<Bool> {
        property(
            "isFirstResponder", on: [.editingDidBegin, .editingDidEnd], get: { $0.isFirstResponder },
            set: { if $1 { $0.becomeFirstResponder() } else { $0.resignFirstResponder() } })
    }

    /// The presses of the return key.
    public var returns: some Signal<Void, Never> { events(.editingDidEndOnExit) }
}

extension FieldBinding {
    /// Commits the edit when the user leaves `field`, or presses return: `endEditing()` and `submit()`.
    ///
    /// ```swift
    /// age.reactive.text.bind(to: model.$age, by: .integer(), commit: .onBlur).commits(with: age)
    /// ```
    @MainActor
    @discardableResult
    public func commits(with field: UITextField) -> Self {
        let bag = Attachments.of(field).value("commits") { DisposeBag() }
        field.reactive.events(.editingDidEndOnExit).observe { [weak self] in self?.submit() }.disposed(by: bag)
        field.reactive.events(.editingDidEnd).observe { [weak self] in self?.endEditing() }.disposed(by: bag)
        return self
    }
}
#endif
