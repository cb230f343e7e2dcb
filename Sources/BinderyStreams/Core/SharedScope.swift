/// A scope that several hold: it is disposed of when the last of them has left.
@usableFromInline
final class SharedScope {
    @usableFromInline let scope: Scope
    @usableFromInline var holders = 0

    @inlinable init(_ scope: Scope = Scope()) { self.scope = scope }

    /// `holder` holds the scope until it is disposed of itself. What holds this must not be reachable from here.
    @inlinable
    func join(_ holder: Scope) {
        holders += 1
        holder.onDispose { [self] in leave() }
    }

    @inlinable
    func leave() {
        holders -= 1
        if holders == 0 { scope.dispose() }
    }
}
