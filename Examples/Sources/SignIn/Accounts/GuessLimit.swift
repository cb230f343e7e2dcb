/// Limits the guesses of passwords. Pure: time is passed in.
///
/// | what is counted | how many wrong guesses count | for how long |
/// |---|---|---|
/// | one account from one network | 5 | 15 minutes |
/// | all accounts from one network | 20 | 15 minutes |
/// | one account from all networks | 100 | 15 minutes |
///
/// The last limit is high: with a low one, anyone could lock a user out. A guess counts from its beginning, so that
/// guesses at the same time count, too. A right one does not count.
struct GuessLimit {
    private enum Key: Hashable {
        case pair(account: String, network: String)
        case network(String)
        case account(String)

        var limit: Int {
            switch self {
            case .pair: 5
            case .network: 20
            case .account: 100
            }
        }
    }

    static let period: Duration = .seconds(15 * 60)
    private var guesses: [Key: [Duration]] = [:]

    /// Counts a guess. Returns the time to wait instead if there were too many.
    mutating func begin(account: String, network: String, at now: Duration) -> Duration? {
        let keys = keys(account, network)
        for key in keys { forget(key, before: now) }
        let waits = keys.compactMap { key -> Duration? in
            guard let times = guesses[key], times.count >= key.limit else { return nil }
            return times[times.count - key.limit] + Self.period - now
        }
        if let wait = waits.max() { return wait }
        for key in keys { guesses[key, default: []].append(now) }
        return nil
    }

    /// The guess that began at `now` was right.
    mutating func succeeded(account: String, network: String, at now: Duration) {
        for key in keys(account, network) {
            if let index = guesses[key]?.firstIndex(of: now) { guesses[key]?.remove(at: index) }
        }
    }

    /// Removes what does not count any more.
    mutating func cleanUp(at now: Duration) { for key in guesses.keys { forget(key, before: now) } }

    var count: Int { guesses.count }

    private func keys(_ account: String, _ network: String) -> [Key] {
        [.pair(account: account, network: network), .network(network), .account(account)]
    }

    private mutating func forget(_ key: Key, before now: Duration) {
        guesses[key]?.removeAll { $0 + Self.period <= now }
        if guesses[key]?.isEmpty == true { guesses[key] = nil }
    }
}
