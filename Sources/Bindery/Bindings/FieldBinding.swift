/// A binding with a converter between a field, which the user edits (the view side), and a property of the model.
///
/// Records the last value seen or written on each side, so that no change returns to its origin. Made by
/// ``BinderyGraph/MutableProperty/bind(to:by:_:commit:conflict:fallback:on:file:line:)``.
///
/// - Isolation: Confined to the actor that made it; not `Sendable`.
public final class FieldBinding<Field: Equatable, Model: Equatable>: LiveSource, EditedBinding {
    /// The reason that the last committed value was refused; nil if it was accepted.
    public let failure: Property<ConversionFailure?>
    /// Whether there is an uncommitted edit.
    public let isPending: Property<Bool>

    private let failureState = MutableProperty<ConversionFailure?>(nil)
    private let pendingState = MutableProperty(false)
    /// Nil once the binding is disposed of.
    private var converter: Converter<Field, Model>?
    private let mode: BindingMode
    private let trigger: CommitTrigger
    private let fallback: Field?
    private let scheduler: (any Scheduler)?
    let site: BindingSite

    private weak var field: MutableProperty<Field>?
    private weak var model: MutableProperty<Model>?
    /// The sides that are parts of other values, and that only the binding may hold.
    private var keptField: MutableProperty<Field>?
    private var keptModel: MutableProperty<Model>?
    /// Whether the binding has a model. Remains true when the model is deallocated, to report an edit that is lost.
    private var hasTarget = false
    /// Whether explanations hide the values of the model.
    private var isConcealed = false
    // The last values seen or written on each side. Only a different value is a change.
    private var lastFieldValue: Field
    private var lastModelValue: Model?
    /// Whether the field has an edit that was not committed or was refused.
    private var isEdited = false
    private var fieldObservation: (any Disposable)?
    private var modelObservation: (any Disposable)?
    private var parentObservation: (any Disposable)?
    private var timer: (any Disposable)?
    public private(set) var isDisposed = false

    init(
        _ field: MutableProperty<Field>, to model: MutableProperty<Model>?, by converter: Converter<Field, Model>,
        mode: BindingMode = .twoWay, commit trigger: CommitTrigger = .onChange,
        conflict: ConflictPolicy<Field, Model> = .modelWins, fallback: Field? = nil,
        on scheduler: (any Scheduler)? = nil,
        at site: BindingSite
    ) {
        let field = field.bindingTarget
        // A part's property, which holds the claim. It lives only as long as it is kept.
        let model = model?.bindingTarget
        (failure, isPending) = (failureState, pendingState)
        keptField = field.storesItsValue ? nil : field
        (self.converter, self.mode, self.trigger, self.fallback) = (converter, mode, trigger, fallback)
        (self.field, self.site, lastFieldValue) = (field, site, untracked { field.value })
        if case .debounced = trigger, scheduler == nil, mode == .twoWay || mode == .toSource {
            let time = TimeSource(
                "a debounced binding", without: "commits when the field is left", given: nil, file: site.file,
                line: site.line)
            self.scheduler = time.scheduler()
        } else {
            self.scheduler = scheduler
        }
        let isFree =
            switch mode {
            case .twoWay, .oneWay: field.claim(for: self)
            case .toSource: model?.claim(for: self) ?? true
            case .oneTime: true
            }
        guard isFree else {
            dispose()
            return
        }
        field.bag.add(self)
        if let model { attach(model, conflict) } else { showFallback() }
        if mode == .oneTime {
            dispose()
        } else if readsField {
            field.editedBinding = self
            fieldObservation = field.observeChanges(file: site.file, line: site.line) { [self] _ in
                fieldMayHaveChanged()
            }
        }
    }

    /// Commits the edit when the user leaves the field, unless only submission commits, and shows its canonical form.
    public func endEditing() {
        if trigger != .onSubmit { finish() }
    }

    /// Commits the edit when the user submits the field, and shows its canonical form.
    public func submit() { finish() }

    /// Discards an edit that was not committed or was refused: the field shows the model's value, or the fallback
    /// without a model.
    public func revert() {
        guard !isDisposed, mode == .twoWay else { return }
        if let lastModelValue { show(lastModelValue) } else { showFallback() }
    }

    public func dispose() {
        // When the model's deallocation disposes of the binding, `model` is nil already.
        if isDisposed || model?.rootBag != nil { hasTarget = false }
        isDisposed = true
        (keptField, keptModel, converter) = (nil, nil, nil)
        for part in [timer, fieldObservation, modelObservation, parentObservation] { part?.dispose() }
        (timer, fieldObservation, modelObservation, parentObservation) = (nil, nil, nil, nil)
    }

    // MARK: The model's side

    private var readsField: Bool { mode == .twoWay || mode == .toSource }

