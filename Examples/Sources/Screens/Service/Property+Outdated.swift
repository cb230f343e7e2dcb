import BinderyView

extension Property {
    /// The value, until a text that it is about changes: then `nil`, until there is another value.
    ///
    /// - Parameter bag: keeps what follows the texts.
    func outdated<Wrapped>(by texts: MutableProperty<String>..., in bag: DisposeBag) -> Property<Wrapped?>
    where Value == Wrapped?, Wrapped: Equatable {
        let latest = MutableProperty<Wrapped?>(nil)
        effect {
            for text in texts { _ = text.value }
            untracked { latest.value = nil }
        }
        .disposed(by: bag)
        observe { latest.value = $0 }.disposed(by: bag)
        return latest
    }
}
