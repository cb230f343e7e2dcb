import BinderyView
import ShowcaseModels

/// One input for the four architectures of the length login, and what is compared of their code.
final class PlaygroundModel: Restorable {
    @Reactive(.saved) var username = ""
    @Reactive var password = ""
    @Reactive(.saved) var code = ""
    /// The architectures whose code is compared.
    @Reactive(.saved) var old = Architecture.mvc
    @Reactive(.saved) var new = Architecture.mvvm
    @Reactive(.saved) var part = ScreenSource.Part.viewModel
    /// The architecture whose change by the requirement is shown.
    @Reactive(.saved) var changed = Architecture.mvvm
    private(set) lazy var difference = Property { [_old, _new, _part] in
        CodeDifference(from: _old.value.source(_part.value), to: _new.value.source(_part.value))
    }
    private(set) lazy var change = $changed.map(Requirement.change(of:))
    /// Whether the forms can be submitted.
    private(set) lazy var isComplete = Property { [_username, _password, _code] in
        let rules = LengthRules.standard
        return LengthRules.allow([
            rules[.username].convert(_username.value), rules[.password].convert(_password.value),
            rules[.code].convert(_code.value),
        ])
    }
    private(set) lazy var input = SharedInput([.username: _username, .password: _password, .code: _code])
}

extension Architecture {
    fileprivate func source(_ part: ScreenSource.Part) -> String {
        AppRoute.lengthLogin(self).sourceName.flatMap { ScreenSource.of($0, part) }?.text ?? ""
    }
}

/// The same input for several forms at once: each receives what is typed in one of them.
final class SharedInput: LengthDraft {
    private let texts: [LengthField: MutableProperty<String>]
    private var submissions: [() -> Void] = []

    init(_ texts: [LengthField: MutableProperty<String>]) { self.texts = texts }

    override func fill(_ fields: [LengthField: MutableProperty<String>], submit: @escaping () -> Void) {
        for (field, text) in fields { if let shared = texts[field] { text <~> shared } }
        submissions.append(submit)
    }

    /// Submits all forms.
    func submit() { for submit in submissions { submit() } }
}
