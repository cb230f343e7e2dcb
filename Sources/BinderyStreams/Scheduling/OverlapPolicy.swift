/// What becomes of work that is asked for while other work of the same kind is unfinished.
public enum OverlapPolicy: Sendable, CaseIterable {
    /// It is not done; what runs goes on.
    case reject
    /// It replaces what runs: that is cancelled, and its result never delivered.
    case latest
    /// It waits for its turn.
    case queue
    /// It runs besides.
    case concurrent
}
