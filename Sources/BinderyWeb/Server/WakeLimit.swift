internal import BinderySynchronization

/// Limits how many pages are restored at a time since an object has changed that all of them observe. Each is as much
/// work as the opening of a page.
final class WakeLimit: Sendable {
    /// Begins a restoration, which calls the closure when it has ended.
    typealias Wake = @Sendable (_ ended: @escaping @Sendable () -> Void) -> Void

    private struct State {
        var active = 0
        var waiting: [Wake] = []
        /// The position of the first one that waits.
        var next = 0
    }

    private let limit: Int
    private let state = Mutex(State())

    init(_ limit: Int) { self.limit = limit }

    /// Begins now, or after others have ended, in the order of the calls.
    func begin(_ wake: @escaping Wake) {
        let isFree = state.withLock { state in
            if state.active < limit {
                state.active += 1
                return true
            }
            state.waiting.append(wake)
            return false
        }
        if isFree { wake { [self] in ended() } }
    }

    private func ended() {
        let next = state.withLock { state -> Wake? in
            guard state.next < state.waiting.count else {
                state.active -= 1
                (state.waiting, state.next) = ([], 0)
                return nil
            }
            defer { state.next += 1 }
            return state.waiting[state.next]
        }
        next?({ [self] in ended() })
    }
}
