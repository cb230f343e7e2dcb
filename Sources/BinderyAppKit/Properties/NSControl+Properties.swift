#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import Bindery

extension ReactiveProperties where Object: NSButton {
    public var title: MutableProperty<String> { property("title", get: { $0.title }, set: { $0.title = $1 }) }
    public var image: MutableProperty<NSImage?> { property("image", get: { $0.image }, set: { $0.image = $1 }) }

    /// The state of a check box, a radio button or a toggle, both ways.
    public var state: MutableProperty<NSControl.StateValue> {
        actionProperty("state", get: { $0.state }, set: { $0.state = $1 })
    }

    /// Whether the state is on; a mixed state is not.
    public var isOn: MutableProperty<Bool> {
        attachments.value("property isOn") {
            let state = state
            let property = MutableProperty("isOn", get: { state.value == .on }, set: { state.value = $0 ? .on : .off })
            attachments.note(property)
            return property
        }
    }
}

extension ReactiveProperties where Object: NSSwitch {
    public var isOn: MutableProperty<Bool> {
        actionProperty("isOn", get: { $0.state == .on }, set: { $0.state = $1 ? .on : .off })
    }
}

extension ReactiveProperties where Object: NSSlider {
    /// The value. The slider clamps what it is given to its limits; the property keeps what it was given.
    public var value: MutableProperty<Double> {
        actionProperty("value", get: { $0.doubleValue }, set: { $0.doubleValue = $1 })
    }
}

extension ReactiveProperties where Object: NSStepper {
    /// The value. The stepper clamps what it is given to its limits; the property keeps what it was given.
    public var value: MutableProperty<Double> {
        actionProperty("value", get: { $0.doubleValue }, set: { $0.doubleValue = $1 })
    }
}

extension ReactiveProperties where Object: NSSegmentedControl {
    /// The index of the selected segment; nil if none is.
    public var selectedIndex: MutableProperty<Int?> {
        actionProperty(
            "selectedIndex", get: { $0.selectedSegment < 0 ? nil : $0.selectedSegment },
            set: { $0.selectedSegment = $1 ?? -1 })
    }
}

extension ReactiveProperties where Object: NSDatePicker {
    public var date: MutableProperty<Date> {
        actionProperty("date", get: { $0.dateValue }, set: { $0.dateValue = $1 })
    }
}

extension ReactiveProperties where Object: NSColorWell {
    public var color: MutableProperty<NSColor> { actionProperty("color", get: { $0.color }, set: { $0.color = $1 }) }
}
#endif
