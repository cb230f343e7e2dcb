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

extension ReactiveProperties where Object: UITabBarItem {
    /// The text in the badge; no badge if nil.
    public var badgeValue: MutableProperty<String?> {
        property("badgeValue", get: { $0.badgeValue }, set: { $0.badgeValue = $1 })
    }
}

extension ReactiveProperties where Object: UIBarButtonItem {
    public var tintColor: MutableProperty<UIColor?> {
        property("tintColor", get: { $0.tintColor }, set: { $0.tintColor = $1 })
    }

    public var isHidden: MutableProperty<Bool> {
        property("isHidden", get: { $0.isHidden }, set: { $0.isHidden = $1 })
    }

    /// Whether the item shows an activity indicator in its place. Afterwards it shows what it has shown before.
    public var showsActivityIndicator: MutableProperty<Bool> {
        var replaced: UIView?
        return property(
            "showsActivityIndicator", get: { _ in false },
            set: { item, shows in
                if !shows {
                    item.customView = replaced
                    return
                }
                replaced = item.customView
                let indicator = UIActivityIndicatorView(style: .medium)
                indicator.startAnimating()
                item.customView = indicator
            })
    }

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
