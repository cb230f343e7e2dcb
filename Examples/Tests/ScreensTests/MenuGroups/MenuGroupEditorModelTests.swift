import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// The model of the editor of menu groups, without a view.
@Suite struct MenuGroupEditorModelTests {
    let time = VirtualScheduler()
    let service: StubGroups
    let bag = DisposeBag()
    let texts = Texts(language: .english)

    init() { service = StubGroups(time: time) }

    private func editor(
        _ id: MenuGroup.ID?, known: MenuGroup? = nil, in navigator: Navigator<AppRoute>
    ) -> MenuGroupEditorModel {
        let model = MenuGroupEditorModel(id, known: known, service: service, navigator: navigator, texts: texts)
        time.run { model.activation.activate().disposed(by: bag) }
        return model
    }

    private func opened(_ id: MenuGroup.ID?) -> Navigator<AppRoute> {
        Navigator([.index, .menuGroups, .menuGroup(id)])
    }

    @Test(arguments: [
        ("", false), ("   ", false), ("a", true), (" a ", true), (String(repeating: "菜", count: 40), true),
        (String(repeating: "菜", count: 41), false), ("  " + String(repeating: "b", count: 40) + "\t", true),
    ])
    func aNameHasOneToFortyCharactersWithoutTheSpacesAroundIt(_ name: String, _ isValid: Bool) {
        let model = editor(nil, in: opened(nil))
        model.name = name
        #expect(model.save.isEnabled.value == isValid)
        #expect((model.nameCheck.message.value == nil) == isValid)
    }

    @Test func whatIsWrongIsSaidOnceTheFieldIsLeftButANameThatIsTooLongAtOnce() {
        let model = editor(nil, in: opened(nil))
        model.name = "  "
        #expect(model.nameCheck.shownMessage.value == nil)
        model.name = String(repeating: "菜", count: 41)
        #expect(model.nameCheck.shownMessage.value == "Enter 1 to 40 characters.")
        model.name = String(repeating: "菜", count: 40)
        #expect(model.nameCheck.shownMessage.value == nil)
    }

    @Test func whatDiffersFromTheGroupIsUnsavedUntilTheEditorIsCancelled() {
        let model = editor(2, in: opened(2))
        time.advance(by: .milliseconds(300))
        #expect(model.name == "Rice")
        #expect(!model.hasUnsavedEdits.value)
        model.name = "Fried rice"
        #expect(model.hasUnsavedEdits.value)
        model.name = "Rice"
        #expect(!model.hasUnsavedEdits.value)
        model.kind = .dessert
        #expect(model.hasUnsavedEdits.value)
        model.cancel()
        #expect(!model.hasUnsavedEdits.value)
    }

    @Test func aSavedGroupIsTheResultOfThePush() {
        let navigator = Navigator<AppRoute>([.index, .menuGroups])
        var result: MenuGroup?
        let push = Action<Void, Void, Never> {
            result = await navigator.push(.menuGroup(nil), returning: MenuGroup.self)
        }
        time.run { _ = push.execute() }
        let model = editor(nil, in: navigator)
        model.name = "  Soup "
        model.kind = .side
        time.run { _ = model.save.execute() }
        #expect(!model.save.isEnabled.value)
        #expect(navigator.stack.value.last == .menuGroup(nil))
        time.advance(by: .milliseconds(300))
        #expect(service.requests == ["create Soup side"])
        #expect(result == MenuGroup(id: 4, name: "Soup", kind: .side))
        #expect(navigator.stack.value == [.index, .menuGroups])
    }

    @Test func cancelGivesNothingAndSavesNothing() {
        let navigator = Navigator<AppRoute>([.index, .menuGroups])
        var results: [MenuGroup?] = []
        let push = Action<Void, Void, Never> {
            results.append(await navigator.push(.menuGroup(nil), returning: MenuGroup.self))
        }
        time.run { _ = push.execute() }
        let model = editor(nil, in: navigator)
        model.name = "Soup"
        time.run { model.cancel() }
        #expect(results == [nil])
        #expect(service.requests == [])
        #expect(navigator.stack.value == [.index, .menuGroups])
    }

