import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// The model of the menu groups, without a view.
@Suite struct MenuGroupsModelTests {
    let time = VirtualScheduler()
    let service: StubGroups
    let navigator = Navigator<AppRoute>([.index, .menuGroups])
    let bag = DisposeBag()

    init() { service = StubGroups(time: time) }

    private func model() -> MenuGroupsModel { MenuGroupsModel(service: service, navigator: navigator) }

    /// Makes a model with its groups loaded.
    private func shown() -> MenuGroupsModel {
        let model = model()
        appear(model)
        time.advance(by: .seconds(1))
        return model
    }

    private func run(_ body: () -> Void) { time.run(body) }

    private func appear(_ model: MenuGroupsModel) { run { model.activation.activate().disposed(by: bag) } }

    /// Returns the sections as text, such as `main: Noodles, Rice`.
    private func sections(_ model: MenuGroupsModel) -> [String] {
        model.sections.value.map { "\($0.key): \($0.elements.value.map(\.name).joined(separator: ", "))" }
    }

    private func failures(of model: MenuGroupsModel) -> () -> [MenuGroupFailure] {
        var failures: [MenuGroupFailure] = []
        model.failures.observe { failures.append($0) }.disposed(by: bag)
        return { failures }
    }

    private func answer(_ model: MenuGroupsModel, _ answer: Bool) -> () -> [String] {
        var questions: [String] = []
        model.deletion
            .handle { group in
                questions.append(group.name)
                return answer
            }
            .disposed(by: bag)
        return { questions }
    }

    // MARK: Loading

    @Test func appearingLoadsTheGroupsBySections() {
        let model = model()
        #expect(service.requests == [])
        #expect(!model.isBusy.value)
        appear(model)
        #expect(model.isBusy.value)
        #expect(model.state.value == .loading)
        time.advance(by: .milliseconds(300))
        #expect(!model.isBusy.value)
        #expect(sections(model) == ["main: Noodles, Rice", "drink: Tea"])
    }

    @Test func eachAppearanceLoadsAgain() {
        let model = model()
        run {
            let appearance = model.activation.activate()
            time.advance(by: .seconds(1))
            appearance.dispose()
        }
        service.all.append(MenuGroup(id: 9, name: "Soup", kind: .side))
        appear(model)
        time.advance(by: .seconds(1))
        #expect(sections(model) == ["main: Noodles, Rice", "side: Soup", "drink: Tea"])
    }

    @Test func ifALoadFailsThePreviousRowsStayWithAMessage() {
        let model = shown()
        let failures = failures(of: model)
        service.isDown = true
        run { model.load.execute() }
        time.advance(by: .seconds(1))
        #expect(sections(model) == ["main: Noodles, Rice", "drink: Tea"])
        #expect(failures() == [.unavailable])
        #expect(model.state.value == .content(3))
        #expect(!model.isBusy.value)
    }

    @Test func aFirstLoadThatFailsIsAStateWithARetry() {
        service.isDown = true
        let model = shown()
        #expect(model.state.value == .failed(.unavailable))
        service.isDown = false
        run { model.load.execute() }
        #expect(model.state.value == .loading)
        time.advance(by: .seconds(1))
        #expect(model.state.value == .content(3))
    }

    @Test func whereThereAreNoGroupsTheStateIsEmpty() {
        service.all = []
        #expect(shown().state.value == .empty)
    }

    // MARK: Creating and renaming

    @Test func theResultOfTheEditorIsARowAtOnce() {
        let model = shown()
        run { model.create.execute() }
        #expect(navigator.stack.value == [.index, .menuGroups, .menuGroup(nil)])
        run { navigator.finish(with: MenuGroup(id: 4, name: "Soup", kind: .side)) }
        #expect(navigator.stack.value == [.index, .menuGroups])
        #expect(sections(model) == ["main: Noodles, Rice", "side: Soup", "drink: Tea"])
        #expect(!model.create.isExecuting.value)
    }

