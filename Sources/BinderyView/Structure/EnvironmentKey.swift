/// A value that a view gives to all views in it, by ``View/environment(_:_:)``; they take it by ``Reading``.
///
/// ```swift
/// enum CurrencyKey: EnvironmentKey {
///     static var defaultValue: Property<Currency>? { .constant(.euro) }
/// }
///
/// enum BasketKey: EnvironmentKey {
///     static var defaultValue: Basket? { nil }        // must be given
/// }
/// ```
///
/// A value that changes is a property: what is given is taken once, when a view is mounted, and the property is
/// observed. Values belong to the actor of the interface and need not be `Sendable`. For what models need from outside
/// the interface, such as a clock or a service, see `Dependencies`.
///
/// - Also known as: `EnvironmentKey` in SwiftUI, context in React, Solid and Svelte, `provide` and `inject` in Vue.
public protocol EnvironmentKey {
    associatedtype Value

    /// The value where no view has given one; nil if one must be given.
    static var defaultValue: Value? { get }
}

extension View {
    /// Gives a value to the views in this one, in place of one that a view around it gives.
    ///
    /// ```swift
    /// Shop().environment(BasketKey.self, basket)
    /// Checkout().environment(CurrencyKey.self, model.$currency)
    /// ```
    ///
    /// Pushed screens, dialogs and sheets of these views have it too. In a test, wrap the tested view in it.
    ///
    /// - Complexity: O(n) for the n values in force, once when the view is mounted. Without values it costs nothing.
    public func environment<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
        Modified(content: self) { _, environment in environment[key] = value }
    }
}

extension Rendering.Environment {
    /// The value of a key for the views at this point: the innermost one given, else the default. For primitive views;
    /// others use ``Reading``.
    public internal(set) subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value? {
        get {
            // Only this subscript fills the place, with the key's type.
            given[ObjectIdentifier(key)].map { $0 as! Key.Value } ?? key.defaultValue
        }
        set { given[ObjectIdentifier(key)] = newValue }
    }
}

extension Diagnosis.Kind {
    /// A value of the environment that a view takes, and that no view around it gives.
    public static let missingEnvironmentValue = Diagnosis.Kind("missingEnvironmentValue")
}
