import BinderyView

/// Screen A in MVC: the view is widgets alone; all that they do stands in the controller.
struct LengthLoginMVC: View {
    private let widgets = LengthLoginWidgets()
    private let texts: Texts

    init(service: some CredentialService, texts: Texts) {
        self.texts = texts
        LengthLoginController(view: widgets, service: service)
    }

    var body: some View { LengthLoginForm(widgets, texts: texts).saved(widgets) }
}
