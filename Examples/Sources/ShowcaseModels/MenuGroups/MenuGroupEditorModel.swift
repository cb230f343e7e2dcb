public import BinderyView

/// The editor of a menu group. It saves the group itself, so that it also works when it is opened by its address.
public final class MenuGroupEditorModel: Activatable, Restorable {
    @Reactive public var name: String
    @Reactive public var kind: MenuGroup.Kind
    public let nameCheck: Validation<String>
    /// Whether leaving the editor would lose edits.
    public let hasUnsavedEdits: Property<Bool>
    public let state: Property<PageState<Bool, MenuGroupFailure>>
    public let load: Action<Void, MenuGroup, MenuGroupFailure>
    /// Saves the group, and finishes the editor with it as the result.
    public let save: Action<Void, MenuGroup, MenuGroupFailure>
    public let activation = Activation()

    private static let longestName = 40
    /// Saved, since loading the group again would overwrite edits.
    private let isReady: MutableProperty<Bool>
    /// The initial values. Saved together with the edits.
    private let original: MutableProperty<Draft>
    private let isCancelled = MutableProperty(false)
    private let navigator: Navigator<AppRoute>
    private let bag = DisposeBag()

    private struct Draft: Codable, Equatable {
        let name: String
        let kind: MenuGroup.Kind
    }

    /// Edits the group with the id, or a new one if nil. `known` is the group if the screen below has it.
    public init(
        _ id: MenuGroup.ID?, known: MenuGroup? = nil, service: some MenuGroupService, navigator: Navigator<AppRoute>,
        texts: Texts
    ) {
        self.navigator = navigator
        _name = MutableProperty(known?.name ?? "", .saved, name: "name")
        _kind = MutableProperty(known?.kind ?? .main, .saved, name: "kind")
        let (name, kind) = (_name, _kind)
        let isReady = MutableProperty(id == nil || known != nil, .saved)
        self.isReady = isReady
        let original = MutableProperty(Draft(name: name.value, kind: kind.value), .saved, name: "original")
        self.original = original
        let isCancelled = isCancelled
        hasUnsavedEdits = Property {
            original.value != Draft(name: name.value, kind: kind.value) && !isCancelled.value
        }
        let refused = MutableProperty<String?>(nil)
        let (tooLong, duplicate, control) = (
            texts[.groupNameLength], texts[.groupDuplicate], texts[.groupNameCharacters]
        )
        let nameCheck = Validation(
            "name", of: name.map(\.trimmed),
            ValidationRule<String, String> { $0.isEmpty || Self.isTooLong($0) ? tooLong.text : nil },
            ValidationRule<String, String> { $0.contains(where: \.isControl) ? control.text : nil },
            ValidationRule<String, String> { $0 == refused.value ? duplicate.text : nil })
        self.nameCheck = nameCheck

        let load = Action<Void, MenuGroup, MenuGroupFailure> { () async throws(MenuGroupFailure) in
            guard let group = try await service.groups().first(where: { $0.id == id }) else { throw .notFound }
            return group
        }
        self.load = load
        let (isLoading, failure) = (load.isExecuting, load.failure)
        state = Property {
            PageState(
                latest: isReady.value ? true : nil, isLoading: isLoading.value, failure: failure.value,
                isEmpty: { _ in false })
        }
        let save = Action<Void, MenuGroup, MenuGroupFailure>(enabledIf: .all([isReady, nameCheck.isValid])) {
            () async throws(MenuGroupFailure) in
            let (name, kind) = (name.value.trimmed, kind.value)
            do throws(MenuGroupFailure) {
                if let id { return try await service.update(id, name: name, kind: kind) }
                return try await service.create(name: name, kind: kind)
            } catch {
                if error == .duplicateName { refused.value = name }
                throw error
            }
        }
        self.save = save

        // A page that continues an earlier one may receive the earlier edits while it loads the group.
        load.values.filter { _ in untracked { !isReady.value } }
            .observe { group in
                transaction {
                    (name.value, kind.value) = (group.name, group.kind)
                    original.value = Draft(name: group.name, kind: group.kind)
                    isReady.value = true
                }
            }
            .disposed(by: bag)
        name.observeChanges { _ in refused.value = nil }.disposed(by: bag)
        // More typing cannot fix this error, so it is shown immediately.
        name.map { Self.isTooLong($0.trimmed) }.observe { [nameCheck] isTooLong in
            if isTooLong { nameCheck.leave() }
        }
        .disposed(by: bag)
        save.values.observe { navigator.finish(with: $0, from: .menuGroup(id)) }.disposed(by: bag)
        activation.whileActive { _ in
            if untracked({ !isReady.value }) { load.execute() }
        }
    }

    /// Counts like the service: a character may have any number of bytes.
    private static func isTooLong(_ name: String) -> Bool {
        name.utf8.count > longestName * 16 || name.count > longestName
    }

    /// The failures of saving that the name field does not show.
    public var failures: some Signal<MenuGroupFailure, Never> {
        // The field shows no message if a key pressed while the form was being disabled changed the name.
        save.failures.filter { [nameCheck] in $0 != .duplicateName || untracked { nameCheck.isValid.value } }
    }

    /// Closes the editor without a result, and cancels a running save.
    public func cancel() {
        save.cancel()
        isCancelled.value = true
        navigator.pop()
    }
}

extension Character {
    fileprivate var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
