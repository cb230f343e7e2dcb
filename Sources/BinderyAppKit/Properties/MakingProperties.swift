#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import Bindery

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

extension ReactiveProperties where Object: ActionSender {
    /// Returns a property that writes the object, and that takes its value at each action message.
    ///
    /// ```swift
    /// extension ReactiveProperties where Object: DialControl {
    ///     var angle: MutableProperty<Double> { actionProperty("angle", get: { $0.angle }, set: { $0.angle = $1 }) }
    /// }
    /// ```
    ///
    /// The object is written only if its value differs.
    public func actionProperty<Value: Equatable>(
        _ name: StaticString, get: @escaping (Object) -> Value, set: @escaping (Object, Value) -> Void
    ) -> MutableProperty<Value> {
        let property = property(name, get: get, set: { if get($0) != $1 { set($0, $1) } })
        _ = attachments.value("entering \(name)") { [object] in
            actionTarget.onEntry { [weak object, weak property] in
                guard let object, let property else { return }
                property.value = get(object)
                property.wasEdited()
            }
        }
        return property
    }
}
#endif
