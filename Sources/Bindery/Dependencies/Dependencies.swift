public import BinderyGraph
internal import BinderySynchronization

/// What the current code gets from outside: each key's value, live or for previews or tests.
///
/// ```swift
/// final class SearchModel {
///     private let catalogue = Dependencies.current.catalogue      // taken when the model is made
/// }
///
/// let model = try withTestDependencies { $0.catalogue = StubCatalogue() } perform: { SearchModel() }
/// ```
///
/// | mode | a key that was not set |
/// |---|---|
/// | `.live`, outside of all scopes | ``DependencyKey/live`` |
/// | `.preview` | ``DependencyKey/preview`` |
/// | `.test` | ``DependencyKey/test``; for a key without one, a diagnosis by name, and the preview value |
///
/// The values belong to the task: they hold in ``withDependencies(_:_:perform:)``, also after `await` and in the tasks
/// that are started there. Take them when a model is made, so that it keeps them wherever it is used.
///
/// - Complexity: O(1) for a key that was set; a key that was not set makes its value at each use.
/// - Also known as: `DependencyValues` in swift-dependencies, `Environment` in SwiftUI, injection containers.
public struct Dependencies: Sendable {
    /// Which values keys have that were not set.
    public enum Mode: Sendable {
        case live, preview, test
    }

    /// The values of the current task.
    public static var current: Dependencies { present }

    @TaskLocal static var present = Dependencies(.live)

    public let mode: Mode
    private var values: [ObjectIdentifier: any Sendable] = [:]
    let missing: MissingNames?

    init(_ mode: Mode, missing: MissingNames? = nil) { (self.mode, self.missing) = (mode, missing) }

    private init(_ mode: Mode, from outer: Dependencies) {
        (self.mode, values, missing) = (mode, outer.values, outer.missing)
    }

    /// The value of a key.
    public subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
        get {
            // Only this subscript fills `values`, with the key's type.
            if let value = values[ObjectIdentifier(key)] as? Key.Value { return value }
            switch mode {
            case .live: return key.live
            case .preview: return key.preview
            case .test: return Self.$present.withValue(self) { key.test }
            }
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    func inMode(_ mode: Mode) -> Dependencies { Dependencies(mode, from: self) }

    /// Reports that a test uses a key without providing its value.
    static func reportMissing<Key: DependencyKey>(_ key: Key.Type) {
        let name = "\(key)"
        present.missing?.insert(name)
        Diagnostics.report(
            .missingDependency,
            """
            the dependency \(name) is used in a test that does not provide it; its value for previews is used. \
            Provide it: `withTestDependencies { $0[\(name).self] = … }`, or give the key a value for tests.
            """)
    }
}

extension Diagnosis.Kind {
    /// A dependency that a test uses and does not provide.
    public static let missingDependency = Diagnosis.Kind("missingDependency")
}

/// The names of the dependencies that a test has missed. Its tasks may run on several threads.
final class MissingNames: Sendable {
    private let names = Mutex<Set<String>>([])

    var all: [String] { names.withLock { $0.sorted() } }

    func insert(_ name: String) { names.withLock { _ = $0.insert(name) } }
}
