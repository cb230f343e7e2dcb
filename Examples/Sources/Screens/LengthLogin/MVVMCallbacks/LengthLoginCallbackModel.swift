public import BinderyView
public import ShowcaseModels

/// The length login in MVVM without a reactive library: readable state, with a closure for each change.
public final class LengthLoginCallbackModel {
    public var textChanged: (LengthField, String) -> Void = { _, _ in }
    public var stateChanged: (LengthField, InputState) -> Void = { _, _ in }
    public var loginEnabledChanged: (Bool) -> Void = { _ in }
    public var busyChanged: (Bool) -> Void = { _ in }
    public var outcomeChanged: (LoginOutcome?) -> Void = { _ in }

    public private(set) var isLoginEnabled = false {
        didSet { if isLoginEnabled != oldValue { loginEnabledChanged(isLoginEnabled) } }
    }
    public private(set) var isBusy = false {
        didSet { if isBusy != oldValue { busyChanged(isBusy) } }
    }
    public private(set) var outcome: LoginOutcome? {
        didSet { if outcome != oldValue { outcomeChanged(outcome) } }
    }

    private var texts: [LengthField: String] = [:]
    private let rules = LengthRules.standard
    private let service: any CredentialService
    private var request: (any Disposable)?

    public init(service: some CredentialService) { self.service = service }

    deinit { request?.dispose() }

    public func text(of field: LengthField) -> String { texts[field, default: ""] }

    public func state(of field: LengthField) -> InputState { rules[field].convert(text(of: field)) }

    public func setText(_ text: String, of field: LengthField) {
        let (oldText, oldState) = (self.text(of: field), state(of: field))
        if text == oldText { return }
        texts[field] = text
        outcome = nil
        textChanged(field, text)
        if state(of: field) != oldState { stateChanged(field, state(of: field)) }
        updateLogin()
    }

    public func clear(_ field: LengthField) { setText("", of: field) }

    public func logIn() {
        guard isLoginEnabled else { return }
        isBusy = true
        outcome = nil
        updateLogin()
        request = service.logIn(username: text(of: .username), password: text(of: .password)) {
            [unowned self] result in
            isBusy = false
            outcome = LoginOutcome(result)
            updateLogin()
        }
    }

    private func updateLogin() {
        isLoginEnabled = LengthRules.allow(LengthField.allCases.map(state)) && !isBusy
    }
}
