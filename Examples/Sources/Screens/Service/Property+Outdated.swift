import BinderyView

extension Property {
    /// The value, until a text that it is about changes: then `nil`, until there is another value.
    ///
    /// - Parameter bag: keeps what follows the texts.
    func outdated<Wrapped>(by texts: MutableProperty<String>..., in bag: DisposeBag) -> Property<Wrapped?>
    where Value == Wrapped?, Wrapped: Equatable {
        let latest = MutableProperty<Wrapped?>(nil)
        var isSeen = false
        effect { [unowned latest] in
            let value = self.value
            // If it is seen already, a text has changed.
            latest.value = isSeen ? nil : value
            // The texts are read only while the value is shown, so that typing costs nothing otherwise.
            if value != nil, !isSeen { for text in texts { _ = text.value } }
            isSeen = value != nil
        }
        .disposed(by: bag)
        return latest
    }
}
