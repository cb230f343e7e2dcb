internal import CBinderyShims

/// A source that has its old value again when the transaction ends has not changed: nothing computes because of it.
extension Engine {
    /// The sources that the transaction has changed, with the question whether they have their old value again. The question keeps
    /// its source alive.
    private final class Remembered {
        var sources: [(node: Node.Pointer, isRestored: () -> Bool)] = []
    }

    /// Asked when a source changes that nobody has found changed yet.
    @usableFromInline
    package static func remember(_ source: Node.Pointer, _ isRestored: @escaping () -> Bool) {
        let ambient = ambient
        let remembered: Remembered
        if let opaque = ambient.pointee.remembered {
            remembered = Unmanaged<Remembered>.fromOpaque(opaque).takeUnretainedValue()
        } else {
            remembered = Remembered()
            ambient.pointee.remembered = Unmanaged.passRetained(remembered).toOpaque()
        }
        source.pointee.flags.formUnion(.remembered)
        remembered.sources.append((source, isRestored))
    }

    static func absolveRestoredSources() {
        let ambient = ambient
        guard let opaque = ambient.pointee.remembered else { return }
        let remembered = Unmanaged<Remembered>.fromOpaque(opaque).takeRetainedValue()
        ambient.pointee.remembered = nil
        // Of a source that was read and written in turn, what was seen last counts.
        for (source, isRestored) in remembered.sources.reversed() where source.pointee.flags.contains(.remembered) {
            source.pointee.flags.subtract(.remembered)
            // Once somebody has found it changed it is not dirty any more.
            if source.pointee.flags.contains(.dirty), isRestored() { source.pointee.flags.subtract(.dirty) }
        }
    }
}
