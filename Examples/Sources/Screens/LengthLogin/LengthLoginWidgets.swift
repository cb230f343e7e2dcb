public import BinderyView

/// The widgets of screen A as a toolkit without bindings has them: a program sets what they show, and is called when a person does something.
/// MVC, MVP and MVVM with closures are made of them.
public final class LengthLoginWidgets {
    @Reactive public var isLoginEnabled = false
    @Reactive public var isBusy = false
    @Reactive public var outcome: LoginOutcome?
    public var loginTapped: () -> Void = {}
    private let fields = Dictionary(uniqueKeysWithValues: LengthField.allCases.map { ($0, FieldWidget()) })

    public init() {}

    public subscript(field: LengthField) -> FieldWidget { fields[field]! }
}

/// A field with a button that clears it.
public final class FieldWidget {
    @Reactive public var text = ""
    @Reactive public var state = InputState.empty
    @Reactive public var isClearHidden = true
    /// Called with each text that the person enters, and that the program sets.
    public var edited: (String) -> Void = { _ in }
    public var clearTapped: () -> Void = {}
    private let bag = DisposeBag()

    init() { _text.observeChanges { [unowned self] in edited($0) }.disposed(by: bag) }
}
