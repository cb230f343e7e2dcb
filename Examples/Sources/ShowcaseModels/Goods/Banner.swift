package import BinderyView

/// A picture that links to a page.
public struct Banner: Identifiable, Equatable, Sendable, Decodable {
    public struct Title: Equatable, Sendable, Decodable {
        public let en: String
        public let zh: String

        public init(en: String, zh: String) {
            self.en = en
            self.zh = zh
        }

        package func text(in language: Language) -> String { language == .english ? en : zh }
    }

    public let id: Int
    public let title: Title
    /// The path of the picture.
    public let image: String

    public init(id: Int, title: Title, image: String) {
        self.id = id
        self.title = title
        self.image = image
    }
}

extension Texts {
    package func title(of banner: Property<Banner>) -> Property<String> {
        let language = language
        return Property { banner.value.title.text(in: language.value) }
    }
}
