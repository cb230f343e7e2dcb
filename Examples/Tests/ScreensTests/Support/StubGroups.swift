import BinderyTesting
import Screens
import ShowcaseModels

/// Menu groups in virtual time: 0.3 s for each request. A load returns the groups at the arrival of its request; a
/// change takes effect when it is answered. `@unchecked Sendable`: used only on the actor of its scheduler.
final class StubGroups: MenuGroupService, @unchecked Sendable {
    let time: VirtualScheduler
    var isDown = false
    var delay = Duration.milliseconds(300)
    var all = [
        MenuGroup(id: 1, name: "Noodles", kind: .main), MenuGroup(id: 2, name: "Rice", kind: .main),
        MenuGroup(id: 3, name: "Tea", kind: .drink),
    ]
    /// A line for each request, as it arrives.
    private(set) var requests: [String] = []
    /// A line for each request that was cancelled before its answer.
    private(set) var cancelled: [String] = []

    init(time: VirtualScheduler) { self.time = time }

    func groups() async throws(MenuGroupFailure) -> [MenuGroup] {
        let all = all
        try await answer("load")
        return all
    }

    func create(name: String, kind: MenuGroup.Kind) async throws(MenuGroupFailure) -> MenuGroup {
        try await answer("create \(name) \(kind)")
        if all.contains(where: { $0.name == name }) { throw .duplicateName }
        let group = MenuGroup(id: all.map(\.id).max()! + 1, name: name, kind: kind)
        all.append(group)
        return group
    }

    func update(_ id: MenuGroup.ID, name: String, kind: MenuGroup.Kind) async throws(MenuGroupFailure) -> MenuGroup {
        try await answer("update \(id) \(name) \(kind)")
        guard let index = all.firstIndex(where: { $0.id == id }) else { throw .notFound }
        if all.contains(where: { $0.name == name && $0.id != id }) { throw .duplicateName }
        all[index] = MenuGroup(id: id, name: name, kind: kind)
        return all[index]
    }

    func delete(_ id: MenuGroup.ID) async throws(MenuGroupFailure) {
        try await answer("delete \(id)")
        guard let index = all.firstIndex(where: { $0.id == id }) else { throw .notFound }
        all.remove(at: index)
    }

    private func answer(_ request: String) async throws(MenuGroupFailure) {
        requests.append(request)
        let isDown = isDown
        do {
            try await time.sleep(for: delay)
        } catch {
            cancelled.append(request)
            throw .unavailable
        }
        if isDown { throw .unavailable }
    }
}
