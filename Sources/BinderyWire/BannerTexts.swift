/// The texts of a page's banner, in the language of the page.
public struct BannerTexts: Equatable, Sendable {
    public var lost: String
    public var down: String
    public var tooLong: String
    /// Contains `{seconds}`.
    public var nextTry: String
    public var tryNow: String
    public var secretLost: String

    public init(
        lost: String = "", down: String = "", tooLong: String = "", nextTry: String = "", tryNow: String = "",
        secretLost: String = ""
    ) {
        self.lost = lost
        self.down = down
        self.tooLong = tooLong
        self.nextTry = nextTry
        self.tryNow = tryNow
        self.secretLost = secretLost
    }
}
