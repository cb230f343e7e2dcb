internal import HTTPTypes
internal import Hummingbird

/// `GET /accounts/{phone}/avatar`: a picture that the service draws.
struct Avatars {
    let accounts: AccountTable

    func add(to router: Router<CatalogueContext>) {
        router.get("accounts/:phone/avatar") { _, context in
            guard let account = try await accounts.account(phone: context.parameters.require("phone"))
            else {
                throw ErrorAnswer.unknownAccount
            }
            return Response(
                status: .ok,
                headers: [
                    .contentType: "image/svg+xml; charset=utf-8",
                    .cacheControl: "max-age=3600",
                    // Opened as a page of its own, the picture may load and run nothing.
                    .contentSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'",
                    .xContentTypeOptions: "nosniff",
                ],
                body: .init(byteBuffer: ByteBuffer(string: AvatarDrawing(of: account).svg))
            )
        }
    }
}
