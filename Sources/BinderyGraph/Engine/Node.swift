public import CBinderyShims

/// A vertex of the property graph: a source, a derived value or an observer, without its type.
///
/// The engine knows nodes and links only. It is pointer arithmetic over memory that it allocates itself: no generics,
/// no reference counting, no dynamic casts. The typed surface (``Property``, ``MutableProperty``) owns a node, keeps its
/// value in the same allocation, right behind this header, and gives the engine one closure, `operation`, which
/// was formed where the type was known and therefore is specialised code.
///
/// The algorithm is the push-pull one of alien-signals (github.com/stackblitz/alien-signals): a write marks what
/// lies downstream as pending, and a read or an observer's turn settles what it needs, in dependency order, once.
/// It differs in three points: dependencies known by construction are settled before a node computes, so a chain of
/// any length needs no stack; observers run in the order in which they were added; and what is freed during a walk
/// is kept until the walk has ended.
@frozen
@usableFromInline
package struct Node {
    @usableFromInline package typealias Pointer = UnsafeMutablePointer<Node>
    @usableFromInline package typealias Operation = (Pointer, Command, UnsafeRawPointer?) -> Bool

    @frozen
    @usableFromInline
    package enum Command: UInt8 {
        /// Compute anew (a derived node: true if the value changed) or look at the dependency and deliver (an observer).
        case run
        /// Destroy the value behind the header, if there is one.
        case destroy
        /// Of a derived node that is read while it is being computed or settled: have a value. True if it has a new one
        /// now.
        case provideValue
        /// Say whether the value counts as the same as the one at the operand.
        case compare
        /// The same, of a source, for a value that is to be written if it does not.
        case compareToWrite
        /// Of a source: destroy the value at the operand.
        case destroyOperand
        // What follows is given only to operations that have been wrapped for it.
        /// Of a node that Observation watches: register a read, or say that the value changes.
        case registerAccess, announceChange
        /// Of a traced node: hand its trace to the operand.
        case handOverTrace
    }

    @frozen
    @usableFromInline
    package struct Flags: OptionSet {
        @usableFromInline package var rawValue: UInt32
        @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Its value, or a direct dependency's, has changed: it must compute anew.
        @inlinable package static var dirty: Flags { Flags(rawValue: 1 << 0) }
        /// Something upstream may have changed: its dependencies must be settled to know.
        @inlinable package static var pending: Flags { Flags(rawValue: 1 << 1) }
        /// Never computed.
        @inlinable package static var fresh: Flags { Flags(rawValue: 1 << 2) }
        /// Its computation is running.
        @inlinable package static var computing: Flags { Flags(rawValue: 1 << 3) }
        /// A walk is settling its dependencies. Below the root of the walk `next` is the link on which the walk came.
        @inlinable package static var settling: Flags { Flags(rawValue: 1 << 4) }
        /// A mutable source: no dependencies.
        @inlinable package static var source: Flags { Flags(rawValue: 1 << 5) }
        /// An observer: runs in its turn instead of being read.
        @inlinable package static var observer: Flags { Flags(rawValue: 1 << 6) }
        /// The first dependency is known by construction.
        @inlinable package static var fixed: Flags { Flags(rawValue: 1 << 7) }
        /// There is a value behind the header.
        @inlinable package static var hasValue: Flags { Flags(rawValue: 1 << 8) }
        /// An observer that stands in the queue.
        @inlinable package static var queued: Flags { Flags(rawValue: 1 << 9) }
        /// Its owner is gone: it is no longer linked and its memory waits to be freed.
        @inlinable package static var retired: Flags { Flags(rawValue: 1 << 10) }

        /// An observer whose handler is running.
        @inlinable package static var running: Flags { Flags(rawValue: 1 << 12) }

        /// Its computation wrote what it had read: it is out of date as soon as it ends.
        @inlinable package static var overtaken: Flags { Flags(rawValue: 1 << 11) }

        /// An observer whose handler reads what it depends on: an effect. It outlives what it reads.
        @inlinable package static var effect: Flags { Flags(rawValue: 1 << 13) }

        /// A source whose value of before the transaction is remembered.
        @inlinable package static var remembered: Flags { Flags(rawValue: 1 << 14) }

        /// Its operation takes part in Observation.
        @inlinable package static var tracked: Flags { Flags(rawValue: 1 << 15) }
        /// A derived node with an observer that will announce its next change to Observation.
        @inlinable package static var watched: Flags { Flags(rawValue: 1 << 16) }
        /// Its operation keeps what changed it.
        @inlinable package static var traced: Flags { Flags(rawValue: 1 << 17) }

        /// An observer that is not queued but told at once that it is out of date: a `ReadTracker`.
        @inlinable package static var notifying: Flags { Flags(rawValue: 1 << 18) }

        /// A derived node with a value of its own for the case that it depends on itself.
        @inlinable package static var cutsCycles: Flags { Flags(rawValue: 1 << 19) }
        /// A cycle was cut at it: it computes again when something upstream may have changed, for its value is not that
        /// of its dependencies.
        @inlinable package static var wasCut: Flags { Flags(rawValue: 1 << 20) }

        /// A read must do something before it may look at the value.
        @inlinable package static var unsettled: Flags { [.dirty, .pending, .fresh, .computing, .settling] }
        @inlinable package static var stale: Flags { [.dirty, .pending, .fresh] }

        @inlinable package func meets(_ other: Flags) -> Bool { rawValue & other.rawValue != 0 }
    }

    // Small, and what a walk touches first: a large graph is bound by memory.
    /// Stands first: `perform` calls it in place.
    @usableFromInline package var operation: Operation
    @usableFromInline package var flags: Flags
    @usableFromInline package let line: UInt32
    @usableFromInline package var firstDependency: Link.Pointer?
    @usableFromInline package var firstSubscriber: Link.Pointer?
    /// While computing: the last that was read. Of a source: its `rareParts`.
    @usableFromInline package var lastDependency: Link.Pointer?
    /// While computing: the node whose computation read this one. While a walk settles its dependencies: the link on which
    /// the walk came. While queued: the next observer in the queue. While retired: the next retired node.
    @usableFromInline package var next: UnsafeMutableRawPointer?
    /// The last subscriber; of an observer, which has none, when it was added, counted over the process.
    @usableFromInline var lastSubscriberOrOrder: UInt
    /// Texts of the program, as the addresses of their UTF-8, a third of the size of a `StaticString`.
    @usableFromInline package let file: UnsafePointer<UInt8>
    @usableFromInline package let name: UnsafePointer<UInt8>?
    #if DEBUG
    /// Where it must be written; nil where that is unknown.
    @usableFromInline package let owner: UnsafeMutableRawPointer?
    #endif

    @inlinable
    package init(flags: Flags, name: StaticString?, file: StaticString, line: UInt, operation: @escaping Operation) {
        self.init(flags: flags, nameText: name?.utf8Start, file: file, line: line, operation: operation)
    }

    @inlinable
    package init(
        flags: Flags, nameText: UnsafePointer<UInt8>?, file: StaticString, line: UInt, operation: @escaping Operation
    ) {
        self.flags = flags
        self.line = UInt32(truncatingIfNeeded: line)
        self.operation = operation
        self.lastSubscriberOrOrder = 0
        self.file = file.utf8Start
        self.name = nameText
        #if DEBUG
        owner = Node.ownerOfNew
        #endif
    }

    @inlinable
    @inline(__always)
    package var lastSubscriber: Link.Pointer? {
        get { Link.Pointer(bitPattern: lastSubscriberOrOrder) }
        set { lastSubscriberOrOrder = UInt(bitPattern: newValue) }
    }

    /// Of an observer: when it was added.
    @inline(__always)
    var order: UInt {
        get { lastSubscriberOrOrder }
        set { lastSubscriberOrOrder = newValue }
    }

    /// Of a source, which depends on nothing: the object that its property keeps here.
    var rareParts: UnsafeMutableRawPointer? {
        get { UnsafeMutableRawPointer(lastDependency) }
        set { lastDependency = newValue?.assumingMemoryBound(to: Link.self) }
    }

    /// The reader, the next observer or the next retired node that `next` is.
    @inline(__always)
    var nextNode: Pointer? {
        get { next?.assumingMemoryBound(to: Node.self) }
        set { next = UnsafeMutableRawPointer(newValue) }
    }

    /// The last dependency known by construction: there is at most one, the first.
    @inline(__always)
    var fixedTail: Link.Pointer? { flags.contains(.fixed) ? firstDependency : nil }

    /// Allocates a node with room for a value of the type behind the header.
    @inlinable
    package static func allocate<Value>(_ node: Node, holding: Value.Type) -> Pointer {
        let alignment = Swift.max(MemoryLayout<Node>.alignment, MemoryLayout<Value>.alignment)
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: valueOffset(of: Value.self) + MemoryLayout<Value>.size, alignment: alignment)
        let pointer = memory.bindMemory(to: Node.self, capacity: 1)
        pointer.initialize(to: node)
        if bindery_is_tracing() {
            Engine.trace(pointer, valueOffset: valueOffset(of: Value.self)) {
                "\($0.assumingMemoryBound(to: Value.self).pointee)"
            }
        }
        return pointer
    }

    @inlinable
    package static func valueOffset<Value>(of: Value.Type) -> Int {
        let mask = MemoryLayout<Value>.alignment - 1
        return (MemoryLayout<Node>.size + mask) & ~mask
    }
}

