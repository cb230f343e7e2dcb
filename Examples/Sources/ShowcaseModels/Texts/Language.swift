public enum Language: String, CaseIterable, Sendable, Codable {
    case english = "en"
    case chinese = "zh-Hans"

    /// Selects the first supported language of BCP 47 tags; English if there is none.
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
