extension MutableProperty where Value == Int {
    /// Adds to the number without reading it: an effect that does this does not depend on the number.
    package final func add(_ number: Int) { value = untracked { value } &+ number }
}
