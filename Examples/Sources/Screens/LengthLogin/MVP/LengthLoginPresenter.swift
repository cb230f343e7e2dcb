public import BinderyView
public import ShowcaseModels

/// The interface of the view of the length login. Tests pass an implementation that records calls.
public protocol LengthLoginDisplay: AnyObject {
    func clear(_ field: LengthField)
    func setClearHidden(_ isHidden: Bool, of field: LengthField)
    func setState(_ state: InputState, of field: LengthField)
    func setLoginEnabled(_ isEnabled: Bool)
    func setBusy(_ isBusy: Bool)
    func setOutcome(_ outcome: LoginOutcome?)
}

/// The length login in MVP: the presenter makes all decisions, and depends only on the view's interface.
public final class LengthLoginPresenter {
    private weak var view: (any LengthLoginDisplay)?
    private var credentials = LengthCredentials()
    private let service: any CredentialService
    private var request: (any Disposable)?
    private var isBusy = false

    public init(service: some CredentialService) { self.service = service }

    deinit { request?.dispose() }

    public func attach(_ view: some LengthLoginDisplay) {
        self.view = view
        for field in LengthField.allCases { update(field) }
        updateLogin()
        view.setBusy(isBusy)
        view.setOutcome(nil)
    }

    public func edited(_ field: LengthField, to text: String) {
        credentials[field] = text
        view?.setOutcome(nil)
        update(field)
        updateLogin()
    }

    public func clearTapped(_ field: LengthField) {
        view?.clear(field)
        edited(field, to: "")
    }

    public func loginTapped() {
        guard credentials.areValid, !isBusy else { return }
        setBusy(true)
        view?.setOutcome(nil)
        request = service.logIn(username: credentials[.username], password: credentials[.password]) {
            [unowned self] result in
            setBusy(false)
            view?.setOutcome(LoginOutcome(result))
        }
    }

    private func update(_ field: LengthField) {
        view?.setState(credentials.state(of: field), of: field)
        view?.setClearHidden(credentials[field].isEmpty, of: field)
    }

    private func setBusy(_ isBusy: Bool) {
        self.isBusy = isBusy
        view?.setBusy(isBusy)
        updateLogin()
    }

    private func updateLogin() { view?.setLoginEnabled(credentials.areValid && !isBusy) }
}
