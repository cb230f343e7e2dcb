import BinderyView

extension Property {
    /// The value, until a text that it is about changes: then `nil`, until there is another value.
    ///
    /// - Parameter bag: keeps what follows the texts.
    func outdated<Wrapped>(by texts: MutableProperty<String>..., in bag: DisposeBag) -> Property<Wrapped?>
    where Value == Wrapped?, Wrapped: Equatable {
        let latest = MutableProperty<Wrapped?>(nil)
        observe { latest.value = $0 }.disposed(by: bag)
        var followed: Wrapped?
        // The texts are read only while there is a value, so that typing costs nothing otherwise.
        effect { [unowned latest] in
            let value = latest.value
            if value != nil { for text in texts { _ = text.value } }
            let isOutdated = value != nil && value == followed
            followed = isOutdated ? nil : value
            if isOutdated { latest.value = nil }
        }
        .disposed(by: bag)
        return latest
    }
}
