public import BinderyView
internal import Foundation
public import ShowcaseModels
internal import Synchronization

/// A message among the pages of one browser, so that they stay consistent.
public enum PageNews: Sendable, Codable {
    case loggedIn(SavedLogin)
    case loggedOut
    case language(Language)
    case look(Look)
    case groups(MenuGroupChange)
    /// The todos as JSON.
    case todos(String)
}

/// A message with its sender, which ignores it.
public struct SentNews: Sendable {
    let news: PageNews
    /// Nil for a page in another process.
    let sender: PageMark?
}

final class PageMark: Sendable {}

/// The other pages of the browser, as one page sees them.
struct OtherPages {
    private let mark = PageMark()
    private let channel: Broadcast<SentNews>?

    /// - Parameter channel: nil for a single page.
    init(_ channel: Broadcast<SentNews>?) { self.channel = channel }

    func send(_ news: PageNews) { channel?.send(SentNews(news: news, sender: mark)) }

    /// Calls `receive` with the news of each other page.
    func observe(_ receive: @escaping (PageNews) -> Void) -> (any Disposable)? {
        channel?.signal().observe { [mark] in if $0.sender !== mark { receive($0.news) } }
    }
}

/// The channels among the pages of each browser. A channel lives as long as a page retains it.
public final class PageChannels: Sendable {
    private struct Entry {
        weak var channel: Broadcast<SentNews>?
        /// Receives the news of the browser's pages in other processes.
        var receive: (@Sendable ([UInt8]) -> Void)?
    }

    private struct State {
        var entries: [String: Entry] = [:]
        /// The number of entries at which entries of deallocated channels are removed.
        var limit = 16
    }

    /// A topic for all browsers: the channels come and go.
    private static let topic = "page news"

    // Pages are created on many threads; this mutex guards the channels.
    private let state = Mutex(State())
    private let bus: (any MessageBus)?

    /// - Parameter bus: connects the pages of a browser that are in several processes.
    public init(bus: (any MessageBus)? = nil) {
        self.bus = bus
        bus?.subscribe(to: Self.topic) { [weak self] message in
            guard let self, let news = DistantNews(message) else { return }
            state.withLock { $0.entries[news.browser]?.receive }?(message)
        }
    }

    public func channel(of browser: String) -> Broadcast<SentNews> {
        let (channel, isNew) = state.withLock { state in
            if let channel = state.entries[browser]?.channel { return (channel, false) }
            if state.entries.count >= state.limit {
                state.entries = state.entries.filter { $0.value.channel != nil }
                state.limit = max(16, state.entries.count * 2)
            }
            let channel = Broadcast<SentNews>()
            state.entries[browser] = Entry(channel: channel)
            return (channel, true)
        }
        if isNew, bus != nil {
            channel.connect(
                to: BrowserBus(channels: self, browser: browser), as: Self.topic,
                encode: { DistantNews(browser: browser, news: $0.news).bytes },
                decode: { DistantNews($0).map { SentNews(news: $0.news, sender: nil) } })
        }
        return channel
    }

    private struct BrowserBus: MessageBus {
        let channels: PageChannels
        let browser: String

        func publish(_ message: [UInt8], to topic: String) { channels.bus?.publish(message, to: topic) }

        func subscribe(to topic: String, _ receive: @escaping @Sendable ([UInt8]) -> Void) {
            channels.state.withLock { $0.entries[browser]?.receive = receive }
        }
    }
}

/// News for the pages of a browser in other processes.
private struct DistantNews: Codable {
    let browser: String
    let news: PageNews

    init(browser: String, news: PageNews) {
        self.browser = browser
        self.news = news
    }

    init?(_ message: [UInt8]) {
        guard let news = try? JSONDecoder().decode(Self.self, from: Data(message)) else { return nil }
        self = news
    }

    var bytes: [UInt8] { (try? JSONEncoder().encode(self)).map(Array.init) ?? [] }
}
