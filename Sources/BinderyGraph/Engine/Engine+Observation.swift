public import CBinderyShims
internal import Observation

/// Tracking of reads by `withObservationTracking` (Observation, the base of SwiftUI), so that a view is notified of the
/// next change of what it reads. A source notifies before it is written, as `Observable` requires: its operation is
/// wrapped on the first tracked read and sees each write. A derived property gets an observer until its value has
/// changed, as that is not known before. Without tracking, a read outside computations costs one load and one branch.
extension Engine {
    @inlinable
    @inline(__always)
    package static var isTracked: Bool { ambient.pointee.access_list.pointee != nil }

    /// What tracks reads on this thread, for a stretch of untracked reads; it may begin before the first read.
    @inlinable
    static func accessList(_ ambient: Ambient) -> UnsafeRawPointer? {
        if ambient.pointee.access_list.pointee == bindery_unknown_access_list { locateAccessList(ambient) }
        return UnsafeRawPointer(ambient.pointee.access_list.pointee)
    }

    @usableFromInline
    static func locateAccessList(_ ambient: Ambient) { Tracking.locateAccessList(ambient) }

    /// Registers a property's read outside of any computation with what tracks reads on this thread, if anything does.
    @usableFromInline
    @inline(never)
    package static func registerAccess(to node: Node.Pointer) {
        guard Tracking.isActive(ambient) else { return }
        if !node.pointee.flags.contains(.tracked) { beginTracking(node) }
        _ = node.perform(.registerAccess)
        if !node.pointee.flags.meets(.source | .watched) { watch(node) }
    }

    /// Called when a tracked derived property is freed, such as one that a view makes in its `body`. What it depended
    /// on is tracked in its place, so that no change is missed. More changes than its own may be announced.
    @inline(never)
    static func trackDependencies(of node: Node.Pointer) {
        guard isTracked else { return }
        var link = node.pointee.firstDependency
        while let present = link {
            link = present.pointee.nextDependency
            registerAccess(to: present.pointee.dependency)
        }
    }

    private static func beginTracking(_ node: Node.Pointer) {
        let tracked = Tracked()
        node.wrapOperation(as: .tracked) { original, node, command, operand in
            switch command {
            case .registerAccess: tracked.registrar.access(tracked, keyPath: \.value)
            case .announceChange: tracked.registrar.willSet(tracked, keyPath: \.value)
            case .compareToWrite:
                if original(node, command, operand) { return true }
                tracked.registrar.willSet(tracked, keyPath: \.value)
            default: return original(node, command, operand)
            }
            return false
        }
    }

    /// Announces the next change of a derived node. It does not keep the node alive.
    private static func watch(_ source: Node.Pointer) {
        let observer = Node.allocate(
            Node(flags: .observer, file: #fileID, line: #line) { observer, command, _ in
                guard command == .run else { return false }
                source.pointee.flags.subtract(.watched)
                retire(observer)
                // The notified code may release the property.
                beginWalk()
                _ = source.perform(.announceChange)
                endWalk()
                return false
            }, named: source.name, holding: Void.self)
        source.pointee.flags.formUnion(.watched)
        startObserving(source, by: observer)
    }
}

private final class Tracked: Observable {
    let registrar = ObservationRegistrar()
    var value: Void { () }
}

private enum Tracking {
    static func isActive(_ ambient: Ambient) -> Bool {
        if ambient.pointee.access_list.pointee == bindery_unknown_access_list { locateAccessList(ambient) }
        let list = ambient.pointee.access_list.pointee
        if list == bindery_hidden_access_list { return Probe.isRegistered(ambient) }
        return list != nil && UnsafeRawPointer(list) != ambient.pointee.ignored_access_list
    }

    static func locateAccessList(_ ambient: Ambient) {
        // The variable `bindery_hidden_access_list` holds its own address, which marks the list as hidden.
        ambient.pointee.access_list =
            verifiedAccessList()
            ?? UnsafePointer(bindery_hidden_access_list!.assumingMemoryBound(to: UnsafeMutableRawPointer?.self))
    }

    /// Returns the guessed location, if its content is seen to change as tracking begins and ends.
    private static func verifiedAccessList() -> UnsafePointer<UnsafeMutableRawPointer?>? {
        guard let slot = bindery_find_access_list() else { return nil }
        let outer = slot.pointee
        let inner = withObservationTracking {
            slot.pointee
        } onChange: {
        }
        return inner != nil && inner != outer && slot.pointee == outer ? slot : nil
    }
}

/// A test by public API that takes 30 ns, for where the location is not found: registering hashes the key path.
private struct Probe: Observable {
    struct Key: Hashable {
        func hash(into hasher: inout Hasher) { ambient.pointee.probed = true }
    }

    subscript(_: Key) -> Void { () }

    static func isRegistered(_ ambient: Ambient) -> Bool {
        ambient.pointee.probed = false
        ObservationRegistrar().access(Probe(), keyPath: \Probe[Key()])
        return ambient.pointee.probed
    }
}
