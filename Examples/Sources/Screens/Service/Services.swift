/// What the screens ask of the catalogue service.
public struct Services: Sendable {
    public var accounts: any AccountService
    public var credentials: any CredentialService
    public var goods: any GoodsService
    public var books: any BookService
    public var posts: any PostService

    public init(
        accounts: any AccountService, credentials: any CredentialService, goods: any GoodsService,
        books: any BookService, posts: any PostService
    ) {
        self.accounts = accounts
        self.credentials = credentials
        self.goods = goods
        self.books = books
        self.posts = posts
    }
}
