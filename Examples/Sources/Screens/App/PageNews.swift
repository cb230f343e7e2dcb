public import BinderyView
internal import Synchronization

/// A message among the pages of one browser, so that they stay consistent.
public enum PageNews: Sendable {
    case loggedIn(SavedLogin)
    case loggedOut
    case language(Language)
    case groups(MenuGroupChange)
}

/// A message with its sender, which ignores it.
public struct SentNews: Sendable {
    let news: PageNews
    let sender: PageMark
}

final class PageMark: Sendable {}

/// The channels among the pages of each browser. A channel lives as long as a page retains it.
public final class PageChannels: Sendable {
    private struct Entry {
        weak var channel: Broadcast<SentNews>?
    }

    private struct State {
        var entries: [String: Entry] = [:]
        /// The number of entries at which entries of deallocated channels are removed.
        var limit = 16
    }

    // Pages are created on many threads; this mutex guards the channels.
    private let state = Mutex(State())

    public init() {}

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
