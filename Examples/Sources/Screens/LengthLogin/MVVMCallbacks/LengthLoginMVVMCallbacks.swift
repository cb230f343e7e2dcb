import BinderyView
import ShowcaseModels

/// The length login in MVVM without a reactive library: the view forwards input, and assigns each closure by hand.
struct LengthLoginMVVMCallbacks: View {
    private let widgets = LengthLoginWidgets()
    private let texts: Texts
    private let draft: LengthDraft?

    init(model: LengthLoginCallbackModel, texts: Texts, draft: LengthDraft? = nil) {
        self.texts = texts
        self.draft = draft
        for field in LengthField.allCases {
            widgets[field].edited = { model.setText($0, of: field) }
            widgets[field].clearTapped = { model.clear(field) }
        }
        widgets.loginTapped = { model.logIn() }
        // Weak, since the widgets retain the model.
        model.textChanged = { [weak widgets] field, text in
            widgets?[field].text = text
            widgets?[field].isClearHidden = text.isEmpty
        }
        model.stateChanged = { [weak widgets] in widgets?[$0].state = $1 }
        model.loginEnabledChanged = { [weak widgets] in widgets?.isLoginEnabled = $0 }
        model.busyChanged = { [weak widgets] in widgets?.isBusy = $0 }
        model.outcomeChanged = { [weak widgets] in widgets?.outcome = $0 }
    }

    var body: some View { LengthLoginForm(widgets, texts: texts, draft: draft).saved(widgets) }
}
