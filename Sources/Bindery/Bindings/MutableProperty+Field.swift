extension MutableProperty where Value: Equatable {
    /// Binds this property, which the user edits, to a property of the model, both ways and with a converter.
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
    /// | made, and this value converts to the model's | nothing is written |
    /// | this property is edited | one write of the model, when `commit` says so; nothing is written back |
    /// | the edit is refused | the model keeps its value; ``FieldBinding/failure`` says why |
    /// | the model changes | one write, unless this value converts to the new one; an uncommitted edit is dropped |
    /// | the model's value is refused on the way back | `fallback` is shown; ``FieldBinding/failure`` says why |
    /// | ``FieldBinding/endEditing()``, ``FieldBinding/submit()`` | commits an edit, and shows the canonical form |
    /// | both change in one transaction | the model's value stays |
    /// | this property already has a live binding | a diagnosis names both; this binding is disposed of |
    /// | either side is deallocated, or the binding is disposed of | the binding ends |
    /// | a control edits this property after the model was deallocated | a diagnosis names both; the edit is lost |
    ///
    /// Text is not rewritten during typing: "007" converts to 7, and the field shows "7" only when the user leaves it.
    ///
    /// - Parameter fallback: Shown for a value of the model that the converter refuses.
    /// - Parameter scheduler: The scheduler of `.debounced`; if nil, that of the current `ExecutionContext`.
    /// - Complexity: One conversion per edit or change, two when the model changes; two observations.
    /// - Also known as: a binding with `Converter`, `Mode`, `UpdateSourceTrigger` and `Delay` in WPF, `Bind` in
    ///   ReactiveUI.
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

    /// Binds this property to a property of a parent that may be replaced: it follows the current parent.
    ///
    /// ```swift
    /// name.bind(through: current, { $0?.$name }, by: .trimmed, fallback: "")
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | the parent is replaced | takes the new model's value, drops an uncommitted edit, releases the old parent |
    /// | `path` returns nil | `fallback` is shown, and edits are not written |
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
