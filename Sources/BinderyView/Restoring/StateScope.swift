/// A part of the interface by the names that lead to it, which are the same in another process.
final class StateScope {
    private static let separator = " › "

    let models: RegisteredModels
    private let parent: StateScope?
    /// Asked only where something is saved: a row's takes as long as its identity is written out.
    var name: () -> String
    /// Of the parts that have no identity of their own.
    private var names: [String] = []

    /// The whole interface.
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

    /// What the keys of everything in it begin with.
    var prefix: String {
        guard let parent else { return "" }
        return parent.key(of: name()) + Self.separator
    }

    /// A name has no `›` that stands alone, so that no two ways lead to one key.
    func key(of name: String) -> String { prefix + name.replacing("›", with: "››") }

    /// - Parameter name: different from that of its siblings.
    func part(_ name: @escaping () -> String) -> StateScope { StateScope(in: self, name: name) }

    /// A part that is one of several of its kind, numbered in the order in which they were mounted.
    func part(ofKind kind: String, lasting scope: Scope) -> StateScope {
        var name = kind, number = 1
        while names.contains(name) {
            number += 1
            name = "\(kind) \(number)"
        }
        names.append(name)
        scope.atEnd { [self, name] in names.removeAll { $0 == name } }
        return part { [name] in name }
    }
}
