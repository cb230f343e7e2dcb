public import CBinderyShims

/// A property that can be written: the source of what is derived from it.
///
/// As a property wrapper it reads and writes like a plain variable, and `$phone` is the property itself:
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
/// A write is visible to every read at once, of derived properties too. Observers run when the write returns, or at the end of the
/// outermost ``transaction(file:line:_:)``, or, if an event is being delivered, after it. Writing an equal value is no change. In-place mutation
/// (`list.value.append(x)`) is a write like any other.
///
/// - Isolation: lives on the actor that made it; not `Sendable`.
@propertyWrapper
public final class MutableProperty<Value>: Property<Value> {
    @inlinable
    init(_ value: Value, name: StaticString?, file: StaticString, line: UInt, equality: some Equality<Value>) {
        super.init(node: Node.source(value, name: name, file: file, line: line, equality: equality))
    }

    // Before the node goes away: what is in the bag may look at it.
    deinit { releaseRareParts() }

    /// A property whose every write is a change, since its type is not `Equatable`.
    @inlinable
    public convenience init(
        _ value: Value, name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(value, name: name, file: file, line: line, equality: NeverEqual())
    }

    /// A property that changes when a written value differs from the present one.
    @inlinable
    public convenience init(
        _ value: Value, name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) where Value: Equatable {
        self.init(value, name: name, file: file, line: line, equality: EqualByOperator())
    }

    /// A property that changes when a written value is not `isEqual` to the present one.
    @inlinable
    public convenience init(
        _ value: Value, by isEqual: @escaping (Value, Value) -> Bool, name: StaticString? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(value, name: name, file: file, line: line, equality: EqualByFunction(isEqual))
    }

    @inlinable
    public convenience init(
        wrappedValue: Value, _ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(wrappedValue, name: name, file: file, line: line, equality: NeverEqual())
    }

    @inlinable
    public convenience init(
        wrappedValue: Value, _ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) where Value: Equatable {
        self.init(wrappedValue, name: name, file: file, line: line, equality: EqualByOperator())
    }

    /// The value. A write is visible to every read at once; an equal value is no change.
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

    /// What is disposed of when the property goes away: its bindings, for instance.
    package var bag: DisposeBag {
        if let bag = rareIfAny?.bag { return bag }
        let bag = DisposeBag()
        rare.bag = bag
        return bag
    }

    /// The binding that writes the property, if there is one: a second one would contradict it.
    package var liveSource: AnyObject? {
        get { rareIfAny?.liveSource }
        set { rare.liveSource = newValue }
    }

    /// The binding that passes on what a control writes into the property, if there is one.
    package var editedBinding: AnyObject? {
        get { rareIfAny?.editedBinding }
        set { rare.editedBinding = newValue }
    }

    /// What few properties have. A source depends on nothing: its node has room for it there.
    final var rareIfAny: RareParts? {
        node.pointee.rareParts.map { Unmanaged<RareParts>.fromOpaque($0).takeUnretainedValue() }
    }

    final var rare: RareParts {
        if let rareIfAny { return rareIfAny }
        let rare = RareParts()
        node.pointee.rareParts = Unmanaged.passRetained(rare).toOpaque()
        return rare
    }

    @usableFromInline
    final func releaseRareParts() {
        guard let rare = node.pointee.rareParts else { return }
        node.pointee.rareParts = nil
        Unmanaged<RareParts>.fromOpaque(rare).release()
    }

    @inlinable
    @inline(__always)
    func write(_ value: Value) {
        #if DEBUG
        Engine.checkIsolation(of: node)
        #endif
        if withUnsafePointer(to: value, { node.perform(.compareToWrite, $0) }) { return }
        if ambient.pointee.transactions != 0 { remember() }
        let slot = node.value(as: Value.self)
        let before = slot.move()
        slot.initialize(to: value)
        Engine.sourceDidChange(node)
        // Released when all is marked: its deinit may read.
        withExtendedLifetime(before) {}
    }

    /// Keeps the value that others have seen, in case that a transaction restores it: then nothing has changed.
    @inlinable
    @inline(never)
    func remember() {
        if node.pointee.flags.contains(.dirty) || node.pointee.firstSubscriber == nil { return }
        Engine.remember(node, of: self)
    }
}

/// What a property only has when it is bound or saved: kept apart, so that the others stay small.
@usableFromInline
final class RareParts {
    var bag: DisposeBag?
    var liveSource: AnyObject?
    var editedBinding: AnyObject?
    var saving: SavingMark?
}

/// `@Reactive var phone = ""`: a ``MutableProperty`` written as a variable.
public typealias Reactive = MutableProperty