    @Test func aGroupThatIsKnownIsEditedAtOnce() {
        let navigator = opened(2)
        let model = editor(2, known: service.all[1], in: navigator)
        #expect(model.name == "Rice")
        #expect(model.save.isEnabled.value)
        model.kind = .side
        time.run { _ = model.save.execute() }
        time.advance(by: .seconds(1))
        #expect(service.all[1] == MenuGroup(id: 2, name: "Rice", kind: .side))
        #expect(service.requests == ["update 2 Rice side"])
    }

    @Test func whoComesByTheAddressWaitsForTheGroup() {
        let navigator = opened(2)
        let model = editor(2, in: navigator)
        #expect(model.state.value == .loading)
        #expect(!model.save.isEnabled.value)
        time.advance(by: .seconds(1))
        #expect(model.state.value == .content(true))
        #expect(model.name == "Rice")
    }

    /// A reloaded page loads its group, and continues the edits of the page before, in either order.
    @Test func editsThatArriveBeforeTheGroupStay() {
        let earlier = editor(2, known: service.all[1], in: opened(2))
        earlier.name = "Rice and more"
        let model = editor(2, in: opened(2))
        time.run { SavedState(of: model).restore(SavedState(of: earlier).makeSnapshot()) }
        model.kind = .side
        time.advance(by: .seconds(1))
        #expect(model.name == "Rice and more")
        #expect(model.kind == .side)
        #expect(model.hasUnsavedEdits.value)
    }

    @Test func aGroupThatThereIsNotIsAFailure() {
        let model = editor(77, in: opened(77))
        time.advance(by: .seconds(1))
        #expect(model.state.value == .failed(.notFound))
    }

    @Test func aNameThatAnotherGroupHasKeepsTheEditorOpenAndSaysSo() {
        let navigator = opened(nil)
        let model = editor(nil, in: navigator)
        model.name = " Rice"
        model.nameCheck.leave()
        time.run { _ = model.save.execute() }
        time.advance(by: .seconds(1))
        #expect(navigator.stack.value.last == .menuGroup(nil))
        #expect(model.name == " Rice")
        #expect(model.nameCheck.shownMessage.value == "Another group has this name. Enter a different one.")
        #expect(!model.save.isEnabled.value)
        model.name = "Rice 2"
        #expect(model.nameCheck.message.value == nil)
        #expect(model.save.isEnabled.value)
    }

    @Test func aServiceThatIsDownKeepsTheEditorOpenWithItsText() {
        let navigator = opened(nil)
        let model = editor(nil, in: navigator)
        var failures: [MenuGroupFailure] = []
        model.failures.observe { failures.append($0) }.disposed(by: bag)
        service.isDown = true
        model.name = "Soup"
        time.run { _ = model.save.execute() }
        time.advance(by: .seconds(1))
        #expect(failures == [.unavailable])
        #expect(model.name == "Soup")
        service.isDown = false
        time.run { _ = model.save.execute() }
        time.advance(by: .seconds(1))
        #expect(service.all.last?.name == "Soup")
        #expect(navigator.stack.value == [.index, .menuGroups])
    }

    @Test func aNameThatIsTakenIsSaidThoughTheNameWasChangedSince() {
        let model = editor(nil, in: opened(nil))
        var failures: [MenuGroupFailure] = []
        model.failures.observe { failures.append($0) }.disposed(by: bag)
        model.name = "Rice"
        time.run { _ = model.save.execute() }
        model.name = "Rice 2"
        time.advance(by: .seconds(1))
        #expect(failures == [.duplicateName])
        #expect(model.nameCheck.message.value == nil)
        model.name = "Rice"
        time.run { _ = model.save.execute() }
        time.advance(by: .seconds(1))
        #expect(failures == [.duplicateName], "the field says it")
    }

    @Test func cancelWhileItSavesCancelsTheRequest() {
        let navigator = opened(2)
        let model = editor(2, known: service.all[1], in: navigator)
        model.name = "Fried rice"
        time.run { _ = model.save.execute() }
        time.run { model.cancel() }
        #expect(service.cancelled == ["update 2 Fried rice main"])
        time.advance(by: .seconds(1))
        #expect(service.all[1].name == "Rice")
        #expect(navigator.stack.value == [.index, .menuGroups])
    }

    @Test func leavingWhileItSavesCancelsTheRequest() {
        var model: MenuGroupEditorModel? = editor(nil, in: opened(nil))
        model?.name = "Soup"
        time.run { _ = model?.save.execute() }
        time.run {
            bag.dispose()
            model = nil
        }
        #expect(service.cancelled == ["create Soup main"])
    }
}
