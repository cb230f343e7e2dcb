/// An object with parts that are mutable properties. A part retains its owner, and its owner does not retain the part.
package protocol PartOwner: AnyObject {
    /// Whether bindings of a part end with this object. Otherwise this is a part itself, and they end with its owner.
    var isRoot: Bool { get }
    /// The same part without a strong reference to its root, for bindings. A root returns itself.
    var forBindings: Self { get }
    /// The bag of the root. Nil if that was deallocated.
    var rootBag: DisposeBag? { get }
    var parts: PartTable { get }
    /// The source location and the name that its parts have in diagnoses.
    var partSite: Node.Pointer { get }
}

/// A part of an object.
package struct Part<Owner: PartOwner, Value> {
    /// Equal for the same part, and different for other parts of the owner.
    let key: AnyHashable
    /// Returns nil if the part no longer exists.
    let read: (Owner) -> Value?
    let write: (Owner, Value) -> Void

    package init(key: AnyHashable, read: @escaping (Owner) -> Value?, write: @escaping (Owner, Value) -> Void) {
        (self.key, self.read, self.write) = (key, read, write)
    }
}

/// The parts of an object that are bound. Unretained: a part lives as long as its bindings.
package final class PartTable {
    private struct Reference {
        weak var part: AnyObject?
    }

    private var parts: [AnyHashable: Reference] = [:]
    private var sweepAt = 16

    package init() {}

    subscript(key: AnyHashable) -> AnyObject? {
        get { parts[key]?.part }
        set {
            if parts.count >= sweepAt {
                parts = parts.filter { $0.value.part != nil }
                sweepAt = max(16, parts.count * 2)
            }
            parts[key] = Reference(part: newValue)
        }
    }
}

extension MutableProperty {
    /// Creates a property of a part, which retains the owner.
    ///
    /// - Parameter first: The value if the part does not exist.
    package convenience init<Owner: PartOwner>(_ part: Part<Owner, Value>, of owner: Owner, first: Value) {
        self.init(part, of: owner, first: first, origin: nil)
    }

    convenience init<Owner: PartOwner>(
        _ part: Part<Owner, Value>, of owner: Owner, first: Value, origin: PathOrigin?
    ) {
        let access = Access(
            first: first, origin: origin, read: { part.read(owner) }, write: { part.write(owner, $0) },
            target: { _ in Self.bound(part, of: owner, first: first) },
            targetIfAny: { _ in owner.forBindings.parts[part.key] as? MutableProperty<Value> },
            bag: { owner.forBindings.rootBag })
        self.init(access, at: owner.partSite)
    }

    private static func bound<Owner: PartOwner>(
        _ part: Part<Owner, Value>, of owner: Owner, first: Value
    ) -> MutableProperty<Value> {
        let owner = owner.forBindings
        if let present = owner.parts[part.key] as? MutableProperty<Value> { return present }
        let access: Access<Value>
        let value = untracked { part.read(owner) } ?? first
        if owner.isRoot {
            access = Access(
                first: value, read: { [weak owner] in owner.flatMap { part.read($0) } },
                write: { [weak owner] new in if let owner { part.write(owner, new) } },
                bag: { [weak owner] in owner?.rootBag })
        } else {
            access = Access(
                first: value, read: { part.read(owner) }, write: { part.write(owner, $0) }, bag: { owner.rootBag })
        }
        let property = MutableProperty(access, at: owner.partSite)
        owner.parts[part.key] = property
        return property
    }

    private convenience init(_ access: Access<Value>, at site: Node.Pointer) {
        self.init(
            computed: Node.computed(by: access, named: site.name, file: site.pointee.file, line: site.pointee.line))
    }
}

extension MutableProperty: PartOwner {
    package var isRoot: Bool { access?.isRoot ?? true }

    package var forBindings: MutableProperty<Value> { isRoot ? self : bindingTarget }

    package var parts: PartTable {
        if let parts = extrasIfAny?.parts { return parts }
        let parts = PartTable()
        extras.parts = parts
        return parts
    }

    package var partSite: Node.Pointer { node }

    package var rootBag: DisposeBag? {
        if let access, !access.isRoot { return access.bag() }
        if let bag = extrasIfAny?.bag { return bag }
        let bag = DisposeBag()
        extras.bag = bag
        return bag
    }

    /// The property to which a binding must hold on: this one, or one of the same part that does not retain its owner.
    package var bindingTarget: MutableProperty<Value> { access?.target(self) ?? self }

    var bindingTargetIfAny: MutableProperty<Value>? {
        guard let access else { return self }
        return access.targetIfAny(self)
    }

    /// Whether it has a value of its own. A binding retains a property that has none.
    package var storesItsValue: Bool { node.pointee.flags.contains(.source) }
}
