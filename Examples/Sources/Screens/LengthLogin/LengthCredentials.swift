public import BinderyView

/// What was entered on screen A, and what the rules say of it. It knows no view, and tells nobody that it has changed: the model of MVC
/// and MVP.
public struct LengthCredentials {
    private let rules = LengthRules.standard
    private var texts: [LengthField: String] = [:]

    public init() {}

    public subscript(field: LengthField) -> String {
        get { texts[field, default: ""] }
        set { texts[field] = newValue }
    }

    public func state(of field: LengthField) -> InputState { rules[field].convert(self[field]) }

    public var areValid: Bool { LengthRules.allow(LengthField.allCases.map(state)) }
}
