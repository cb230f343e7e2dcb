public import BinderyView
public import ShowcaseModels

/// The length login in MVP: the view forwards input, displays state, and makes no decisions.
struct LengthLoginMVP: View {
    private let widgets = LengthLoginWidgets()
    private let texts: Texts
    private let draft: LengthDraft?

    init(presenter: LengthLoginPresenter, texts: Texts, draft: LengthDraft? = nil) {
        self.texts = texts
        self.draft = draft
        for field in LengthField.allCases {
            widgets[field].edited = { presenter.edited(field, to: $0) }
            widgets[field].clearTapped = { presenter.clearTapped(field) }
        }
        widgets.loginTapped = { presenter.loginTapped() }
        presenter.attach(widgets)
    }

    var body: some View { LengthLoginForm(widgets, texts: texts, draft: draft).saved(widgets) }
}

extension LengthLoginWidgets: LengthLoginDisplay {
    public func clear(_ field: LengthField) { self[field].text = "" }

    public func setClearHidden(_ isHidden: Bool, of field: LengthField) { self[field].isClearHidden = isHidden }

    public func setState(_ state: InputState, of field: LengthField) { self[field].state = state }

    public func setLoginEnabled(_ isEnabled: Bool) { isLoginEnabled = isEnabled }

    public func setBusy(_ isBusy: Bool) { self.isBusy = isBusy }

    public func setOutcome(_ outcome: LoginOutcome?) { self.outcome = outcome }
}
