/// What happens to work that is requested while other work of the same kind is unfinished.
public enum OverlapPolicy: Sendable, CaseIterable {
    /// The new work is dropped; the running work continues.
    case reject
    /// The running work is cancelled and its result never delivered; the new work replaces it.
    case latest
    /// The new work waits for its turn.
    case queue
    /// The new work runs at the same time.
    case concurrent
}
