extension Reason {
    static let typings = "about TypeScript's types; Swift's need no case"
    static let conversions = "about values that JavaScript converts; Swift's types rule them out"
    static let disposalOrder = "what was set up last is released first: from the observer up to the source (S5)"
    static let toggling =
        "no such operator; not run against the composition, which Differences has and TogglingTests tests"
    static let closing =
        "no such operator; `buffer(on:)` and `window(on:)` take one signal of all ends, see Differences"
}
