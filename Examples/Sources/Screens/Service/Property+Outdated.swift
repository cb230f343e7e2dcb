import BinderyView

extension Property {
    /// Returns the value until one of the texts changes: then `nil`, until there is another value.
    func outdated<Wrapped>(by texts: MutableProperty<String>..., in bag: DisposeBag) -> Property<Wrapped?>
    where Value == Wrapped?, Wrapped: Equatable {
        let latest = MutableProperty<Wrapped?>(nil)
        var isSeen = false
        effect { [unowned latest] in
            let value = self.value
            // If the value was shown before, a text has changed.
            latest.value = isSeen ? nil : value
            // Reads the texts only while the value is shown, so that typing costs nothing otherwise.
            if value != nil, !isSeen { for text in texts { _ = text.value } }
            isSeen = value != nil
        }
        .disposed(by: bag)
        return latest
    }
}
