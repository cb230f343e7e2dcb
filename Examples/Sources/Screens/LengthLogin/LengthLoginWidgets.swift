public import BinderyView
public import ShowcaseModels

/// The widgets of the length login without bindings, for MVC, MVP and MVVM with closures.
public final class LengthLoginWidgets: Restorable {
    @Reactive public var isLoginEnabled = false
    @Reactive public var isBusy = false
    @Reactive public var outcome: LoginOutcome?
    public var loginTapped: () -> Void = {}
    private let username = FieldWidget()
    private let password = FieldWidget(isSecret: true)
    private let code = FieldWidget()

    public init() {}

    public subscript(field: LengthField) -> FieldWidget {
        switch field {
        case .username: username
        case .password: password
        case .code: code
        }
    }
}

public final class FieldWidget: Restorable {
    @Reactive public var text: String
    @Reactive public var state = InputState.empty
    @Reactive public var isClearHidden = true
    /// Called with each text that the user or the program writes.
    public var edited: (String) -> Void = { _ in }
    public var clearTapped: () -> Void = {}
    private let bag = DisposeBag()

    /// - Parameter isSecret: whether the text is excluded from saving.
    init(isSecret: Bool = false) {
        _text = isSecret ? MutableProperty("") : MutableProperty("", .saved)
        _text.observeChanges { [unowned self] in edited($0) }.disposed(by: bag)
    }
}
