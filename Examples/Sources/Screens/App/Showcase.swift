public import BinderyView

/// The whole program of one person: its state, and the view of it. The same on every backend.
public final class Showcase {
  private let texts: Texts
  private let navigator: Navigator<Place>
  private let account: MutableProperty<Account?>
  private let phoneLogin: () -> PhoneLoginModel
  private let hasTestPages: Bool
  private let bag = DisposeBag()

  /// - Parameters:
  ///   - place: the screen that was asked for; the index lies below it.
  ///   - saved: what was last logged in with.
  public init(
    at place: Place, language: Language, accounts: some AccountService, store: some LoginStore, saved: SavedLogin?,
    hasTestPages: Bool = false
  ) {
    texts = Texts(language: language)
    navigator = Navigator(place == .index ? [.index] : [.index, place])
    account = MutableProperty(saved.map { Account(phone: $0.phone, nickname: $0.nickname) }, name: "account")
    var saved = saved
    if saved?.code.isEmpty == true { saved = nil }
    let initial = saved
    phoneLogin = { PhoneLoginModel(accounts: accounts, store: store, saved: initial) }
    self.hasTestPages = hasTestPages
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
    case .phoneLogin: AnyView(PhoneLogin(model: makePhoneLogin(), texts: texts))
    case .goods: AnyView(Goods(account: account, texts: texts))
    case .typing: AnyView(Typing(model: TypingModel()))
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
