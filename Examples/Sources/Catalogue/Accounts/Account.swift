/// Someone who can log in.
struct Account: Equatable, Sendable {
    let phone: String
    let nickname: String
}
