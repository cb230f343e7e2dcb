public import BinderyView

/// The model of MVC and MVP: the input and its validation. It depends on no view and reports no changes.
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
