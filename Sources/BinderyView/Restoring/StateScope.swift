/// A part of the interface, by the names that lead to it, which are the same in another process.
final class StateScope {
    private static let separator = " › "

    let models: RegisteredModels
    private let parent: StateScope?
    /// Called only where state is saved, since formatting the identity of a row takes time.
    var name: () -> String
    /// The names of the parts without an identity of their own.
    private var names: [String] = []

    init(_ registry: StateRegistry, lasting scope: Scope) {
        models = registry.models
        models.begin(scope)
        parent = nil
        name = { "" }
    }

    private init(in parent: StateScope, name: @escaping () -> String) {
        models = parent.models
        self.parent = parent
        self.name = name
    }

    /// The beginning of the keys of all models in this part.
    var prefix: String {
        guard let parent else { return "" }
        return parent.key(of: name()) + Self.separator
    }

    /// Returns the key of a name. A `›` in a name is doubled, so that different paths have different keys.
    func key(of name: String) -> String { prefix + name.replacing("›", with: "››") }

    /// - Parameter name: Differs from those of its siblings.
    func part(_ name: @escaping () -> String) -> StateScope { StateScope(in: self, name: name) }

    /// Returns a part that is one of several of its kind, numbered in the order of mounting.
    func part(ofKind kind: String, lasting scope: Scope) -> StateScope {
        var name = kind, number = 1
        while names.contains(name) {
            number += 1
            name = "\(kind) \(number)"
        }
        names.append(name)
        scope.keepCleanup { [self, name] in names.removeAll { $0 == name } }
        return part { [name] in name }
    }
}