extension UnsafeMutablePointer where Pointee == Node {
    /// Calls the operation without retaining it. The caller sees to it that the node is not freed meanwhile: it is marked
    /// (`computing`, `running`) or a walk is under way.
    @inlinable
    @inline(__always)
    package func perform(_ command: Node.Command, _ operand: UnsafeRawPointer? = nil) -> Bool {
        bindery_perform(self, self, command.rawValue, operand)
    }

    /// Puts `operation` before the present one, which it is given. That stays alive, although it may be running.
    func wrapOperation(
        as flag: Node.Flags,
        _ operation: @escaping (_ original: Node.Operation, Node.Pointer, Node.Command, UnsafeRawPointer?) -> Bool
    ) {
        let original = pointee.operation
        pointee.operation = { operation(original, $0, $1, $2) }
        pointee.flags.formUnion(flag)
    }

    /// Whether the value counts as the same as `other`.
    @inlinable
    @inline(__always)
    package func isEqual<Value>(to other: UnsafePointer<Value>) -> Bool { perform(.compare, other) }

    /// The value behind the header.
    @inlinable
    package func value<Value>(as: Value.Type) -> UnsafeMutablePointer<Value> {
        UnsafeMutableRawPointer(self).advanced(by: Node.valueOffset(of: Value.self))
            .assumingMemoryBound(to: Value.self)
    }
}

