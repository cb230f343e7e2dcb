public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A property that the host gives its storage or its environment.
@MainActor
protocol Installable {
    func makeStorage() -> AnyObject
    func install(_ storage: AnyObject, _ environment: EnvironmentValues)
    func isSame(_ one: EnvironmentValues, _ other: EnvironmentValues) -> Bool
}

extension Installable {
    func makeStorage() -> AnyObject { Nothing() }
    func isSame(_ one: EnvironmentValues, _ other: EnvironmentValues) -> Bool { true }
}

private final class Nothing {}

/// The storage of the dynamic properties of a view, by the names of the properties.
@MainActor
struct DynamicProperties {
    private var storage: [String: AnyObject] = [:]
    private var installed: [any Installable] = []

    func isSame(_ one: EnvironmentValues, _ other: EnvironmentValues) -> Bool {
        installed.allSatisfy { $0.isSame(one, other) }
    }

    mutating func install(into source: Any, _ environment: EnvironmentValues) {
        installed = []
        install(into: source, environment, "")
    }

    private mutating func install(into source: Any, _ environment: EnvironmentValues, _ path: String) {
        for child in Mirror(reflecting: source).children {
            guard child.value is any DynamicProperty, let label = child.label else { continue }
            let name = path + "." + label
            guard let property = child.value as? any Installable else {
                install(into: child.value, environment, name)
                continue
            }
            let kept = storage[name] ?? property.makeStorage()
            storage[name] = kept
            property.install(kept, environment)
            installed.append(property)
        }
    }
}
