public import BinderyView

/// Screen F: the groups of a menu.
public final class MenuGroupsModel: Activatable {
    /// One for each kind of which there are groups, in the order of a menu.
    public let sections: ListProperty<ListGroup<MenuGroup.Kind, MenuGroup>>
    /// Whether groups are being loaded or deleted.
    public let isBusy: Property<Bool>
    /// What stands in the place of the groups while there are none; its content is how many there are.
    public let state: Property<PageState<Int, MenuGroupFailure>>
    /// Executed whenever the screen appears. What is there stays until it ends, and if it fails.
    public let load: Action<Void, [MenuGroup], MenuGroupFailure>
    /// Lets the person describe a new group in the editor.
    public let create: Action<Void, Void, Never>
    /// Opens a group in the editor.
    public let rename: Action<MenuGroup.ID, Void, Never>
    /// Asks whether to delete a group, and does.
    public let delete: Action<MenuGroup, Void, MenuGroupFailure>
    public let deletion = Interaction<MenuGroup, Bool>("deletion")
    public let activation = Activation()

    private let groups = MutableListProperty<MenuGroup>(name: "groups")
    private let deleting = MutableProperty<Set<MenuGroup.ID>>([], name: "deletions under way")
    private let bag = DisposeBag()

    /// - Parameters:
    ///   - news: what other pages of the person have done.
    ///   - deleted: called when a group was deleted here. What is saved, the editor says.
    public init(
        service: some MenuGroupService, navigator: Navigator<Place>,
        news: some Signal<MenuGroupChange, Never> = Producer<MenuGroupChange, Never>.empty(),
        deleted: @escaping (MenuGroup.ID) -> Void = { _ in }
    ) {
        let (groups, deleting, deletion) = (groups, deleting, deletion)
        let changes = Subject<MenuGroupChange, Never>()
        sections = groups.sorted(by: MenuGroup.precedes).grouped(by: \.kind)
        let load = Action<Void, [MenuGroup], MenuGroupFailure>(policy: .latest) {
            () async throws(MenuGroupFailure) in
            let done = Meanwhile(changes)
            let loaded = try await service.groups()
            return done.values.reduce(into: loaded) { $1.apply(to: &$0) }
        }
        self.load = load
        let edit: nonisolated(nonsending) (MenuGroup.ID?) async -> Void = { id in
            guard let group = await navigator.push(.menuGroup(id), returning: MenuGroup.self) else { return }
            changes.send(.saved(group))
        }
        create = Action { await edit(nil) }
        rename = Action { await edit($0) }
        delete = Action(policy: .concurrent) { group async throws(MenuGroupFailure) in
            guard (try? await deletion.ask(group)) == true else { return }
            deleting.value.insert(group.id)
            defer { deleting.value.remove(group.id) }
            do throws(MenuGroupFailure) {
                try await service.delete(group.id)
            } catch {
                // Somebody else was faster: what the person wanted is so.
                if error != .notFound { throw error }
            }
            changes.send(.deleted(group.id))
            deleted(group.id)
        }
        let isLoading = load.isExecuting
        isBusy = Property { isLoading.value || !deleting.value.isEmpty }
        state = PageState.counting(groups.count, loadedBy: load)
        load.values.observe { groups.value = $0 }.disposed(by: bag)
        changes.observe { change in groups.mutate { change.apply(to: &$0) } }.disposed(by: bag)
        news.observe { changes.send($0) }.disposed(by: bag)
        activation.whileActive { _ in load.execute() }
    }

    /// What could not be loaded while the groups of before are still there, or not be deleted. Where there are none, ``state`` says it.
    public var failures: some Signal<MenuGroupFailure, Never> {
        let groups = groups
        return merge(load.failures.filter { _ in untracked { groups.count.value > 0 } }, delete.failures)
    }

    /// Whether the deletion of a group is under way.
    public func isDeleting(_ id: MenuGroup.ID) -> Property<Bool> { deleting.map { $0.contains(id) } }

    /// A group that is among those on show.
    public func group(_ id: MenuGroup.ID) -> MenuGroup? { untracked { groups.value }.first { $0.id == id } }
}
