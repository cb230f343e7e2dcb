import BinderyView

/// Screen A around one of its four architectures, with the way to the other three.
struct LengthLoginPage: View {
    let architecture: Architecture
    let content: AnyView
    let texts: Texts
    let navigator: Navigator<Place>

    init(_ architecture: Architecture, service: some CredentialService, texts: Texts, navigator: Navigator<Place>) {
        self.architecture = architecture
        self.texts = texts
        self.navigator = navigator
        content =
            switch architecture {
            case .mvc: AnyView(LengthLoginMVC(service: service, texts: texts))
            case .mvp: AnyView(LengthLoginMVP(presenter: LengthLoginPresenter(service: service), texts: texts))
            case .mvvmCallbacks:
                AnyView(LengthLoginMVVMCallbacks(model: LengthLoginCallbackModel(service: service), texts: texts))
            case .mvvm: AnyView(LengthLogin(model: LengthLoginModel(service: service), texts: texts))
            }
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
            .width(416)
        }
    }

    private func choose(_ choice: Architecture) -> some View {
        Button(texts[choice.title]) {
            if choice != architecture { navigator.replace(with: .lengthLogin(choice)) }
        }
        .selected(.constant(choice == architecture))
        .id("architecture-\(choice.rawValue)")
    }
}
