#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import Bindery

extension ReactiveProperties where Object: NSView {
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

    public var alphaValue: MutableProperty<CGFloat> {
        property("alphaValue", get: { $0.alphaValue }, set: { $0.alphaValue = $1 })
    }

    public var toolTip: MutableProperty<String?> {
        property("toolTip", get: { $0.toolTip }, set: { $0.toolTip = $1 })
    }
}

extension ReactiveProperties where Object: NSImageView {
    public var image: MutableProperty<NSImage?> { property("image", get: { $0.image }, set: { $0.image = $1 }) }
}

extension ReactiveProperties where Object: NSProgressIndicator {
    /// The progress, between the `minValue` and the `maxValue` of the indicator: from 0 to 100 by default.
    public var value: MutableProperty<Double> {
        property("value", get: { $0.doubleValue }, set: { $0.doubleValue = $1 })
    }

    /// Whether the indicator is animated. False at first: AppKit does not tell.
    public var isAnimating: MutableProperty<Bool> {
        property(
            "isAnimating", get: { _ in false }, set: { if $1 { $0.startAnimation(nil) } else { $0.stopAnimation(nil) } }
        )
    }

    public var isIndeterminate: MutableProperty<Bool> {
        property("isIndeterminate", get: { $0.isIndeterminate }, set: { $0.isIndeterminate = $1 })
    }
}
#endif
