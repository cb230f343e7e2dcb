extension MutableProperty {
    /// A part of the value as a property that writes through: `model.$user.name`.
    ///
    /// ```swift
    /// final class Account {
    ///     @Reactive var user = User(name: "Ada", address: Address())
    /// }
    /// TextField("Street", text: account.$user.address.street)
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | this property changes | the part changes if it differs, or always if its type is not `Equatable` |
    /// | the part is written | this property is written, unless the part is equal |
    /// | the part is bound | as if its whole were bound: the binding ends when the whole is deallocated |
    ///
    /// Each use makes a property of the same part, which retains this one. A second binding of a part is reported as a
    /// second binding of any other property is.
    ///
    /// Members of properties come first: for a part named `value`, `map` or `description`, write `$user[\.value]`.
    ///
    /// A path into an object, such as `$current.name` of a model that is replaced, writes the object. The result
    /// follows the object's properties if they are reactive.
    ///
    /// - Complexity: one derived property. A write copies the value, and compares it if it is `Equatable`.
    /// - Also known as: the dynamic members of `Binding` in SwiftUI; lenses.
    public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> MutableProperty<Part> {
        part(path)
    }

    /// A part of the value as a property that writes through. See ``subscript(dynamicMember:)``.
    ///
    /// ```swift
    /// let count = model.$order[\.count]      // `$order.count` would be a member of the property
    /// ```
    public subscript<Part>(_ path: WritableKeyPath<Value, Part>) -> MutableProperty<Part> { part(path) }

    private func part<Member>(_ path: WritableKeyPath<Value, Member>) -> MutableProperty<Member> {
        if path as AnyKeyPath == \Value.self as AnyKeyPath, let whole = self as? MutableProperty<Member> {
            return whole
        }
        // A part of a part is one of the whole: it takes one node, and there is one path to it.
        if let origin = access?.origin, let whole = origin.path.appending(path: path),
            let part = origin.root.part(at: whole, as: Member.self)
        {
            return part
        }
        let areEqual = PartEquality.function(for: Member.self)
        let objectPath = path as? ReferenceWritableKeyPath<Value, Member>
        let part = Part<MutableProperty<Value>, Member>(key: path) { whole in
            whole.read()[keyPath: path]
        } write: { whole, new in
            var value = untracked { whole.read() }
            if let objectPath {
                value[keyPath: objectPath] = new
            } else if !areEqual(value[keyPath: path], new) {
                value[keyPath: path] = new
                whole.value = value
            }
        }
        return MutableProperty<Member>(
            part, of: self, first: untracked { read()[keyPath: path] }, origin: PathOrigin(root: self, path: path))
    }

    /// Returns the node of a property with the value of this one, which it writes.
    func projectedNode() -> Node.Pointer {
        let access = Access<Value>(
            first: nil, read: { self.read() }, write: { self.value = $0 }, target: { _ in self.bindingTarget },
            targetIfAny: { _ in self.bindingTargetIfAny }, bag: { self.rootBag })
        return Node.computed(by: access, named: node.name, file: node.pointee.file, line: node.pointee.line)
    }
}

/// The property of which a property is a part, and the path to the part.
struct PathOrigin {
    let root: any PathRoot
    let path: AnyKeyPath
}

protocol PathRoot: AnyObject {
    /// Returns the part at a path of this value, if the path has that type.
    func part<Member>(at path: AnyKeyPath, as: Member.Type) -> MutableProperty<Member>?
}

extension MutableProperty: PathRoot {
    func part<Member>(at path: AnyKeyPath, as: Member.Type) -> MutableProperty<Member>? {
        (path as? WritableKeyPath<Value, Member>).map { self[$0] }
    }
}
