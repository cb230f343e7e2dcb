internal import CBinderyShims

/// How a mutable property without a value of its own is read, written and bound: a part of another value, or a property
/// with a getter and a setter. Its node is a derived one that retains this, and that passes writes on.
final class Access<Value> {
    /// Returns nil if what the property refers to no longer exists.
    let read: () -> Value?
    let write: (Value) -> Void
    /// The property that bindings use in place of this one, so that they do not retain what they end with. It is the
    /// same one for all properties of the same part.
    let target: (MutableProperty<Value>) -> MutableProperty<Value>
    /// The same, or nil if there is none yet.
    let targetIfAny: (MutableProperty<Value>) -> MutableProperty<Value>?
    /// The bag of the object with which bindings end. Nil if it was deallocated. Not used by a root.
    let bag: () -> DisposeBag?
    let isRoot: Bool
    /// Nil if it is not the part at a key path.
    let origin: PathOrigin?
    var extras: Extras?
    private var last: Value?

    init(
        first: Value?, isRoot: Bool = false, origin: PathOrigin? = nil, read: @escaping () -> Value?,
        write: @escaping (Value) -> Void,
        target: @escaping (MutableProperty<Value>) -> MutableProperty<Value> = { $0 },
        targetIfAny: @escaping (MutableProperty<Value>) -> MutableProperty<Value>? = { $0 },
        bag: @escaping () -> DisposeBag? = { nil }
    ) {
        (self.read, self.write, self.target, self.targetIfAny, self.bag) = (read, write, target, targetIfAny, bag)
        (last, self.isRoot, self.origin) = (first, isRoot, origin)
    }

    fileprivate var value: Value {
        if let value = read() {
            // Only a part may cease to exist.
            if !isRoot { last = value }
            return value
        }
        return last.unsafelyUnwrapped
    }
}

extension Node {
    static func computed<Value>(
        by access: Access<Value>, named name: UnsafePointer<UInt8>?, file: UnsafePointer<UInt8>, line: UInt32
    ) -> Pointer {
        let equality = EqualByFunction<Value>(PartEquality.function(for: Value.self))
        let node = Node(flags: .fresh | .hasAccess, file: file, line: line) { node, command, operand in
            switch command {
            case .run: return node.store(access.value, in: node.value(as: Value.self), by: equality)
            case .compareToWrite:
                // An observer of the write may release the property. The walk keeps the node, and so this closure.
                Engine.beginWalk()
                access.write(operand.unsafelyUnwrapped.assumingMemoryBound(to: Value.self).pointee)
                Engine.endWalk()
                // There is nothing to store here.
                return true
            case .handOverAccess:
                UnsafeMutableRawPointer(mutating: operand.unsafelyUnwrapped)
                    .assumingMemoryBound(to: Access<Value>?.self).pointee = access
                return true
            default: return node.answer(command, operand, by: equality)
            }
        }
        return allocate(node, named: name, holding: Value.self)
    }
}

extension MutableProperty {
    /// Nil for a property that stores its value.
    final var access: Access<Value>? {
        if node.pointee.flags.contains(.source) { return nil }
        var access: Access<Value>?
        _ = withUnsafeMutablePointer(to: &access) { node.perform(.handOverAccess, $0) }
        return access
    }
}

/// The comparison of values whose type may be `Equatable`.
package enum PartEquality {
    package static func function<Value>(for: Value.Type) -> (Value, Value) -> Bool {
        guard let type = Value.self as? any Equatable.Type else { return { _, _ in false } }
        return comparison(of: type) as! (Value, Value) -> Bool
    }

    private static func comparison<Value: Equatable>(of: Value.Type) -> Any {
        let areEqual: (Value, Value) -> Bool = { $0 == $1 }
        return areEqual
    }
}
