/// A scope with several holders: it is disposed of when the last holder is.
@usableFromInline
final class SharedScope {
    @usableFromInline let scope: Scope
    @usableFromInline var holders = 0

    @inlinable init(_ scope: Scope = Scope()) { self.scope = scope }

    /// Keeps the scope alive until `holder` is disposed of. `holder` retains this object, so this must not refer to it.
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
