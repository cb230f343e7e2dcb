/// An account that the first start creates. Later starts do not change accounts.
struct AccountSeed: Sendable {
    let phone: String
    let code: String
    let nickname: String

    static let all: [AccountSeed] = [
        .init(phone: "13874389438", code: "5858", nickname: "花田半亩"),
        .init(phone: "13601728394", code: "2046", nickname: "林小满"),
        .init(phone: "15921640873", code: "7319", nickname: "Ada"),
        .init(phone: "18616350274", code: "4402", nickname: "阿喵同学"),
        .init(phone: "13910582746", code: "9163", nickname: "Grace Miller"),
        .init(phone: "17721093658", code: "3870", nickname: "山海"),
        .init(phone: "15088694231", code: "6625", nickname: "北岛的猫"),
        .init(phone: "18930471562", code: "1984", nickname: "Leo Zhang"),
        .init(phone: "13366820195", code: "8051", nickname: "糖醋排骨"),
        .init(phone: "19957283064", code: "5237", nickname: "Nora"),
    ]
}
