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

extension ReactiveProperties where Object: UITextView {
    /// The text, both ways, as that of a `UITextField`.
    public var text: MutableProperty<String> {
        let property = property("text", get: { $0.text ?? "" }, set: { if $0.text != $1 { $0.text = $1 } })
        _ = attachments.value("entering text") { [object] in
            let entering = TextViewEntering(object) { [weak property] view in
                guard let property, view.markedTextRange == nil else { return }
                property.value = view.text ?? ""
                property.wasEdited()
            }
            attachments.onDeallocation { entering.end() }
            return entering
        }
        return property
    }
}

/// Follows what the user types in a text view, whose delegate belongs to the application.
@MainActor
private final class TextViewEntering {
    private weak var view: UITextView?
    private let entered: (UITextView) -> Void
    private var tokens: [any NSObjectProtocol] = []

    init(_ view: UITextView, _ entered: @escaping (UITextView) -> Void) {
        (self.view, self.entered) = (view, entered)
        for name in [UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { [weak self] _ in
                    // UIKit posts on the main thread.
                    MainActor.assumeIsolated { self?.enter() }
                })
        }
    }

    private func enter() { if let view { entered(view) } }

    func end() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}

extension FieldBinding {
    /// Commits the edit when the user leaves `field`, or presses return: ``endEditing()`` and ``submit()``.
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
