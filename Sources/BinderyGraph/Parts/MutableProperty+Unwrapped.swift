extension MutableProperty {
    /// The value of this optional property, or a default while it is nil, as a property that writes through.
    ///
    /// ```swift
    /// TextField("Nickname", text: model.$nickname.unwrapped(or: ""))
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | this property becomes nil | the result becomes the default |
    /// | the result is written | this property takes the value, unless the result is equal: then a nil remains |
    ///
    /// - Complexity: one derived property, which retains this one.
    public func unwrapped<Wrapped>(or fallback: Wrapped) -> MutableProperty<Wrapped> where Value == Wrapped? {
        let areEqual = PartEquality.function(for: Wrapped.self)
        let part = Part<MutableProperty<Value>, Wrapped>(key: UnwrappedKey()) { whole in
            .some(whole.read() ?? fallback)
        } write: { whole, new in
            if !areEqual(untracked { whole.read() } ?? fallback, new) { whole.value = new }
        }
        return MutableProperty<Wrapped>(part, of: self, first: untracked { read() } ?? fallback)
    }
}

/// The key of the wrapped value. Two defaults make the same part: both write the same place.
private struct UnwrappedKey: Hashable {}
