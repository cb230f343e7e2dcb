#if canImport(UIKit) && !os(watchOS)
public import Bindery
public import UIKit

extension ReactiveProperties where Object: UIBarItem {
    public var title: MutableProperty<String> { property("title", get: { $0.title ?? "" }, set: { $0.title = $1 }) }
    public var image: MutableProperty<UIImage?> { property("image", get: { $0.image }, set: { $0.image = $1 }) }

    public var isEnabled: MutableProperty<Bool> {
        property("isEnabled", get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
    }
}

extension ReactiveProperties where Object: UIBarButtonItem {
    /// The taps. The item gets a primary action with its present title and image.
    public var taps: some Signal<Void, Never> {
        attachments.value("taps") { [object] in
            let subject = Subject<Void, Never>()
            object.primaryAction = UIAction(title: object.title ?? "", image: object.image) { _ in subject.send() }
            attachments.onDeallocation { subject.complete() }
            return subject
        }
    }
}
#endif
