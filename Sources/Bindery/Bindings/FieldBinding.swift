/// A binding between a field (the view side, what a person edits) and a model's property, with a converter between them.
///
/// It remembers what it last saw or wrote on each side, and so sends nothing back to where it came from. See
/// ``MutableProperty/bind(to:by:_:commit:conflict:fallback:on:file:line:)``, which makes it.
///
/// - Isolation: lives on the actor that made it; not `Sendable`.
public final class FieldBinding<View: Equatable, Model: Equatable>: LiveSource, EditedBinding {
    /// Why what was committed last is refused; nil if it is not.
    public let failure: Property<ConversionFailure?>
    /// Whether there is an edit that was not committed yet.
    public let isPending: Property<Bool>

    private let failureState = MutableProperty<ConversionFailure?>(nil)
    private let pendingState = MutableProperty(false)
    private let converter: Converter<View, Model>
    private let mode: BindingMode
    private let trigger: CommitTrigger
    private let fallback: View?
    private let scheduler: (any Scheduler)?
    let site: BindingSite

    private weak var view: MutableProperty<View>?
    private weak var model: MutableProperty<Model>?
    /// Whether there is a model to write, or was one until it was freed.
    private var hasTarget = false
    // What was last seen or written here on either side: only something else is news.
    private var shown: View
    private var known: Model?
    private var viewObservation: (any Disposable)?
    private var modelObservation: (any Disposable)?
    private var parentObservation: (any Disposable)?
    private var timer: (any Disposable)?
    public private(set) var isDisposed = false

    init(
        _ view: MutableProperty<View>, to model: MutableProperty<Model>?, by converter: Converter<View, Model>,
        mode: BindingMode = .twoWay, commit trigger: CommitTrigger = .onChange,
        conflict: ConflictPolicy<View, Model> = .modelWins, fallback: View? = nil, on scheduler: (any Scheduler)? = nil,
        at site: BindingSite
    ) {
        (failure, isPending) = (failureState, pendingState)
        (self.converter, self.mode, self.trigger, self.fallback) = (converter, mode, trigger, fallback)
        (self.view, self.site, shown) = (view, site, untracked { view.value })
        if case .debounced = trigger, scheduler == nil, mode == .twoWay || mode == .toSource {
            self.scheduler = Schedulers.ambient(
                for: "a debounced binding", without: "commits when the field is left", file: site.file, line: site.line)
        } else {
            self.scheduler = scheduler
        }
        let isFree =
            switch mode {
            case .twoWay, .oneWay: view.claim(for: self)
            case .toSource: model?.claim(for: self) ?? true
            case .oneTime: true
            }
        guard isFree else {
            dispose()
            return
        }
        view.bag.add(self)
        if let model { attach(model, conflict) } else { showFallback() }
        if mode == .oneTime {
            dispose()
        } else if readsView {
            view.editedBinding = self
            viewObservation = view.observeChanges(file: site.file, line: site.line) { [self] _ in viewMayHaveChanged() }
        }
    }

    /// The person has left the field: commits, unless only submission does, and shows the canonical form of what was entered.
    public func endEditing() {
        if trigger != .onSubmit { finish() }
    }

    /// The person has submitted the field: commits, and shows the canonical form of what was entered.
    public func submit() { finish() }

    /// Drops what was edited and not committed, or was refused: the field shows the model's value.
    public func revert() {
        guard !isDisposed, mode == .twoWay, let known else { return }
        show(known)
    }

    public func dispose() {
        // A model that is freed ends the binding while `model` is nil already.
        if isDisposed || model != nil { hasTarget = false }
        isDisposed = true
        for part in [timer, viewObservation, modelObservation, parentObservation] { part?.dispose() }
        (timer, viewObservation, modelObservation, parentObservation) = (nil, nil, nil, nil)
    }

    // MARK: The model's side

    private var readsView: Bool { mode == .twoWay || mode == .toSource }

