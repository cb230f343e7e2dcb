public import CBinderyShims

/// A property that can be written: the source of derived properties.
///
/// As a property wrapper it is used like a plain variable, and `$phone` is the property itself:
///
/// ```swift
/// final class Login {
///     @Reactive var phone = ""
///     let isFilled: Property<Bool>
///     init() {
///         let phone = _phone        // inside `init`, `$phone` is not available yet
///         isFilled = phone.map { !$0.isEmpty }
///     }
/// }
/// ```
///
/// Every read sees a write immediately, also of derived properties. Observers run before the write returns, or at the
/// end of the outermost ``transaction(file:line:_:)``, or after the event that is being delivered. Writing an equal
/// value is not a change. In-place mutation (`list.value.append(x)`) is a write like any other.
///
/// A part of the value is a property too, which writes through: `model.$user.name`. So is one that is computed from
/// others and written by a closure: ``init(_:file:line:get:set:)``.
///
/// - Isolation: lives on the actor that made it; not `Sendable`.
@propertyWrapper
@dynamicMemberLookup
public final class MutableProperty<Value>: Property<Value> {
    @inlinable
    init(_ value: Value, name: StaticString?, file: StaticString, line: UInt, equality: some Equality<Value>) {
        super.init(node: Node.source(value, name: name, file: file, line: line, equality: equality))
    }

    /// Creates a property of a node that an ``Access`` reads and writes.
    init(computed node: Node.Pointer) { super.init(node: node) }

    // Before the node is retired: disposing of the bag may access it.
    deinit { releaseExtras() }

    /// Creates a property for which every write is a change, since its type is not `Equatable`.
    @inlinable
    public convenience init(
        _ value: Value, name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(value, name: name, file: file, line: line, equality: NeverEqual())
    }

    /// Creates a property that changes when a written value differs from the present one.
    @inlinable
    public convenience init(
        _ value: Value, name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) where Value: Equatable {
        self.init(value, name: name, file: file, line: line, equality: EqualByOperator())
    }

    /// Creates a property that changes when a written value is not `isEqual` to the present one.
    @inlinable
    public convenience init(
        _ value: Value, by isEqual: @escaping (Value, Value) -> Bool, name: StaticString? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(value, name: name, file: file, line: line, equality: EqualByFunction(isEqual))
    }

    /// Creates the property of a variable that is declared as `@Reactive`, or as `@Reactive("name")` with a name for
    /// diagnoses. Every write is a change, since its type is not `Equatable`.
    @inlinable
    public convenience init(
        wrappedValue: Value, _ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(wrappedValue, name: name, file: file, line: line, equality: NeverEqual())
    }

    /// Creates the property of a variable that is declared as `@Reactive`, or as `@Reactive("name")` with a name for
    /// diagnoses. It changes when a written value differs from the present one.
    @inlinable
    public convenience init(
        wrappedValue: Value, _ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) where Value: Equatable {
        self.init(wrappedValue, name: name, file: file, line: line, equality: EqualByOperator())
    }

    /// Creates a property with the value of another, which it writes: for a parameter `$item` of a closure.
    ///
    /// ```swift
    /// ForEach(editing: model.todos) { $todo in Toggle("Done", isOn: $todo.isDone) }
    /// ```
    ///
    /// - Complexity: one derived property.
    // The compiler looks for it only here, not in an extension.
    public convenience init(projectedValue: MutableProperty<Value>) {
        self.init(computed: projectedValue.projectedNode())
    }

    /// The value. Every read sees a write immediately; writing an equal value is not a change.
    @inlinable
    public var value: Value {
        get { read() }
        set { write(newValue) }
    }

    /// The same as ``value``, for the property wrapper.
    @inlinable
    public var wrappedValue: Value {
        get { read() }
        set { write(newValue) }
    }

    /// The property itself: `$phone`. Inside `init` write `_phone`.
    public var projectedValue: MutableProperty<Value> { self }

    package var bag: DisposeBag {
        if let rootBag { return rootBag }
        // What it was a part of has been deallocated.
        let ended = DisposeBag()
        ended.dispose()
        return ended
    }

    /// The binding that writes the property, if any; a second one would contradict it.
    package var liveSource: AnyObject? {
        get { bindingTargetIfAny?.extrasIfAny?.liveSource }
        set { bindingTarget.extras.liveSource = newValue }
    }

    package var editedBinding: AnyObject? {
        get { bindingTargetIfAny?.extrasIfAny?.editedBinding }
        set { bindingTarget.extras.editedBinding = newValue }
    }

    package var savingMark: AnyObject? {
        get { extrasIfAny?.savingMark }
        set { extras.savingMark = newValue }
    }

    final var extrasIfAny: Extras? {
        if !node.pointee.flags.contains(.source) { return access?.extras }
        return node.pointee.extras.map { Unmanaged<Extras>.fromOpaque($0).takeUnretainedValue() }
    }

    final var extras: Extras {
        if let extrasIfAny { return extrasIfAny }
        let extras = Extras()
        if let access {
            access.extras = extras
        } else {
            node.pointee.extras = Unmanaged.passRetained(extras).toOpaque()
        }
        return extras
    }

    @usableFromInline
    final func releaseExtras() {
        guard node.pointee.flags.contains(.source) else {
            access?.extras = nil
            return
        }
        guard let extras = node.pointee.extras else { return }
        node.pointee.extras = nil
        Unmanaged<Extras>.fromOpaque(extras).release()
    }

    @inlinable
    @inline(__always)
    func write(_ value: Value) {
        #if DEBUG
        Engine.checkIsolation(of: node)
        #endif
        node.write(value)
    }
}

extension UnsafeMutablePointer where Pointee == Node {
    /// Writes the value of a source, unless it counts as the same.
    @inlinable
    @inline(__always)
    func write<Value>(_ value: Value) {
        if withUnsafePointer(to: value, { perform(.compareToWrite, $0) }) { return }
        if ambient.pointee.transactions != 0 { remember(holding: Value.self) }
        let slot = self.value(as: Value.self)
        let before = slot.move()
        slot.initialize(to: value)
        Engine.sourceDidChange(self)
        // Released after marking, since its deinit may read properties.
        withExtendedLifetime(before) {}
    }

    /// Records the value observers last saw, so that a transaction that restores it is not treated as a change.
    @inlinable
    @inline(never)
    func remember<Value>(holding: Value.Type) {
        if pointee.flags.contains(.dirty) || pointee.firstSubscriber == nil { return }
        Engine.remember(self, holding: Value.self)
    }
}

/// Storage that only bound or saved properties need, kept apart so that other properties stay small.
@usableFromInline
final class Extras {
    var bag: DisposeBag?
    var liveSource: AnyObject?
    var editedBinding: AnyObject?
    var savingMark: AnyObject?
    var parts: PartTable?
}

/// ``MutableProperty`` as a property wrapper: `@Reactive var phone = ""`.
public typealias Reactive = MutableProperty
