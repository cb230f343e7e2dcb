#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit

// Windows, views, controls and view controllers are responders.
extension NSResponder: ReactiveObject {}
extension NSMenuItem: ReactiveObject {}
extension NSToolbarItem: ReactiveObject {}
extension NSGestureRecognizer: ReactiveObject {}

extension Attachments {
    /// Adds a closure to call when the object is deallocated, on any thread.
    ///
    /// Declared in each module: a closure of the main actor that is passed to another module checks that it runs there.
    func onDeallocation(_ end: @escaping () -> Void) { add(end: end) }
}

extension NSView {
    /// The view, and all views inside it.
    var tree: [NSView] { [self] + subviews.flatMap { $0.tree } }
}
#endif
