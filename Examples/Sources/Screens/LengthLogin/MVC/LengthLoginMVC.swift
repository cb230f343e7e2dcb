import BinderyView
import ShowcaseModels

/// The length login in MVC: the view contains only widgets; the controller has all behaviour.
struct LengthLoginMVC: View {
    private let widgets = LengthLoginWidgets()
    private let texts: Texts
    private let draft: LengthDraft?

    init(service: some CredentialService, texts: Texts, draft: LengthDraft? = nil) {
        self.texts = texts
        self.draft = draft
        LengthLoginController(view: widgets, service: service)
    }

    var body: some View { LengthLoginForm(widgets, texts: texts, draft: draft).saved(widgets) }
}
