public import CBinderyShims

/// A vertex of the property graph: a type-erased source, derived value or observer.
/// The engine knows only nodes and links. It is pointer arithmetic over memory that it allocates itself: no generics,
/// no reference counting, no dynamic casts. The typed surface (``Property``, ``MutableProperty``) owns a node, keeps
/// its value in the same allocation behind this header, and gives the engine one closure, `operation`, that was formed
/// where the type was known and is therefore specialised code. The algorithm is the push-pull one of alien-signals
/// (github.com/stackblitz/alien-signals): a write marks everything downstream as pending, and a read or an observer's
/// turn settles what it needs, in dependency order, once. There are three differences: dependencies known by
/// construction are settled before a node computes, so a chain of any length needs no stack; observers run in the order
/// in which they were added; what is released in a walk is kept until it ends.
@frozen
@usableFromInline
package struct Node {
    @usableFromInline package typealias Pointer = UnsafeMutablePointer<Node>
    @usableFromInline package typealias Operation = (Pointer, Command, UnsafeRawPointer?) -> Bool

    @frozen
    @usableFromInline
    package enum Command: UInt8 {
        /// A derived node: compute, true if the value changed. An observer: look at the dependency and deliver; with an
        /// operand, without comparing, as the value is known to differ.
        case run
        case destroy
        /// A derived node that is read while computing or being settled: have a value, true if it has a new one.
        case provideValue
        /// Compare the value with the one at the operand; true if they count as the same.
        case compare
        /// A source: the same, for a value that is written if it differs.
        case compareToWrite
        /// A source: destroy the value at the operand.
        case destroyOperand
        // The remaining commands go only to operations that are made or wrapped for them.
        /// A node that Observation tracks: register a read, or announce a change.
        case registerAccess, announceChange
        /// A traced node: store its trace at the operand.
        case handOverTrace
        /// A mutable property without a value of its own: store its `Access` at the operand.
        case handOverAccess
        /// A node with a demand: store the demand at the operand.
        case handOverDemand
    }

    /// A set of flags. It is not an `OptionSet`: without optimization, the generic functions and the array literals of
    /// one take three quarters of the engine's time.
    @frozen
    @usableFromInline
    package struct Flags: Equatable {
        @usableFromInline package var rawValue: UInt32
        @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Its value, or a direct dependency's, has changed: it must compute again.
        @inlinable package static var dirty: Flags { Flags(rawValue: 1 << 0) }
        /// Something upstream may have changed: settling its dependencies tells.
        @inlinable package static var pending: Flags { Flags(rawValue: 1 << 1) }
        /// Never computed.
        @inlinable package static var fresh: Flags { Flags(rawValue: 1 << 2) }
        @inlinable package static var computing: Flags { Flags(rawValue: 1 << 3) }
        /// A walk is settling its dependencies. Except at the root, `next` is the link on which the walk came.
        @inlinable package static var settling: Flags { Flags(rawValue: 1 << 4) }
        @inlinable package static var source: Flags { Flags(rawValue: 1 << 5) }
        /// An observer: it runs in its turn instead of being read.
        @inlinable package static var observer: Flags { Flags(rawValue: 1 << 6) }
        /// The first dependency is known by construction.
        @inlinable package static var fixed: Flags { Flags(rawValue: 1 << 7) }
        @inlinable package static var hasValue: Flags { Flags(rawValue: 1 << 8) }
        @inlinable package static var queued: Flags { Flags(rawValue: 1 << 9) }
        /// It has lost its owner, is unlinked, and waits to be freed.
        @inlinable package static var retired: Flags { Flags(rawValue: 1 << 10) }

        @inlinable package static var running: Flags { Flags(rawValue: 1 << 12) }

        /// Its computation wrote what it had read: it is out of date when it ends.
        @inlinable package static var overtaken: Flags { Flags(rawValue: 1 << 11) }

        /// An observer whose handler reads what it depends on: an effect. It outlives what it reads.
        @inlinable package static var effect: Flags { Flags(rawValue: 1 << 13) }

        /// A source whose value before the transaction is saved.
        @inlinable package static var remembered: Flags { Flags(rawValue: 1 << 14) }

        /// Its operation takes part in Observation.
        @inlinable package static var tracked: Flags { Flags(rawValue: 1 << 15) }
        /// A derived node with an observer that announces its next change to Observation.
        @inlinable package static var watched: Flags { Flags(rawValue: 1 << 16) }
        /// Its operation records its last change.
        @inlinable package static var traced: Flags { Flags(rawValue: 1 << 17) }

        /// An observer that is not queued but notified immediately when it is out of date: a `ReadTracker`.
        @inlinable package static var notifying: Flags { Flags(rawValue: 1 << 18) }

        /// A derived node with a value for when it depends on itself.
        @inlinable package static var cutsCycles: Flags { Flags(rawValue: 1 << 19) }
        /// A cycle was cut at it: its value is not that of its dependencies, so it computes after any upstream mark.
        @inlinable package static var wasCut: Flags { Flags(rawValue: 1 << 20) }

        /// The link in its own memory is in use.
        @inlinable package static var usesOwnLink: Flags { Flags(rawValue: 1 << 21) }
        /// Its memory is too large, or too strictly aligned, for the pool.
        @inlinable package static var outsidePool: Flags { Flags(rawValue: 1 << 22) }

        /// Its operation has a demand: it reports when the node is first observed and last left.
        @inlinable package static var hasDemand: Flags { Flags(rawValue: 1 << 23) }
        /// It is, or was, downstream of a node with a demand.
        @inlinable package static var belowDemand: Flags { Flags(rawValue: 1 << 24) }
        @inlinable package static var demanding: Flags { .hasDemand | .belowDemand }

        /// A mutable property without a value of its own: its operation has an `Access`.
        @inlinable package static var hasAccess: Flags { Flags(rawValue: 1 << 25) }

        @inlinable package static var unsettled: Flags { .dirty | .pending | .fresh | .computing | .settling }
        @inlinable package static var stale: Flags { .dirty | .pending | .fresh }
    }

    // 64 bytes, with the fields that a walk uses first: a large graph is bound by memory.
    /// The first field: `perform` calls it in place.
    @usableFromInline package var operation: Operation
    @usableFromInline package var flags: Flags
    @usableFromInline package let line: UInt32
    @usableFromInline package var firstDependency: Link.Pointer?
    /// The first subscriber. An observer has none: its process-wide position in the order of adding.
    @usableFromInline var firstSubscriberOrOrder: UInt
    /// While computing: the first link of the previous run that this run has not read. Of a source: its `extras`.
    @usableFromInline package var unread: Link.Pointer?
    /// While computing: the node whose computation read this one. While being settled: the link on which the walk came.
    /// While queued: the next observer in the queue. While retired: the next retired node. Of a source: its name.
    @usableFromInline package var next: UnsafeMutableRawPointer?
    /// The address of the UTF-8 of a static string, a third of the size of a `StaticString`.
    @usableFromInline package let file: UnsafePointer<UInt8>
    #if DEBUG
    /// The owner, where it must be written; nil if unknown.
    @usableFromInline package let owner: UnsafeMutableRawPointer?
    #endif

    @inlinable
    package init(flags: Flags, file: StaticString, line: UInt, operation: @escaping Operation) {
        self.flags = flags
        self.line = UInt32(truncatingIfNeeded: line)
        self.operation = operation
        self.firstSubscriberOrOrder = 0
        self.file = file.utf8Start
        #if DEBUG
        owner = Node.ownerOfNew
        #endif
    }

    /// Creates a node with the source location of another.
    init(flags: Flags, file: UnsafePointer<UInt8>, line: UInt32, operation: @escaping Operation) {
        self.flags = flags
        self.line = line
        self.operation = operation
        self.firstSubscriberOrOrder = 0
        self.file = file
        #if DEBUG
        owner = Node.ownerOfNew
        #endif
    }

    @inlinable
    @inline(__always)
    package var firstSubscriber: Link.Pointer? {
        get { Link.Pointer(bitPattern: firstSubscriberOrOrder) }
        set { firstSubscriberOrOrder = UInt(bitPattern: newValue) }
    }

    @inline(__always)
    var order: UInt {
        get { firstSubscriberOrOrder }
        set { firstSubscriberOrOrder = newValue }
    }

    /// The object that a property keeps in the node of a source, which has no dependencies.
    var extras: UnsafeMutableRawPointer? {
        get { UnsafeMutableRawPointer(unread) }
        set { unread = newValue?.assumingMemoryBound(to: Link.self) }
    }

    @inline(__always)
    var nextNode: Pointer? {
        get { next?.assumingMemoryBound(to: Node.self) }
        set { next = UnsafeMutableRawPointer(newValue) }
    }
}

