public import Bindery

/// The part of a live session that outlives its process: what is needed to restore it as the user left it.
public struct SavedSession: Codable, Equatable, Sendable {
    /// The identifier of the page. A secret: its holder can take over the page.
    public let token: String
    /// The identifier of the browser; a secret as well.
    public var browser: String
    /// The path of the page, with its query.
    public var location: String
    /// The languages that the browser prefers, the most preferred first.
    public var languages: [String]
    /// The open screens, in the form of ``/Bindery/NavigationTrail/description``; empty without a navigation stack.
    public var trail: String
    /// The states that the models have marked, by position.
    public var states: [String: StateSnapshot]
    /// The number of the last event whose effect is in the states.
    public var acknowledged: Int
    /// The numbers of the last edits that had no effect, since their field had been replaced. The page, which may not
    /// know yet, does not take their text for that in the states.
    public var discarded: [Int]
    /// The user who was signed in; `nil` if no user was.
    public var user: SignedInUser?
    /// The process that acts for the page, where several share the store; otherwise `nil`. See ``SharedSessionStore``.
    public var owner: String?
    /// How often the page has changed its owner.
    public var epoch: Int

    public init(
        token: String, browser: String, location: String, languages: [String] = [], trail: String = "",
        states: [String: StateSnapshot] = [:], acknowledged: Int = 0, discarded: [Int] = [],
        user: SignedInUser? = nil, owner: String? = nil, epoch: Int = 0
    ) {
        self.token = token
        self.browser = browser
        self.location = location
        self.languages = languages
        self.trail = trail
        self.states = states
        self.acknowledged = acknowledged
        self.discarded = discarded
        self.user = user
        self.owner = owner
        self.epoch = epoch
    }
}
