#if canImport(ObjectiveC) || canImport(StandIns)
public import Bindery
public import Foundation

#if !canImport(ObjectiveC)
internal import StandIns
#endif

extension ReactiveProperties where Object: NSObject {
    /// The value at a key path that key-value observing reports, for objects that report their changes in no other way.
    ///
    /// ```swift
    /// progress.reactive.progress <~ webView.reactive.observed(\.estimatedProgress).map { Float($0) }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | first used | takes the present value, and observes the object |
    /// | the object reports a change | takes the new value, before the report ends |
    /// | the object is deallocated | keeps the last value |
    ///
    /// The property must be `@objc dynamic`, or documented as observable, and change on the main thread; otherwise
    /// the program stops there.
    public func observed<Value: Equatable>(_ keyPath: KeyPath<Object, Value>) -> Property<Value> {
        attachments.value("key-value observations") { KeyValueObservations() }.property(of: object, keyPath)
    }
}

/// The observations of an object, by key path.
@MainActor
private final class KeyValueObservations {
    private var observations: [AnyKeyPath: AnyObject] = [:]

    func property<Object: NSObject, Value: Equatable>(
        of object: Object, _ keyPath: KeyPath<Object, Value>
    ) -> Property<Value> {
        if let present = observations[keyPath] as? KeyValueObservation<Object, Value> { return present.property }
        let made = KeyValueObservation(object, keyPath)
        observations[keyPath] = made
        return made.property
    }
}

@MainActor
private final class KeyValueObservation<Object: NSObject, Value: Equatable> {
    let property: MutableProperty<Value>
    private weak var object: Object?
    private let keyPath: KeyPath<Object, Value>
    #if canImport(ObjectiveC)
    private var observation: NSKeyValueObservation?
    #endif

    init(_ object: Object, _ keyPath: KeyPath<Object, Value>) {
        (self.object, self.keyPath) = (object, keyPath)
        property = MutableProperty(object[keyPath: keyPath])
        #if canImport(ObjectiveC)
        observation = object.observe(keyPath) { [weak self] _, _ in MainActor.assumeIsolated { self?.changed() } }
        #else
        (object as? StandInObject)?.addStandInObserver(of: keyPath) { [weak self] in self?.changed() }
        #endif
    }

    private func changed() { if let object { property.value = object[keyPath: keyPath] } }
}
#endif
