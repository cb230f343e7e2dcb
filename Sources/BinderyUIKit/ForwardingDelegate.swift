#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A delegate that passes everything on to the delegate that an object of UIKit had before.
@MainActor
public class ForwardingDelegate: NSObject {
    // Unsafe to the compiler only: it is set on the main actor, and read where UIKit asks a delegate, on its thread.
    nonisolated(unsafe) private weak var application: (any NSObjectProtocol)?

    /// Becomes the delegate of `object`, and passes on to its present one.
    final func takePlace<Object: AnyObject, Delegate>(
        in object: Object, _ delegate: ReferenceWritableKeyPath<Object, Delegate?>
    ) {
        let present = object[keyPath: delegate].map { $0 as AnyObject }
        if present === self { return }
        application = (present as? ForwardingDelegate).map(\.application) ?? (present as? any NSObjectProtocol)
        #if canImport(ObjectiveC)
        // UIKit remembers which messages its delegate understands.
        if let application {
            Attachments.of(application).onDeallocation { [weak self, weak object] in
                self?.takePlaceAgain(in: object, delegate)
            }
        }
        #endif
        object[keyPath: delegate] = self as? Delegate
    }

    /// The delegate that the object had before.
    final func forwarded<Delegate>(as type: Delegate.Type) -> Delegate? { application as? Delegate }

    #if canImport(ObjectiveC)
    private func takePlaceAgain<Object: AnyObject, Delegate>(
        in object: Object?, _ delegate: ReferenceWritableKeyPath<Object, Delegate?>
    ) {
        guard let object, object[keyPath: delegate].map({ $0 as AnyObject }) === self else { return }
        object[keyPath: delegate] = nil
        object[keyPath: delegate] = self as? Delegate
    }

    public nonisolated override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || application?.responds(to: selector) == true
    }

    public nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { application }
    #endif
}
#endif