    /// Follows `model` from now on, and no longer the one before.
    func attach(_ next: MutableProperty<Model>?, _ conflict: ConflictPolicy<View, Model> = .modelWins) {
        if isDisposed { return }
        modelObservation?.dispose()
        model = next
        hasTarget = next != nil
        known = untracked { next?.value }
        guard let next, let value = known else { return showFallback() }
        if mode == .twoWay || mode == .oneWay {
            modelObservation = next.observeChanges(file: site.file, line: site.line) { [self] _ in modelMayHaveChanged()
            }
        }
        if mode == .toSource { return commit() }
        if shownStandsFor(value) { return settle(nil) }
        switch conflict {
        case .modelWins: show(value)
        case .viewWins: mode == .twoWay ? commit() : show(value)
        case .resolve(let resolve):
            let resolved = resolve(shown, value)
            show(resolved)
            if mode == .twoWay { tell(resolved) }
            lookAgain()
        }
    }

    /// Lets `observation` of the model's parent end with this.
    func follows(_ observation: any Disposable) { parentObservation = observation }

    private func modelMayHaveChanged() {
        guard !isDisposed, modelObservation != nil, let model, let view else { return }
        let value = untracked { model.value }
        if value == known { return }
        known = value
        // Nobody looked at the edits of a field that only follows.
        if !readsView { shown = untracked { view.value } }
        // A text that stands for the value already is left as it was typed.
        if shownStandsFor(value) { settle(nil) } else { show(value) }
    }

    private func tell(_ value: Model) {
        if value == known { return }
        known = value
        model?.value = value
    }

    // MARK: The view's side

    func reportLostEdit() {
        guard hasTarget, model == nil, let view else { return }
        hasTarget = false
        Diagnostics.report(
            .lifetime,
            """
            \(view.place) was edited on screen, but the property to which it was bound at \(site) has been freed: the \
            edit is lost. Make the model that has the property a stored property of the view, which keeps it while it \
            is mounted.
            """)
    }

    private func viewMayHaveChanged() {
        guard !isDisposed, readsView, let view else { return }
        let value = untracked { view.value }
        if value == shown { return }
        shown = value
        if trigger == .onChange { return commit() }
        pendingState.value = true
        guard case .debounced(let wait) = trigger else { return }
        timer?.dispose()
        timer = scheduler?.schedule(after: wait) { [weak self] in self?.commit() }
    }

    private func commit() {
        if isDisposed { return }
        transaction {
            do throws(ConversionFailure) {
                let value = try converter.convert(shown)
                settle(nil)
                tell(value)
            } catch {
                settle(error)
            }
        }
        lookAgain()
    }

    private func finish() {
        guard !isDisposed, readsView else { return }
        viewMayHaveChanged()
        commit()
        // The model may have made something else of it.
        modelMayHaveChanged()
        if untracked({ failureState.value }) == nil, let known, shownStandsFor(known) { show(known) }
    }

    private func show(_ value: Model) {
        do throws(ConversionFailure) {
            write(try converter.convertBack(value))
            settle(nil)
        } catch {
            showFallback()
            settle(error)
        }
    }

    private func showFallback() {
        settle(nil)
        if let fallback, mode != .toSource { write(fallback) }
    }

    private func write(_ value: View) {
        if value == shown { return }
        shown = value
        view?.value = value
        lookAgain()
    }

    private func shownStandsFor(_ value: Model) -> Bool { (try? converter.convert(shown)) == value }

    // MARK: Both

    /// Nothing waits any more.
    private func settle(_ failure: ConversionFailure?) {
        timer?.dispose()
        timer = nil
        transaction {
            pendingState.value = false
            failureState.value = failure
        }
    }

    /// Looks at both sides after a write: another observer may have set a value back at once to what it was before, which is no change
    /// that is observed.
    private func lookAgain() {
        Delivery.afterCurrent { [self] in
            modelMayHaveChanged()
            viewMayHaveChanged()
        }
    }
}
