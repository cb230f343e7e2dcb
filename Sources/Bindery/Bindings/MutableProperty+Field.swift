extension MutableProperty where Value: Equatable {
    /// Binds this property, which a person edits, to one of the model, both ways and converted.
    ///
    /// ```swift
    /// let binding = ageText.bind(to: model.$age, by: .integer(in: 0...150), commit: .onBlur)
    /// // ageText "007" → model 7; when the field is left, ageText "7"
    /// message <~ binding.failure.map { $0?.message ?? "" }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | made, and the sides differ | `conflict` decides; by default this property takes the model's value |
    /// | made, and this value stands for the model's | nothing is written |
    /// | this property is edited | one write of the model, when `commit` says so; nothing comes back |
    /// | what was edited is refused | the model keeps its value; ``FieldBinding/failure`` says why |
    /// | the model changes | one write of this property, unless its value stands for the new one already; an edit that waits is dropped |
    /// | the model's value is refused on the way back | `fallback` is shown; ``FieldBinding/failure`` says why |
    /// | ``FieldBinding/endEditing()``, ``FieldBinding/submit()`` | the edit is committed, and the canonical form shown |
    /// | both change in one transaction | the model's value stays |
    /// | this property has a live binding already | a diagnosis names both places; this one is not made and is disposed of |
    /// | either side goes away, or the binding is disposed of | the binding ends |
    /// | a control on screen edits this property when the model has been freed | a diagnosis names both places; the edit is lost |
    ///
    /// A text is not rewritten while it is typed: that "007" stands for 7 is known, and the field shows "7" only when it is left.
    ///
    /// - Parameters:
    ///   - mode: in which direction it leads.
    ///   - commit: when an edit is written to the model.
    ///   - conflict: which side gives way at the start.
    ///   - fallback: shown for a value of the model that the converter refuses.
    ///   - scheduler: of `.debounced`; that of the present `ExecutionContext` if nil.
    /// - Returns: the binding. It may be ignored.
    /// - Complexity: one conversion per edit or change, two when the model changes; two observations.
    /// - Also known as: a binding with `Converter`, `Mode`, `UpdateSourceTrigger` and `Delay` in WPF, `Bind` in ReactiveUI.
    @discardableResult
    public func bind<Model: Equatable>(
        to model: MutableProperty<Model>, by converter: Converter<Value, Model>, _ mode: BindingMode = .twoWay,
        commit: CommitTrigger = .onChange, conflict: ConflictPolicy<Value, Model> = .modelWins, fallback: Value? = nil,
        on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> FieldBinding<Value, Model> {
        let binding = FieldBinding(
            self, to: model, by: converter, mode: mode, commit: commit, conflict: conflict, fallback: fallback,
            on: scheduler, at: .line(file, line))
        if !binding.isDisposed { model.bag.add(binding) }
        return binding
    }

    /// Binds this property to one of the same type, both ways.
    @discardableResult
    public func bind(
        with model: MutableProperty<Value>, _ mode: BindingMode = .twoWay, commit: CommitTrigger = .onChange,
        conflict: ConflictPolicy<Value, Value> = .modelWins, on scheduler: (any Scheduler)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> FieldBinding<Value, Value> {
        bind(
            to: model, by: .identity, mode, commit: commit, conflict: conflict, on: scheduler, file: file, line: line)
    }

    /// Binds this property to one of a parent that is replaced: bound once, it follows whichever parent is present.
    ///
    /// ```swift
    /// name.bind(through: current, { $0?.$name }, by: .trimmed, fallback: "")
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | the parent is replaced | this property takes the new model's value; an edit that waits is dropped, the old parent is let go |
    /// | `path` gives nil | `fallback` is shown, and edits are kept from going anywhere |
    /// | otherwise | as with ``bind(to:by:_:commit:conflict:fallback:on:file:line:)`` |
    @discardableResult
    public func bind<Parent, Model: Equatable>(
        through parent: Property<Parent>, _ path: @escaping (Parent) -> MutableProperty<Model>?,
        by converter: Converter<Value, Model>, commit: CommitTrigger = .onChange,
        conflict: ConflictPolicy<Value, Model> = .modelWins, fallback: Value? = nil,
        on scheduler: (any Scheduler)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> FieldBinding<Value, Model> {
        let binding = FieldBinding(
            self, to: untracked { path(parent.value) }, by: converter, commit: commit, conflict: conflict,
            fallback: fallback, on: scheduler, at: .line(file, line))
        if binding.isDisposed { return binding }
        let observation = parent.observeChanges(file: file, line: line) { [weak binding] in
            binding?.attach(path($0))
        }
        binding.follows(observation)
        return binding
    }
}
