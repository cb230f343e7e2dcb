/// A demo account of the catalogue service, with its code, which is public.
public struct DemoAccount: Equatable, Sendable {
    public let phone: String
    public let code: String
    public let nickname: String

    /// The demo accounts. The first is filled in.
    public static let all = [
        DemoAccount(phone: "13874389438", code: "5858", nickname: "花田半亩"),
        DemoAccount(phone: "13601728394", code: "2046", nickname: "林小满"),
        DemoAccount(phone: "15921640873", code: "7319", nickname: "Ada"),
        DemoAccount(phone: "18616350274", code: "4402", nickname: "阿喵同学"),
        DemoAccount(phone: "13910582746", code: "9163", nickname: "Grace Miller"),
        DemoAccount(phone: "17721093658", code: "3870", nickname: "山海"),
        DemoAccount(phone: "15088694231", code: "6625", nickname: "北岛的猫"),
        DemoAccount(phone: "18930471562", code: "1984", nickname: "Leo Zhang"),
        DemoAccount(phone: "13366820195", code: "8051", nickname: "糖醋排骨"),
        DemoAccount(phone: "19957283064", code: "5237", nickname: "Nora"),
    ]
}