/// An edge of the graph: `subscriber` has read `dependency`. It stands in two lists at once.
@frozen
@usableFromInline
package struct Link {
    @usableFromInline package typealias Pointer = UnsafeMutablePointer<Link>

    @usableFromInline package let dependency: Node.Pointer
    @usableFromInline package let subscriber: Node.Pointer
    @usableFromInline package var previousDependency: Pointer?
    @usableFromInline package var nextDependency: Pointer?
    /// Of a retired link: the next retired link.
    @usableFromInline package var previousSubscriber: Pointer?
    @usableFromInline package var nextSubscriber: Pointer?
    @usableFromInline package var version: UInt32
    /// Whether the dependency knows this subscriber. False for a dependency that is known by construction, as long as its
    /// subscriber was never read: then it costs the writer nothing.
    @usableFromInline package var isConnected: Bool
    /// Known by construction, not found by reading.
    @usableFromInline package var isFixed: Bool

    @inlinable
    package init(dependency: Node.Pointer, subscriber: Node.Pointer, version: UInt32) {
        self.dependency = dependency
        self.subscriber = subscriber
        self.version = version
        self.isConnected = false
        self.isFixed = false
    }
}

@usableFromInline package typealias Ambient = UnsafeMutablePointer<bindery_ambient>

/// The state of this synchronous stretch.
@inlinable
@inline(__always)
package var ambient: Ambient { bindery_ambient_current() }
