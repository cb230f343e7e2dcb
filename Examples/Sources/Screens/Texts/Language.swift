/// A language of the showcase.
public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case chinese = "zh-Hans"

    /// The first of the wanted languages, given as BCP 47 tags, that the showcase speaks; English if none.
    public init(preferring tags: [String]) {
        for tag in tags {
            switch tag.lowercased().split(separator: "-").first {
            case "zh": self = .chinese
            case "en": self = .english
            default: continue
            }
            return
        }
        self = .english
    }
}
