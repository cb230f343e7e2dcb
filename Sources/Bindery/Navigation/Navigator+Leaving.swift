public import BinderyGraph
internal import BinderyStreams

/// Asks whether a screen may end. `leave` does what was wanted; it is called at most once, and not at all if the screen
/// is to stay.
public typealias LeaveQuestion = (_ leave: @escaping () -> Void) -> Void

extension Navigator {
    /// Asks before a screen ends, while a condition holds.
    ///
    /// | event, while the condition holds | result |
    /// |---|---|
    /// | `pop`, `dismiss`, `leave`, `replace`, `setStack`, `open` or `restore` would end the screen | nothing, and `ask` is called |
    /// | `ask` calls what it was given | the call is made again, and is not held up by this question |
    /// | `finish(with:)`, or the end of the wait for a result, ends the screen | it ends without a question |
    /// | a route guard no longer lets the screen be shown | its view ends without a question |
    /// | another screen covers it, by `push` or `present` | nothing |
    ///
    /// Of several screens that would end, the one asks first that began to ask last.
    ///
    /// - Parameter id: the screen, one of ``entries``.
    /// - Returns: ends the asking.
    public func confirmLeaving(
        _ id: NavigationEntry<Destination>.ID, while condition: Property<Bool>, ask: @escaping LeaveQuestion
    ) -> any Disposable {
        leaveGuardCount += 1
        let leaveGuard = LeaveGuard(id: leaveGuardCount, screen: id, condition: condition, ask: ask)
        leaveGuards.append(leaveGuard)
        let asking = Scope()
        asking.onDispose { [weak self, id = leaveGuard.id] in self?.leaveGuards.removeAll { $0.id == id } }
        return asking
    }
}

/// What is asked before a screen ends.
struct LeaveGuard: Identifiable {
    /// Never given again by its navigator.
    let id: Int
    let screen: Int
    let condition: Property<Bool>
    let ask: LeaveQuestion
}
