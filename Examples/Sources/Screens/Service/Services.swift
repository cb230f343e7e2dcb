public import ShowcaseModels

public final class Services: Sendable {
    public let accounts: any AccountService
    public let credentials: any CredentialService
    public let goods: any GoodsService
    public let menuGroups: any MenuGroupService
    public let books: any BookService
    public let posts: any PostService
    /// Sets the language of later answers.
    public let setLanguage: @Sendable (Language) -> Void

    public init(
        accounts: any AccountService, credentials: any CredentialService, goods: any GoodsService,
        menuGroups: any MenuGroupService, books: any BookService, posts: any PostService,
        setLanguage: @escaping @Sendable (Language) -> Void = { _ in }
    ) {
        self.accounts = accounts
        self.credentials = credentials
        self.goods = goods
        self.menuGroups = menuGroups
        self.books = books
        self.posts = posts
        self.setLanguage = setLanguage
    }
}
