/// Something that ends with a ``Scope``: a part of it, a cleanup, an observer of a subject, a timer.
///
/// The members of a scope are a list. To be small, they refer to the scope only at its end: `nextMember` of the last
/// member is the scope, and `previousMember` of the first member is the last one. The scope does not retain them: a
/// member that nothing else retains, such as a cleanup, retains itself while it is in the list.
public class ScopeMember {
    // Safe: no access to a field lasts while other code runs.
    @exclusivity(unchecked) @usableFromInline final var nextMember: Uncounted<ScopeMember>?
    @exclusivity(unchecked) @usableFromInline final var previousMember: Uncounted<ScopeMember>?

    @inlinable init() {}

    /// Whether the member is in the list of a scope.
    final var isMember: Bool { nextMember != nil }

    /// Ends the member. Called by the scope when it ends, after the member has left its list.
    func end() {}

    /// Called instead of ``end()`` if the scope is freed without having been disposed of.
    func lostScope() {}

    /// Leaves the list of the scope; returns false if the member is in none.
    @discardableResult
    final func leave() -> Bool {
        guard let nextMember, let previousMember else { return false }
        let this = Uncounted(self)
        if previousMember == this {
            if nextMember != this { nextMember.access { $0.asScope.first = nil } }
        } else if previousMember.access({ $0.nextMember }) == this {
            previousMember.access { $0.nextMember = nextMember }
            // The scope's own `previousMember` never is one of its members.
            let isLast = nextMember.access { $0.previousMember } != this
            let following = isLast ? nextMember.access { $0.asScope.first! } : nextMember
            following.access { $0.previousMember = previousMember }
        } else {
            previousMember.access { $0.nextMember!.access { $0.asScope.first = nextMember } }
            nextMember.access { $0.previousMember = previousMember }
        }
        self.nextMember = nil
        self.previousMember = nil
        return true
    }

    /// Joins the list of `scope` as its last member.
    final func join(_ scope: Scope) {
        let this = Uncounted(self)
        nextMember = Uncounted(scope)
        if let first = scope.first {
            previousMember = first.access { $0.previousMember }
            previousMember!.access { $0.nextMember = this }
            first.access { $0.previousMember = this }
        } else {
            scope.first = this
            previousMember = this
        }
    }

    /// Makes the member one of no scope, though not one that has left.
    final func standAlone() {
        nextMember = Uncounted(self)
        previousMember = nextMember
    }

    final var standsAlone: Bool { nextMember == Uncounted(self) }

    @inline(__always)
    private final var asScope: Scope { unsafeDowncast(self, to: Scope.self) }
}

/// A block that runs when a scope ends, or when it is disposed of.
public final class Cleanup: ScopeMember, Disposable {
    @exclusivity(unchecked) private var body: (() -> Void)?
    /// Whether the scope had no member before it. It then also ends before the observations that the scope keeps.
    let isFirst: Bool

    init(_ body: @escaping () -> Void, isFirst: Bool) {
        self.body = body
        self.isFirst = isFirst
    }

    public var isDisposed: Bool { body == nil }

    /// Runs the block now.
    public func dispose() {
        let body = body.take()
        forget()
        body?()
    }

    /// Removes the cleanup from its scope. Called when its resource is already released.
    public func forget() {
        exchange(&body, with: nil)
        if leave() { lostScope() }
    }

    override func end() {
        body.take()?()
        lostScope()
    }

    override func lostScope() { Unmanaged.passUnretained(self).release() }
}
