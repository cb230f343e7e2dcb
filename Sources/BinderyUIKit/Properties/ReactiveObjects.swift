#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension UIResponder: ReactiveObject {}
extension UIBarItem: ReactiveObject {}
extension UIGestureRecognizer: ReactiveObject {}

extension Attachments {
    /// Adds a closure to call when the object is deallocated, on any thread.
    ///
    /// Declared in each module: a closure of the main actor that is passed to another module checks that it runs there.
    func onDeallocation(_ end: @escaping () -> Void) { add(end: end) }
}

extension UIView {
    /// The view, and all views inside it.
    var tree: [UIView] { [self] + subviews.flatMap { $0.tree } }
}
#endif
