#if canImport(ObjectiveC) || canImport(StandIns)
/// An object of UIKit or AppKit that has properties of Bindery: `label.reactive.text <~ model.title`.
@MainActor
public protocol ReactiveObject: AnyObject {}

extension ReactiveObject {
    /// The properties and signals of the object.
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///     phone.reactive.text <~> model.$phone
    ///     message.reactive.text <~ model.message
    ///     login.reactive.execute(model.login)
    /// }
    /// ```
    ///
    /// Each is made at its first use and then kept by the object. The bindings end with the object; no bag is needed.
    public var reactive: ReactiveProperties<Self> { ReactiveProperties(object: self) }
}

/// The properties and signals of an object of UIKit or AppKit. See ``ReactiveObject/reactive``.
///
/// | event | result |
/// |---|---|
/// | a property is first used | it takes the present value of the object |
/// | the property is written, or what it is bound to changes | the object takes the value |
/// | the user changes the object | the property takes the value, before the event ends |
/// | code sets the object itself (`label.text = …`) | the property does not know; write the property instead |
/// | the object is deallocated | its bindings end, its signals complete |
///
/// - Isolation: The main actor.
/// - Complexity: Nothing for what is not used; for a property, itself and one observation.
/// - Also known as: `reactive` in ReactiveCocoa, `rx` in RxCocoa.
@MainActor
public struct ReactiveProperties<Object: ReactiveObject> {
    /// The object that has the properties.
    public let object: Object
}
#endif
