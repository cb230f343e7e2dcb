@MainActor
open class NSImageView: NSControl {
    open var image: NSImage?
}

@MainActor
open class NSSwitch: NSControl {
    open var state = StateValue.off

    public func userSwitches() {
        if !userReaches { return }
        state = state == .on ? .off : .on
        sendAction()
    }
}

@MainActor
open class NSSlider: NSControl {
    open var minValue = 0.0
    open var maxValue = 1.0
    private var stored = 0.0

    /// Clamped to the limits, as AppKit does.
    open override var doubleValue: Double {
        get { stored }
        set { stored = min(max(newValue, minValue), maxValue) }
    }

    public func userSlides(to new: Double) {
        if !userReaches { return }
        doubleValue = new
        sendAction()
    }
}

@MainActor
open class NSStepper: NSControl {
    open var minValue = 0.0
    open var maxValue = 59.0
    open var increment = 1.0
    private var stored = 0.0

    open override var doubleValue: Double {
        get { stored }
        set { stored = min(max(newValue, minValue), maxValue) }
    }

    public func userSteps(by steps: Double) {
        if !userReaches { return }
        doubleValue += steps * increment
        sendAction()
    }
}

@MainActor
open class NSSegmentedControl: NSControl {
    open var segmentCount = 0
    open var selectedSegment = -1

    public func userSelects(_ index: Int) {
        if !userReaches { return }
        selectedSegment = index
        sendAction()
    }
}

@MainActor
open class NSDatePicker: NSControl {
    open var dateValue = Date()

    public func userPicks(_ new: Date) {
        if !userReaches { return }
        dateValue = new
        sendAction()
    }
}

@MainActor
open class NSColorWell: NSControl {
    open var color = NSColor.black

    public func userPicks(_ new: NSColor) {
        if !userReaches { return }
        color = new
        sendAction()
    }
}

@MainActor
open class NSProgressIndicator: NSView {
    open var minValue = 0.0
    open var maxValue = 100.0
    open var doubleValue = 0.0
    open var isIndeterminate = true
    public private(set) var standInIsAnimating = false
    open func startAnimation(_ sender: Any?) { standInIsAnimating = true }
    open func stopAnimation(_ sender: Any?) { standInIsAnimating = false }
}
