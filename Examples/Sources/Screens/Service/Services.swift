/// What the screens ask of the catalogue service.
public struct Services: Sendable {
    public var accounts: any AccountService
    public var credentials: any CredentialService
    public var goods: any GoodsService
    public var menuGroups: any MenuGroupService
    public var books: any BookService
    public var posts: any PostService

    public init(
        accounts: any AccountService, credentials: any CredentialService, goods: any GoodsService,
        menuGroups: any MenuGroupService, books: any BookService, posts: any PostService
    ) {
        self.accounts = accounts
        self.credentials = credentials
        self.goods = goods
        self.menuGroups = menuGroups
        self.books = books
        self.posts = posts
    }
}
