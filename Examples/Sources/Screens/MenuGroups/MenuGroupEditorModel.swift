public import BinderyView

/// The editor of a menu group. It saves by itself, so that it works also for who comes by its address.
public final class MenuGroupEditorModel: Activatable, Restorable {
    @Reactive public var name: String
    @Reactive public var kind: MenuGroup.Kind
    public let nameCheck: Validation<String>
    /// Whether something would be lost if the editor was left now.
    public let hasUnsavedEdits: Property<Bool>
    /// Whether the group is there that is edited, or why not.
    public let state: Property<PageState<Bool, MenuGroupFailure>>
    /// Loads the group that is edited.
    public let load: Action<Void, MenuGroup, MenuGroupFailure>
    /// Saves the group, and ends the editor with it as its result.
    public let save: Action<Void, MenuGroup, MenuGroupFailure>
    public let activation = Activation()

    private static let longestName = 40
    /// Saved, since what was changed would be lost if the group were loaded once more.
    private let isReady: MutableProperty<Bool>
    /// What the editor began with. Saved, as what was changed since is.
    private let original: MutableProperty<Draft>
    private let isCancelled = MutableProperty(false)
    private let navigator: Navigator<Place>
    private let bag = DisposeBag()

    private struct Draft: Codable, Equatable {
        let name: String
        let kind: MenuGroup.Kind
    }

    /// - Parameters:
    ///   - id: the group that is edited; a new one if nil.
    ///   - known: the group, if it is on the screen below; it is loaded otherwise.
    public init(
        _ id: MenuGroup.ID?, known: MenuGroup? = nil, service: some MenuGroupService, navigator: Navigator<Place>,
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

        load.values
            .observe { group in
                transaction {
                    (name.value, kind.value) = (group.name, group.kind)
                    original.value = Draft(name: group.name, kind: group.kind)
                    isReady.value = true
                }
            }
            .disposed(by: bag)
        name.observeChanges { _ in refused.value = nil }.disposed(by: bag)
        // Typing on does not mend it, so it is said at once.
        name.map { Self.isTooLong($0.trimmed) }.observe { [nameCheck] isTooLong in
            if isTooLong { nameCheck.leave() }
        }
        .disposed(by: bag)
        save.values.observe { navigator.finish(with: $0, from: .menuGroup(id)) }.disposed(by: bag)
        activation.whileActive { _ in
            if untracked({ !isReady.value }) { load.execute() }
        }
    }

    /// As the service counts: a character may have any number of bytes.
    private static func isTooLong(_ name: String) -> Bool {
        name.utf8.count > longestName * 16 || name.count > longestName
    }

    /// Why the group could not be saved, as far as the field of the name does not say it.
    public var failures: some Signal<MenuGroupFailure, Never> {
        // A name that was changed since, by a key pressed while the form was being disabled, has no message of its own.
        save.failures.filter { [nameCheck] in $0 != .duplicateName || untracked { nameCheck.isValid.value } }
    }

    /// Ends the editor without a result, and cancels a save that goes on.
    public func cancel() {
        save.cancel()
        isCancelled.value = true
        navigator.pop()
    }
}

extension Character {
    /// No key types it.
    fileprivate var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
