extension Property {
    /// Runs `work` when the property gets its first observer, and disposes of the bag when the last one leaves.
    ///
    /// ```swift
    /// let time = MutableProperty(clock.now)
    /// time.whileObserved { [weak time] bag in
    ///     Producer<Int, Never>.interval(.seconds(1)).observe { _ in time?.value = clock.now }.disposed(by: bag)
    /// }
    /// ```
    ///
    /// An observer is what `observe`, `effect`, a binding, an observed `changes` or a shown view adds, to this property
    /// or to one derived from it. A read does not count.
    ///
    /// | event | result |
    /// |---|---|
    /// | called | `work` runs at once if the property is observed |
    /// | the first observer is added | the observer receives the present value, then `work` runs with a new bag |
    /// | another one is added, or leaves while one remains | nothing |
    /// | the last observer leaves | the bag is disposed of, before `dispose()` returns |
    /// | observers come or go in a transaction or a delivery | the state at its end counts, and only that |
    /// | a derived property reads this one no longer, or again | as for an observer that leaves or comes |
    /// | `work` writes the property | observers receive the value after `work` |
    /// | `work`, or what is in the bag, adds or disposes of observers | they count after it has returned |
    /// | `work` observes the property | that observer counts: the property stays observed until the observer leaves |
    /// | the property is deallocated | the bag is disposed of |
    /// | the result is disposed of | the bag is disposed of; `work` does not run again |
    ///
    /// The property retains `work`, so `work` must not retain the property. Several activities of one property start
    /// and end in the order in which they were added. Reads in `work` are not tracked. A closure that maps or filters
    /// the elements of an observed list counts as an observer of what it reads, until its element is removed. Reads
    /// that `withObservationTracking` tracks count for derived properties only.
    ///
    /// ``DisposeBag/onDispose(_:)`` adds a closure to the bag.
    ///
    /// - Returns: A disposable that ends the activity before the property is deallocated.
    /// - Isolation: `work` runs on the actor of the property.
    /// - Complexity: Properties that are not derived from this one pay nothing. Adding or removing an observer below it
    ///   takes O(n) for the n properties between.
    /// - Also known as: `onBecomeObserved` and `onBecomeUnobserved` in MobX, `watched` and `unwatched` in Preact and in
    ///   the TC39 proposal, the start function of a store in Svelte, `refCount` of a connectable stream.
    @discardableResult
    public final func whileObserved(
        file: StaticString = #fileID, line: UInt = #line, _ work: @escaping (_ bag: DisposeBag) -> Void
    ) -> any Disposable {
        let activity = WhileObserved(file: file, line: line, work)
        activity.follow(Engine.demand(of: node))
        Engine.meetDemands()
        return activity
    }
}
