/// Something that models need from outside and that tests replace: the time of day, random numbers, a service.
///
/// ```swift
/// enum CatalogueKey: DependencyKey {
///     static var live: any Catalogue { HTTPCatalogue() }
///     static var preview: any Catalogue { SampleCatalogue() }
/// }
///
/// extension Dependencies {
///     var catalogue: any Catalogue {
///         get { self[CatalogueKey.self] }
///         set { self[CatalogueKey.self] = newValue }
///     }
/// }
/// ```
///
/// A key without a value for tests makes a test fail that uses it and does not provide it.
public protocol DependencyKey {
    associatedtype Value: Sendable

    /// The value in the program.
    static var live: Value { get }
    /// The value in previews and demonstrations. By default the live one.
    static var preview: Value { get }
    /// The value in tests. By default there is none: its use is reported by name, and the preview value is used.
    static var test: Value { get }
}

extension DependencyKey {
    public static var preview: Value { live }

    public static var test: Value {
        Dependencies.reportMissing(Self.self)
        return preview
    }
}
