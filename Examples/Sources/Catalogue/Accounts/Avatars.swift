internal import Hummingbird

/// The route `GET /accounts/{phone}/avatar`: a generated picture.
struct Avatars {
    let accounts: AccountTable

    func add(to router: Router<CatalogueContext>) {
        router.get("accounts/:phone/avatar") { _, context in
            guard let account = try await accounts.account(phone: context.parameters.require("phone"))
            else {
                throw ErrorResponse.unknownAccount
            }
            return Drawing(svg: AvatarDrawing(of: account).svg)
        }
    }
}
