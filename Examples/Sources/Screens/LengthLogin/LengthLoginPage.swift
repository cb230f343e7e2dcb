import BinderyView
import ShowcaseModels

/// The length login with one of its four architectures, and links to the other three.
struct LengthLoginPage: View {
    let architecture: Architecture
    let content: AnyView
    let texts: Texts
    let navigator: Navigator<AppRoute>
    let draft: LengthDraft

    /// - Parameter draft: the input of the previous architecture.
    init(
        _ architecture: Architecture, service: some CredentialService, texts: Texts, navigator: Navigator<AppRoute>,
        draft: LengthDraft
    ) {
        self.architecture = architecture
        self.texts = texts
        self.navigator = navigator
        self.draft = draft
        content = architecture.login(service: service, texts: texts, draft: draft)
    }

    var body: some View {
        Screen("length-login", title: texts[.lengthLogin]) {
            Column(spacing: 8) {
                content
                Column(spacing: 2) {
                    Text(texts[.builtAs]).style(.caption).color(.secondary)
                    Row(spacing: 2) {
                        ForEach(.constant(Architecture.allCases), id: { $0 }) { choice in
                            choose(choice.value)
                        }
                    }
                    Row { Button(texts[.compare]) { navigator.push(.architectures) }.prominence(.plain).id("compare") }
                }
            }
        }
        .width(.reading)
    }

    private func choose(_ choice: Architecture) -> some View {
        Button(texts[choice.title]) {
            if choice == architecture { return }
            draft.keep()
            navigator.replace(with: .lengthLogin(choice))
        }
        .selected(.constant(choice == architecture))
        .id("architecture-\(choice.rawValue)")
    }
}

extension Architecture {
    /// The form of the length login in this architecture.
    func login(service: some CredentialService, texts: Texts, draft: LengthDraft) -> AnyView {
        switch self {
        case .mvc: AnyView(LengthLoginMVC(service: service, texts: texts, draft: draft))
        case .mvp:
            AnyView(LengthLoginMVP(presenter: LengthLoginPresenter(service: service), texts: texts, draft: draft))
        case .mvvmCallbacks:
            AnyView(
                LengthLoginMVVMCallbacks(
                    model: LengthLoginCallbackModel(service: service), texts: texts, draft: draft))
        case .mvvm: AnyView(LengthLogin(model: LengthLoginModel(service: service), texts: texts, draft: draft))
        }
    }
}
