public import BinderyView
public import ShowcaseModels

/// The widgets of the shop without bindings, for MVC and MVVM with closures.
public final class ShopWidgets: Restorable {
    public let phone = TextWidget()
    public let code = TextWidget(isSecret: true)
    @Reactive public var canLogIn = false
    @Reactive public var isLoggingIn = false
    @Reactive public var loginFailure: LoginFailure?
    /// The user, whose goods are shown; nil: the login is shown.
    @Reactive public var account: Account?
    @Reactive public var goods: [Good] = []
    @Reactive public var hasMore = false
    @Reactive public var isLoading = false
    @Reactive public var failure: ServiceFailure?
    /// The goods whose likes cannot be pressed.
    @Reactive public var liking: Set<Good.ID> = []
    /// Shows each as a message for a few seconds.
    public let likeFailures = Subject<ServiceFailure, Never>()
    public var loginTapped: () -> Void = {}
    public var logOutTapped: () -> Void = {}
    public var refreshTapped: () -> Void = {}
    public var moreTapped: () -> Void = {}
    public var likeTapped: (Good) -> Void = { _ in }

    public init() {}
}

/// A text field that calls a closure, as in a toolkit without bindings.
public final class TextWidget: Restorable {
    @Reactive public var text: String
    /// Called with each text that the user or the program writes.
    public var edited: (String) -> Void = { _ in }
    private let bag = DisposeBag()

    /// - Parameter isSecret: whether the text is excluded from saving.
    init(isSecret: Bool = false) {
        _text = isSecret ? MutableProperty("") : MutableProperty("", .saved)
        _text.observeChanges { [unowned self] in edited($0) }.disposed(by: bag)
    }
}
