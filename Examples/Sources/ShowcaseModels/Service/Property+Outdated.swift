public import BinderyView

extension Property {
    /// Returns the value until one of the texts changes: then `nil`, until there is another value.
    public func outdated<Wrapped>(by texts: MutableProperty<String>..., in bag: DisposeBag) -> Property<Wrapped?>
    where Value == Wrapped?, Wrapped: Equatable {
        let latest = MutableProperty<Wrapped?>(nil)
        effect { [unowned latest] in
            let value = self.value
            // If a value was shown before, a text has changed.
            let isOutdated = untracked { latest.value } != nil
            latest.value = isOutdated ? nil : value
            // Reads the texts only while the value is shown, so that typing costs nothing otherwise.
            if value != nil, !isOutdated { for text in texts { _ = text.value } }
        }
        .disposed(by: bag)
        return latest
    }
}
