import BinderyView
public import ShowcaseModels

/// The length login in MVC: the controller owns the model, receives the view's input, and sets the view's state.
public final class LengthLoginController {
    /// The view retains the controller by its closures.
    private unowned let view: LengthLoginWidgets
    private var credentials = LengthCredentials()
    private let service: any CredentialService
    private var request: (any Disposable)?

    @discardableResult
    public init(view: LengthLoginWidgets, service: some CredentialService) {
        self.view = view
        self.service = service
        for field in LengthField.allCases {
            let widget = view[field]
            widget.edited = { self.edit(field, $0) }
            widget.clearTapped = { [unowned widget] in widget.text = "" }
            // Bindings are useful in MVC, too: the code below does not have to update the clear buttons.
            widget.$isClearHidden <~ widget.$text.map(\.isEmpty)
        }
        view.loginTapped = { self.logIn() }
    }

    deinit { request?.dispose() }

    private func edit(_ field: LengthField, _ text: String) {
        credentials[field] = text
        view.outcome = nil
        view[field].state = credentials.state(of: field)
        updateLogin()
    }

    private func updateLogin() { view.isLoginEnabled = credentials.areValid && !view.isBusy }

    private func logIn() {
        guard view.isLoginEnabled else { return }
        view.isBusy = true
        view.outcome = nil
        updateLogin()
        request = service.logIn(username: credentials[.username], password: credentials[.password]) {
            [unowned self] result in
            view.isBusy = false
            view.outcome = LoginOutcome(result)
            updateLogin()
        }
    }
}
