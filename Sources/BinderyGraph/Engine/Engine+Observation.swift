public import CBinderyShims
internal import Observation

/// Reads inside `withObservationTracking` (module Observation, on which SwiftUI builds) are registered, so that a view which
/// reads a property is told of its next change.
///
/// What is told is one of two things. A source says so before it is written, as `Observable` demands: its operation is wrapped on the
/// first tracked read and sees each write. A derived property gets an observer that lasts until the value has changed: whether
/// it will change is not known before. What nobody tracks pays one load and one branch for a read outside of computations.
extension Engine {
    @inlinable
    @inline(__always)
    package static var isTracked: Bool { ambient.pointee.access_list.pointee != nil }

    /// Registers the read of a property outside of any computation with whoever tracks reads on this thread, if anybody does.
    @usableFromInline
    @inline(never)
    package static func registerAccess(to node: Node.Pointer) {
        guard Tracking.isActive(ambient) else { return }
        if !node.pointee.flags.contains(.tracked) { beginTracking(node) }
        _ = node.perform(.registerAccess)
        if !node.pointee.flags.meets([.source, .watched]) { watch(node) }
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

    /// Announces the next change of a derived node. Does not keep it alive.
    private static func watch(_ source: Node.Pointer) {
        let observer = Node.allocate(
            Node(flags: .observer, nameText: source.pointee.name, file: #fileID, line: #line) { observer, command, _ in
                guard command == .run else { return false }
                source.pointee.flags.subtract(.watched)
                retire(observer)
                // Whoever is told may throw the property away.
                beginWalk()
                _ = source.perform(.announceChange)
                endWalk()
                return false
            }, holding: Void.self)
        source.pointee.flags.formUnion(.watched)
        startObserving(source, by: observer)
    }
}

/// What Observation sees of a property.
private final class Tracked: Observable {
    let registrar = ObservationRegistrar()
    var value: Void { () }
}

/// Whether somebody tracks reads on this thread.
private enum Tracking {
    static func isActive(_ ambient: Ambient) -> Bool {
        if ambient.pointee.access_list.pointee == bindery_unknown_access_list {
            // The address of a variable that holds its own address.
            ambient.pointee.access_list =
                verifiedAccessList()
                ?? UnsafePointer(bindery_hidden_access_list!.assumingMemoryBound(to: UnsafeMutableRawPointer?.self))
        }
        let list = ambient.pointee.access_list.pointee
        if list == bindery_hidden_access_list { return Probe.isRegistered(ambient) }
        return list != nil && UnsafeRawPointer(list) != ambient.pointee.ignored_access_list
    }

    /// The place that was guessed, if tracking is seen there to begin and to end.
    private static func verifiedAccessList() -> UnsafePointer<UnsafeMutableRawPointer?>? {
        guard let place = bindery_find_access_list() else { return nil }
        let outer = place.pointee
        let inner = withObservationTracking {
            place.pointee
        } onChange: {
        }
        return inner != nil && inner != outer && place.pointee == outer ? place : nil
    }
}

/// Finds out by public means, at 30 ns, where the place is not found: a registered key path is hashed, and this one tells.
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
