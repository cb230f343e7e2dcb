import BinderyView

/// Screen A in MVC: the controller holds the model, hears from the view what a person does, and sets what the view shows.
public final class LengthLoginController {
    /// Keeps the controller by the closures that it is given.
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
            // Bindings serve MVC too: nothing below has to remember the clear buttons.
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
