#if canImport(UIKit) && !os(watchOS)
public import Bindery
public import UIKit

extension ReactiveProperties {
    /// Returns a property that writes the object. For properties that this module does not have.
    ///
    /// ```swift
    /// extension ReactiveProperties where Object: GaugeView {
    ///     var level: MutableProperty<Double> { property("level", get: { $0.level }, set: { $0.level = $1 }) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: Identifies the property among those of the object, which keeps it, and names it in diagnoses.
    ///   - get: Returns the present value, when the property is made.
    ///   - set: Called for each change.
    public func property<Value: Equatable>(
        _ name: StaticString, get: (Object) -> Value, set: @escaping (Object, Value) -> Void
    ) -> MutableProperty<Value> { makeProperty(name, get: get, set: set) }
}

extension ReactiveProperties where Object: UIControl {
    /// Returns a property that writes the control, and that takes its value at each of `events`.
    ///
    /// The control is written only if its value differs, so that a text field keeps its caret.
    ///
    /// - Parameter isFinal: Whether the value is one to take. A text that an input method is composing is not.
    public func property<Value: Equatable>(
        _ name: StaticString, on events: UIControl.Event, get: @escaping (Object) -> Value,
        set: @escaping (Object, Value) -> Void, isFinal: @escaping (Object) -> Bool = { _ in true }
    ) -> MutableProperty<Value> {
        let property = property(name, get: get, set: { if get($0) != $1 { set($0, $1) } })
        _ = attachments.value("entering \(name)") { [object] in
            let entering = UIAction { [weak object, weak property] _ in
                guard let object, let property, isFinal(object) else { return }
                property.value = get(object)
                property.wasEdited()
            }
            object.addAction(entering, for: events)
            return entering
        }
        return property
    }

    /// A signal of the events of the control. Hot; it completes when the control is deallocated.
    ///
    /// - Also known as: `rac_signalForControlEvents:` in RAC 2, `rx.controlEvent(_:)` in RxCocoa.
    public func events(_ events: UIControl.Event) -> some Signal<Void, Never> {
        attachments.value("events \(events.rawValue)") { [object] in
            let subject = Subject<Void, Never>()
            object.addAction(UIAction { _ in subject.send() }, for: events)
            attachments.onDeallocation { subject.complete() }
            return subject
        }
    }
}
#endif
