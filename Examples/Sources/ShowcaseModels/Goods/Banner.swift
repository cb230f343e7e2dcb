public import BinderyView

/// A picture that links to a page with goods.
public struct Banner: Identifiable, Equatable, Sendable, Decodable {
    /// A text in each language.
    public struct Texts: Equatable, Sendable, Decodable {
        public let en: String
        public let zh: String

        public init(en: String, zh: String) {
            self.en = en
            self.zh = zh
        }

        public func text(in language: Language) -> String { language == .english ? en : zh }
    }

    public let id: Int
    public let title: Texts
    public let text: Texts
    /// The paths of the pictures.
    public let image: Texts

    public init(id: Int, title: Texts, text: Texts, image: Texts) {
        self.id = id
        self.title = title
        self.text = text
        self.image = image
    }
}

extension Texts {
    /// Returns a text of a banner in the present language.
    public func text(
        _ texts: @escaping @Sendable (Banner) -> Banner.Texts, of banner: Property<Banner>
    ) -> Property<String> {
        let language = language
        return Property { texts(banner.value).text(in: language.value) }
    }
}
