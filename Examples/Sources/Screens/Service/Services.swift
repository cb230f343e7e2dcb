/// What the screens ask of the catalogue service.
public struct Services: Sendable {
    public var accounts: any AccountService
    public var credentials: any CredentialService
    public var goods: any GoodsService

    public init(accounts: any AccountService, credentials: any CredentialService, goods: any GoodsService) {
        self.accounts = accounts
        self.credentials = credentials
        self.goods = goods
    }
}
