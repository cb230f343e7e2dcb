public import BinderyView

/// The widgets of screen A as a toolkit without bindings has them: a program sets what they show, and is called when a person does something.
/// MVC, MVP and MVVM with closures are made of them.
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

/// A field with a button that clears it.
public final class FieldWidget: Restorable {
    @Reactive public var text: String
    @Reactive public var state = InputState.empty
    @Reactive public var isClearHidden = true
    /// Called with each text that the person enters, and that the program sets.
    public var edited: (String) -> Void = { _ in }
    public var clearTapped: () -> Void = {}
    private let bag = DisposeBag()

    /// - Parameter isSecret: whether the text is not to be saved.
    init(isSecret: Bool = false) {
        _text = isSecret ? MutableProperty("") : MutableProperty("", .saved)
        _text.observeChanges { [unowned self] in edited($0) }.disposed(by: bag)
    }
}
