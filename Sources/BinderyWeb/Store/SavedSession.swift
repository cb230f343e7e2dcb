public import Bindery

/// What of a live session outlives its process: what is needed to build it again as the person left it.
public struct SavedSession: Codable, Equatable, Sendable {
    /// By which the page is known: a secret, since whoever has it is the person.
    public let token: String
    /// Which browser it is of: a secret, too.
    public var browser: String
    /// The path of the page, with its query.
    public var location: String
    /// The languages that the browser prefers, the most preferred first.
    public var languages: [String]
    /// Which screens are open, as ``NavigationTrail/description`` has it; empty without a navigation stack.
    public var trail: String
    /// What the models have marked, by place.
    public var states: [String: StateSnapshot]
    /// The number of the last event whose effect is in the states.
    public var acknowledged: Int

    public init(
        token: String, browser: String, location: String, languages: [String] = [], trail: String = "",
        states: [String: StateSnapshot] = [:], acknowledged: Int = 0
    ) {
        self.token = token
        self.browser = browser
        self.location = location
        self.languages = languages
        self.trail = trail
        self.states = states
        self.acknowledged = acknowledged
    }
}
