#if canImport(ObjectiveC) || canImport(StandIns)
package import Bindery

extension ReactiveProperties {
    /// Returns a property that writes the object: what `property` of each module is made by.
    ///
    /// A module passes its closures to a function of its own. One of the main actor that is passed to another module
    /// checks that it runs there, and the last change of a property may come with a model that is released elsewhere.
    package func makeProperty<Value: Equatable>(
        _ name: StaticString, get: (Object) -> Value, set: @escaping (Object, Value) -> Void
    ) -> MutableProperty<Value> {
        attachments.value("property \(name)") { [object] in
            let property = MutableProperty(get(object), name: name)
            // Ends with the property, which the object keeps.
            _ = property.observeChanges { [weak object] value in if let object { set(object, value) } }
            attachments.note(property)
            return property
        }
    }

    package var attachments: Attachments { Attachments.of(object) }
}
#endif