    /// Follows `next` from now on, instead of the previous model.
    func attach(_ next: MutableProperty<Model>?, _ conflict: ConflictPolicy<Field, Model> = .modelWins) {
        if isDisposed { return }
        modelObservation?.dispose()
        let next = next?.bindingTarget
        model = next
        keptModel = next.flatMap { $0.storesItsValue ? nil : $0 }
        hasTarget = next != nil
        if isConcealed {
            _ = next?.concealInput()
        } else if field?.isConcealedFromTracing == true {
            concealModel()
        }
        // The secure field may show the model: `$password <~> typed`.
        next?.whenConcealed(self) { [weak field] in _ = field?.concealFromTracing() }
        lastModelValue = untracked { next?.value }
        guard let next, let value = lastModelValue else { return showFallback() }
        if mode == .twoWay || mode == .oneWay {
            modelObservation = next.observeChanges(file: site.file, line: site.line) { [self] _ in modelMayHaveChanged()
            }
        }
        if mode == .toSource { return commit() }
        if fieldConverts(value) { return settle(nil) }
        switch conflict {
        case .modelWins: show(value)
        case .viewWins: mode == .twoWay ? commit() : show(value)
        case .resolve(let resolve):
            let resolved = resolve(lastFieldValue, value)
            show(resolved)
            if mode == .twoWay { writeToModel(resolved) }
            recheckBothSides()
        }
    }

    /// Disposes of `observation`, which observes the model's parent, with the binding.
    func follows(_ observation: any Disposable) { parentObservation = observation }

    func concealModel() {
        if isConcealed { return }
        isConcealed = true
        _ = model?.concealInput()
    }

    private func modelMayHaveChanged() {
        guard !isDisposed, modelObservation != nil, let model, let field else { return }
        let value = untracked { model.value }
        if isSame(value, lastModelValue) { return }
        lastModelValue = value
        // In one-way mode the field's edits were not observed.
        if !readsField { lastFieldValue = untracked { field.value } }
        // A text that already converts to the value stays as the user typed it.
        if fieldConverts(value) { settle(nil) } else { show(value) }
    }

    private func writeToModel(_ value: Model) {
        guard let model, !isSame(value, lastModelValue) else { return }
        lastModelValue = value
        model.value = value
    }

    // MARK: The view's side

    func reportLostEdit() {
        guard hasTarget, model == nil, let field else { return }
        hasTarget = false
        Diagnostics.report(
            .lifetime,
            """
            \(field.diagnosticName) was edited on screen, but the property to which it was bound at \(site) has been \
            freed: the edit is lost. Make the model that has the property a stored property of the view, which keeps \
            it while it is mounted.
            """)
    }

    private func fieldMayHaveChanged() {
        guard !isDisposed, readsField, let field else { return }
        let value = untracked { field.value }
        if isSame(value, lastFieldValue) { return }
        lastFieldValue = value
        isEdited = true
        if trigger == .onChange { return commit() }
        pendingState.value = true
        guard case .debounced(let wait) = trigger else { return }
        timer?.dispose()
        timer = scheduler?.schedule(after: wait) { [weak self] in self?.commit() }
    }

    private func commit() {
        guard !isDisposed, let converter else { return }
        transaction {
            do throws(ConversionFailure) {
                let value = try converter.convert(lastFieldValue)
                settle(nil)
                writeToModel(value)
            } catch {
                settle(error)
                isEdited = true
            }
        }
        recheckBothSides()
    }

    private func finish() {
        guard !isDisposed, readsField else { return }
        fieldMayHaveChanged()
        // Otherwise the field shows the model's value, perhaps rounded: that is not a value to write.
        if isEdited { commit() }
        // The model may have changed the written value.
        modelMayHaveChanged()
        if untracked({ failureState.value }) == nil, let lastModelValue, fieldConverts(lastModelValue) {
            show(lastModelValue)
        }
    }

    private func show(_ value: Model) {
        guard let converter else { return }
        do throws(ConversionFailure) {
            let shown = try converter.convertBack(value)
            settle(nil)
            // Not in one transaction: an observer of the field may set it back at once.
            write(shown)
        } catch {
            showFallback(error)
        }
    }

    private func showFallback(_ failure: ConversionFailure? = nil) {
        settle(failure)
        if let fallback, mode != .toSource { write(fallback) }
    }

    private func write(_ value: Field) {
        if isSame(value, lastFieldValue) { return }
        lastFieldValue = value
        field?.value = value
        recheckBothSides()
    }

    private func fieldConverts(_ value: Model) -> Bool {
        guard let converter else { return false }
        return isSame(try? converter.convert(lastFieldValue), value)
    }

    // MARK: Both

    /// Ends the edit: it is accepted or dropped.
    private func settle(_ failure: ConversionFailure?) {
        timer?.dispose()
        timer = nil
        isEdited = false
        transaction {
            pendingState.value = false
            failureState.value = failure
        }
    }

    /// Checks both sides again after a write: an observer may restore the previous value without an observed change.
    private func recheckBothSides() {
        Delivery.afterCurrent { [self] in
            modelMayHaveChanged()
            fieldMayHaveChanged()
        }
    }
}

/// Whether two values are equal, or neither equals itself, as NaN: it would count as a change at each comparison. So of
/// two points with a NaN, the second is not passed on.
private func isSame<Value: Equatable>(_ one: Value, _ other: Value) -> Bool {
    one == other || (one != one && other != other)
}