extension UnsafeMutablePointer where Pointee == Node {
    /// Calls the operation without retaining it. A mark (`computing`, `running`) or a walk must keep the node alive.
    @inlinable
    @inline(__always)
    package func perform(_ command: Node.Command, _ operand: UnsafeRawPointer? = nil) -> Bool {
        bindery_perform(self, self, command.rawValue, operand)
    }

    /// Takes the operation out of a node that is freed. The other fields are trivial.
    @inline(__always)
    func moveOperation() -> Node.Operation {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: Node.Operation.self).move()
    }

    /// Replaces the operation by one that receives the original, which stays alive even if it is running.
    func wrapOperation(
        as flag: Node.Flags,
        _ operation: @escaping (_ original: Node.Operation, Node.Pointer, Node.Command, UnsafeRawPointer?) -> Bool
    ) {
        let original = pointee.operation
        pointee.operation = { operation(original, $0, $1, $2) }
        pointee.flags.formUnion(flag)
    }

    @inlinable
    @inline(__always)
    package func isEqual<Value>(to other: UnsafePointer<Value>) -> Bool { perform(.compare, other) }
}

@usableFromInline package typealias Ambient = UnsafeMutablePointer<bindery_ambient>

@inlinable
@inline(__always)
package var ambient: Ambient { bindery_ambient_current() }
