#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import Bindery

extension ReactiveProperties where Object: NSView {
    /// Whether the view has the focus, both ways: written to move the focus.
    ///
    /// | event | result |
    /// |---|---|
    /// | the user enters or leaves the view, or code does | true or false, at the end of the event |
    /// | true is written | the view becomes the first responder of its window |
    /// | the view refuses, or has no window | the property is false after the next event |
    /// | false is written | the window takes the focus, if the view has it |
    ///
    /// AppKit tells of the first responder only by key-value observing the window, which a view may not have yet. This
    /// looks at it when AppKit updates the windows, as it does after each event.
    public var isFirstResponder: MutableProperty<Bool> {
        let property = property(
            "isFirstResponder", get: { $0.hasFocus },
            set: { view, isFocused in
                if isFocused == view.hasFocus { return }
                view.window?.makeFirstResponder(isFocused ? view : nil)
            })
        _ = attachments.value("following focus") { [object] in
            NotificationFollower(nil, [NSWindow.didUpdateNotification]) { [weak object, weak property] _ in
                guard let object, let property else { return }
                property.value = object.hasFocus
            }
        }
        return property
    }
}

extension NSView {
    /// Whether the view, or the text view that edits it, is the first responder of its window.
    fileprivate var hasFocus: Bool {
        guard let first = window?.firstResponder else { return false }
        return first === self || first === (self as? NSControl)?.currentEditor()
    }
}
#endif
