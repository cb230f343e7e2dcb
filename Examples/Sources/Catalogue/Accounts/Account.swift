struct Account: Equatable, Sendable {
    let phone: String
    let nickname: String
}
