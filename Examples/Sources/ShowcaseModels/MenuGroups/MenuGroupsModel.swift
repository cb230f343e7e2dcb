public import BinderyView

/// The groups of a menu.
public final class MenuGroupsModel: Activatable {
    /// A section for each kind that has groups, in the order of a menu.
    public let sections: ListProperty<ListGroup<MenuGroup.Kind, MenuGroup>>
    public let isBusy: Property<Bool>
    /// The state of the page; its content is the number of groups.
    public let state: Property<PageState<Int, MenuGroupFailure>>
    /// Loads the groups whenever the screen appears. The old groups stay until it ends, and after a failure.
    public let load: Action<Void, [MenuGroup], MenuGroupFailure>
    public let create: Action<Void, Void, Never>
    public let rename: Action<MenuGroup.ID, Void, Never>
    public let delete: Action<MenuGroup, Void, MenuGroupFailure>
    public let deletion = Interaction<MenuGroup, Bool>("deletion")
    public let position = ListPosition()
    public let activation = Activation()

    private let groups = MutableListProperty<MenuGroup>(name: "groups")
    private let deleting = MutableProperty<Set<MenuGroup.ID>>([], name: "deletions under way")
    private let bag = DisposeBag()

    /// - Parameters:
    ///   - news: changes by the user's other pages.
    ///   - deleted: called after a deletion on this page. The editor reports saved groups.
    public init(
        service: some MenuGroupService, navigator: Navigator<AppRoute>,
        news: some Signal<MenuGroupChange, Never> = Producer<MenuGroupChange, Never>.empty(),
        deleted: @escaping (MenuGroup.ID) -> Void = { _ in }
    ) {
        let (groups, deleting, deletion, position) = (groups, deleting, deletion, position)
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
            // Its kind may be far from what the user sees.
            position.scroll(to: group.id)
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
                // Another page has already deleted the group.
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

    /// The failures of loading while groups are shown, and of deleting. Without groups, ``state`` has the failure.
    public var failures: some Signal<MenuGroupFailure, Never> {
        let groups = groups
        return merge(load.failures.filter { _ in untracked { groups.count.value > 0 } }, delete.failures)
    }

    public func isDeleting(_ id: MenuGroup.ID) -> Property<Bool> { deleting.map { $0.contains(id) } }

    public func group(_ id: MenuGroup.ID) -> MenuGroup? { untracked { groups.value }.first { $0.id == id } }
}
