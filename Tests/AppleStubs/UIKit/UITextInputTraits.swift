public enum UIKeyboardType: Int, Sendable {
    case `default`, numberPad = 4, phonePad, emailAddress = 7, decimalPad
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
}

public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UIReturnKeyType: Int, Sendable { case `default`, go, google, join, next, route, search }

public final class UIFont: StandInObject, @unchecked Sendable {
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    }

    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}
