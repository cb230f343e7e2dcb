public import BinderyView

/// The whole program of one person: its state, and the view of it. The same on every backend.
public final class Showcase {
    private let texts: Texts
    private let navigator: Navigator<Place>
    private let account: MutableProperty<Account?>
    private let phoneLogin: () -> PhoneLoginModel
    private let credentials: any CredentialService
    private let hasTestPages: Bool
    private let saveLanguage: Action<Language, Void, Never>
    private let bag = DisposeBag()

    /// - Parameters:
    ///   - place: the screen that was asked for; the index lies below it.
    ///   - language: the one to begin with, if none is remembered.
    public init(
        at place: Place, language: Language, accounts: some AccountService, credentials: some CredentialService,
        store: some PersonalStore, remembered: Remembered = Remembered(), hasTestPages: Bool = false
    ) {
        let saved = remembered.login
        texts = Texts(language: remembered.language ?? language)
        navigator = Navigator(place == .index ? [.index] : [.index, place])
        account = MutableProperty(saved.map { Account(phone: $0.phone, nickname: $0.nickname) }, name: "account")
        phoneLogin = { PhoneLoginModel(accounts: accounts, store: store, saved: saved) }
        self.credentials = credentials
        self.hasTestPages = hasTestPages
        saveLanguage = Action { language in await store.save(language) }
        texts.language.observeChanges { [saveLanguage] in saveLanguage.execute($0) }.disposed(by: bag)
    }

    public var language: Property<String> { texts.language.map(\.rawValue) }

    public var interfaceTexts: InterfaceTexts { texts.interface }

    @ViewBuilder
    public var view: some View {
        let hasTestPages = hasTestPages
        NavigationStack(navigator) { path in
            Place(path: path, includingTestPages: hasTestPages)
        } content: { place in
            self.screen(place)
        }
    }

    private func screen(_ place: Place) -> AnyView {
        switch place {
        case .index: AnyView(Index(texts: texts, navigator: navigator))
        case .lengthLogin(let architecture):
            AnyView(LengthLoginPage(architecture, service: credentials, texts: texts, navigator: navigator))
        case .phoneLogin: AnyView(PhoneLogin(model: makePhoneLogin(), texts: texts))
        case .goods: AnyView(Goods(account: account, texts: texts))
        case .accountLogin:
            AnyView(AccountLogin(model: AccountLoginModel(service: credentials), texts: texts))
        case .architectures: AnyView(Architectures(texts: texts, navigator: navigator))
        case .gallery: AnyView(Gallery(model: GalleryModel(texts: texts), texts: texts))
        case .typing: AnyView(Typing(model: TypingModel()))
        case .rows: AnyView(Rows(model: RowsModel(), navigator: navigator))
        case .sections: AnyView(SectionedRows(model: RowsModel()))
        }
    }

    private func makePhoneLogin() -> PhoneLoginModel {
        let model = phoneLogin()
        let (account, navigator) = (account, navigator)
        model.login.values
            .observe {
                account.value = $0
                navigator.push(.goods)
            }
            .disposed(by: bag)
        return model
    }
}
