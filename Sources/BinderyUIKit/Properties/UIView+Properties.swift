#if canImport(UIKit) && !os(watchOS)
public import Bindery
public import UIKit

extension ReactiveProperties where Object: UIView {
    public var isHidden: MutableProperty<Bool> {
        property("isHidden", get: { $0.isHidden }, set: { $0.isHidden = $1 })
    }

    /// The opposite of `isHidden`, for conditions that say when to show.
    public var isVisible: MutableProperty<Bool> {
        attachments.value("property isVisible") {
            let isHidden = isHidden
            let property = MutableProperty("isVisible", get: { !isHidden.value }, set: { isHidden.value = !$0 })
            attachments.note(property)
            return property
        }
    }

    public var alpha: MutableProperty<CGFloat> { property("alpha", get: { $0.alpha }, set: { $0.alpha = $1 }) }

    public var backgroundColor: MutableProperty<UIColor?> {
        property("backgroundColor", get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 })
    }

    public var tintColor: MutableProperty<UIColor?> {
        property("tintColor", get: { $0.tintColor }, set: { $0.tintColor = $1 })
    }

    public var isUserInteractionEnabled: MutableProperty<Bool> {
        property(
            "isUserInteractionEnabled", get: { $0.isUserInteractionEnabled }, set: { $0.isUserInteractionEnabled = $1 })
    }
}

extension ReactiveProperties where Object: UILabel {
    public var text: MutableProperty<String> { property("text", get: { $0.text ?? "" }, set: { $0.text = $1 }) }

    public var attributedText: MutableProperty<NSAttributedString?> {
        property("attributedText", get: { $0.attributedText }, set: { $0.attributedText = $1 })
    }

    public var textColor: MutableProperty<UIColor?> {
        property("textColor", get: { $0.textColor }, set: { $0.textColor = $1 })
    }
}

extension ReactiveProperties where Object: UIImageView {
    public var image: MutableProperty<UIImage?> { property("image", get: { $0.image }, set: { $0.image = $1 }) }
}

extension ReactiveProperties where Object: UIActivityIndicatorView {
    public var isAnimating: MutableProperty<Bool> {
        property(
            "isAnimating", get: { $0.isAnimating }, set: { if $1 { $0.startAnimating() } else { $0.stopAnimating() } })
    }
}

extension ReactiveProperties where Object: UIProgressView {
    /// The progress from 0 to 1. Changes are animated while animations are enabled.
    public var progress: MutableProperty<Float> {
        property(
            "progress", get: { $0.progress }, set: { $0.setProgress($1, animated: UIView.areAnimationsEnabled) })
    }
}
#endif
