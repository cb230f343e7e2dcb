public import BinderyGraph
internal import BinderyStreams

/// A question whether a screen may end. `leave` performs the navigation: call it at most once, or not at all to stay.
public typealias LeaveQuestion = (_ leave: @escaping () -> Void) -> Void

extension Navigator {
    /// Asks before a screen ends, while a condition holds.
    ///
    /// | event, while the condition holds | result |
    /// |---|---|
    /// | any call that removes the screen, such as `pop`, `visit` or `open`, would end it | only `ask` is called |
    /// | `ask` calls its argument | the call is made again, and this question does not stop it |
    /// | `finish(with:)`, or the end of the wait for a result, ends the screen | it ends without a question |
    /// | a route guard no longer lets the screen be shown | its view ends without a question |
    /// | another screen covers it, by `push` or `present` | nothing |
    ///
    /// If several screens would end, the question that was registered last is asked first.
    ///
    /// - Parameter id: The screen, one of ``entries``.
    /// - Returns: A disposable that removes the question.
    public func confirmLeaving(
        _ id: NavigationEntry<Destination>.ID, while condition: Property<Bool>, ask: @escaping LeaveQuestion
    ) -> any Disposable {
        leaveGuardCount += 1
        let leaveGuard = LeaveGuard(id: leaveGuardCount, screen: id, condition: condition, ask: ask)
        leaveGuards.append(leaveGuard)
        let registration = Scope()
        registration.onDispose { [weak self, id = leaveGuard.id] in self?.leaveGuards.removeAll { $0.id == id } }
        return registration
    }

    /// Whether a question is asked before a screen ends, or one of those above it, which end with it.
    package func asksBeforeLeaving(_ id: NavigationEntry<Destination>.ID) -> Bool {
        untracked {
            let ending = Set(entries.value.drop { $0.id != id }.map(\.id))
            return leaveGuards.contains { ending.contains($0.screen) && $0.condition.value }
        }
    }
}

struct LeaveGuard: Identifiable {
    /// Never reused by the navigator.
    let id: Int
    let screen: Int
    let condition: Property<Bool>
    let ask: LeaveQuestion
}
