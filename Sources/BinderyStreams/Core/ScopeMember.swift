/// Something that ends with a ``Scope``: a part of it, a cleanup, an observer of a subject, a timer.
///
/// The members of a scope are a list. To be small, they refer to the scope only at its end: `next` of the last member
/// is the scope, and `previous` of the first member is the last one. The scope does not retain them: a member that
/// nothing else retains, such as a cleanup, retains itself while it is in the list.
public class ScopeMember {
    // Safe: no access to a field lasts while other code runs.
    @exclusivity(unchecked) fileprivate final var next: Uncounted<ScopeMember>?
    @exclusivity(unchecked) fileprivate final var previous: Uncounted<ScopeMember>?

    @usableFromInline init() {}

    /// Whether the member is in the list of a scope.
    final var isMember: Bool { next != nil }

    /// Ends the member. Called by the scope when it ends, after the member has left its list.
    func end() {}

    /// Called instead of ``end()`` if the scope is freed without having been disposed of.
    func lostScope() {}

    /// Leaves the list of the scope; returns false if the member is in none.
    @discardableResult
    final func leave() -> Bool {
        guard let next, let previous else { return false }
        let this = Uncounted(self)
        if previous == this {
            if next != this { next.access { $0.asScope.first = nil } }
        } else if previous.access({ $0.next }) == this {
            previous.access { $0.next = next }
            // The scope's own `previous` never is one of its members.
            let isLast = next.access { $0.previous } != this
            let following = isLast ? next.access { $0.asScope.first! } : next
            following.access { $0.previous = previous }
        } else {
            previous.access { $0.next!.access { $0.asScope.first = next } }
            next.access { $0.previous = previous }
        }
        self.next = nil
        self.previous = nil
        return true
    }

    /// Joins the list of `scope` as its last member.
    final func join(_ scope: Scope) {
        let this = Uncounted(self)
        next = Uncounted(scope)
        if let first = scope.first {
            previous = first.access { $0.previous }
            previous!.access { $0.next = this }
            first.access { $0.previous = this }
        } else {
            scope.first = this
            previous = this
        }
    }

    /// Makes the member one of no scope, though not one that has left.
    final func standAlone() {
        next = Uncounted(self)
        previous = next
    }

    final var standsAlone: Bool { next == Uncounted(self) }

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
