public import BinderyView
internal import Synchronization

/// What the pages of one browser tell each other, so that all say the same.
public enum PageNews: Sendable {
    case loggedIn(SavedLogin)
    case loggedOut
    case language(Language)
    case groups(MenuGroupChange)
}

/// News and its sender, which ignores it.
public struct SentNews: Sendable {
    let news: PageNews
    let sender: PageMark
}

/// Stands for a page.
final class PageMark: Sendable {}

/// The channels by which the pages of each browser tell each other what was done. A channel lasts as long as a page has
/// it.
public final class PageChannels: Sendable {
    private struct Entry {
        weak var channel: Broadcast<SentNews>?
    }

    private struct State {
        var entries: [String: Entry] = [:]
        /// How many entries there may be before those that are over are looked for.
        var limit = 16
    }

    // Pages are made on many threads; this mutex guards what they share.
    private let state = Mutex(State())

    public init() {}

    /// The channel of a browser, by its unguessable name.
    public func channel(of browser: String) -> Broadcast<SentNews> {
        state.withLock { state in
            if let channel = state.entries[browser]?.channel { return channel }
            if state.entries.count >= state.limit {
                state.entries = state.entries.filter { $0.value.channel != nil }
                state.limit = max(16, state.entries.count * 2)
            }
            let channel = Broadcast<SentNews>()
            state.entries[browser] = Entry(channel: channel)
            return channel
        }
    }
}