    @Test func cancellingTheEditorChangesNothing() {
        let model = shown()
        run { model.rename.execute(1) }
        #expect(navigator.stack.value.last == .menuGroup(1))
        run { navigator.pop() }
        #expect(sections(model) == ["main: Noodles, Rice", "drink: Tea"])
        #expect(!model.rename.isExecuting.value)
    }

    @Test func aGroupThatGetsAnotherKindMovesToItsSection() {
        let model = shown()
        run { model.rename.execute(2) }
        run { navigator.finish(with: MenuGroup(id: 2, name: "Rice wine", kind: .drink)) }
        #expect(sections(model) == ["main: Noodles", "drink: Rice wine, Tea"])
        run { model.rename.execute(1) }
        run { navigator.finish(with: MenuGroup(id: 1, name: "Noodles", kind: .drink)) }
        #expect(sections(model) == ["drink: Noodles, Rice wine, Tea"])
    }

    @Test func anAnswerThatIsOlderThanAChangeDoesNotUndoIt() {
        let model = shown()
        run { model.load.execute() }
        run { model.rename.execute(1) }
        run { navigator.finish(with: MenuGroup(id: 1, name: "Pasta", kind: .main)) }
        time.advance(by: .seconds(1))
        #expect(sections(model) == ["main: Pasta, Rice", "drink: Tea"])
    }

    // MARK: Deleting

    @Test func aGroupIsDeletedIfThePersonSaysYes() {
        let model = shown()
        let questions = answer(model, true)
        run { model.delete.execute(service.all[2]) }
        #expect(questions() == ["Tea"])
        #expect(model.isBusy.value)
        #expect(model.isDeleting(3).value)
        #expect(!model.isDeleting(1).value)
        time.advance(by: .milliseconds(300))
        #expect(sections(model) == ["main: Noodles, Rice"])
        #expect(!model.isBusy.value)
    }

    @Test func aGroupStaysIfThePersonSaysNo() {
        let model = shown()
        let questions = answer(model, false)
        run { model.delete.execute(service.all[2]) }
        #expect(questions() == ["Tea"])
        #expect(!model.isBusy.value)
        #expect(service.requests == ["load"])
    }

    @Test func severalAreDeletedAtOnce() {
        let model = shown()
        _ = answer(model, true)
        run { for group in service.all { model.delete.execute(group) } }
        time.advance(by: .milliseconds(300))
        #expect(sections(model) == [])
        #expect(model.state.value == .empty)
    }

    @Test func aDeletionThatFailsKeepsTheRowAndIsSaid() {
        let model = shown()
        let failures = failures(of: model)
        _ = answer(model, true)
        service.isDown = true
        run { model.delete.execute(service.all[2]) }
        time.advance(by: .seconds(1))
        #expect(failures() == [.unavailable])
        #expect(sections(model) == ["main: Noodles, Rice", "drink: Tea"])
    }

    @Test func aGroupThatIsAlreadyDeletedIsRemoved() {
        let model = shown()
        let failures = failures(of: model)
        _ = answer(model, true)
        let tea = service.all.removeLast()
        run { model.delete.execute(tea) }
        time.advance(by: .seconds(1))
        #expect(sections(model) == ["main: Noodles, Rice"])
        #expect(failures() == [])
    }

    @Test func aLoadThatWasUnderWayDoesNotBringBackWhatWasDeleted() {
        let model = shown()
        _ = answer(model, true)
        run { model.delete.execute(service.all[2]) }
        time.advance(by: .milliseconds(200))
        run { model.load.execute() }
        time.advance(by: .seconds(1))
        #expect(sections(model) == ["main: Noodles, Rice"])
    }

    // MARK: Leaving

    @Test func aScreenThatEndsCancelsItsRequestsAndLeaksNothing() throws {
        try trackingLifetimes { lifetimes in
            var model: MenuGroupsModel? = lifetimes.track(model())
            appear(model!)
            run {
                bag.dispose()
                model = nil
            }
        }
        #expect(service.cancelled == ["load"])
    }
}
