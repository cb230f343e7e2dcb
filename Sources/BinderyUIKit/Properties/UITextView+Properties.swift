#if canImport(UIKit) && !os(watchOS)
public import Bindery
public import UIKit

extension ReactiveProperties where Object: UITextView {
    /// The text, both ways, as that of a `UITextField`.
    public var text: MutableProperty<String> {
        property(
            "text", on: [UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification],
            get: { $0.text ?? "" }, set: { $0.text = $1 }, isFinal: { $0.markedTextRange == nil })
    }

    /// The text with its attributes, both ways, as `text`. Use one of both.
    public var attributedText: MutableProperty<NSAttributedString> {
        property(
            "attributedText", on: [UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification],
            get: { $0.attributedText ?? NSAttributedString(string: "") }, set: { $0.attributedText = $1 },
            isFinal: { $0.markedTextRange == nil })
    }

    public var textColor: MutableProperty<UIColor?> {
        property("textColor", get: { $0.textColor }, set: { $0.textColor = $1 })
    }

    /// Whether the view has the focus, both ways.
    public var isFirstResponder: MutableProperty<Bool> {
        property(
            "isFirstResponder",
            on: [UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification],
            get: { $0.isFirstResponder },
            set: { if $1 { $0.becomeFirstResponder() } else { $0.resignFirstResponder() } })
    }

    /// A property that takes the value of the view at each of `notifications`, since its delegate belongs to the
    /// application.
    private func property<Value: Equatable>(
        _ name: StaticString, on notifications: [Notification.Name], get: @escaping (Object) -> Value,
        set: @escaping (Object, Value) -> Void, isFinal: @escaping (Object) -> Bool = { _ in true }
    ) -> MutableProperty<Value> {
        let property = property(name, get: get, set: { if get($0) != $1 { set($0, $1) } })
        _ = attachments.value("entering \(name)") { [object] in
            let entering = TextViewEntering(object, notifications) { [weak object, weak property] in
                guard let object, let property, isFinal(object) else { return }
                property.value = get(object)
                property.wasEdited()
            }
            attachments.onDeallocation { entering.end() }
            return entering
        }
        return property
    }
}

/// Follows what the user does in a text view.
@MainActor
private final class TextViewEntering {
    private let entered: () -> Void
    private var tokens: [any NSObjectProtocol] = []

    init(_ view: UITextView, _ notifications: [Notification.Name], _ entered: @escaping () -> Void) {
        self.entered = entered
        for name in notifications {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { [weak self] _ in
                    // UIKit posts on the main thread.
                    MainActor.assumeIsolated { self?.entered() }
                })
        }
    }

    func end() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
#endif
