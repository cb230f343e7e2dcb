import BinderyView
import ShowcaseModels

struct MenuGroups: View {
    let model: MenuGroupsModel
    let texts: Texts

    var body: some View {
        let (model, texts) = (model, texts)
        // While the first groups load, their placeholder says so.
        let isBusy = model.isBusy.and(model.state.map { $0 != .loading })
        return Screen("menu-groups", title: texts[.menuGroups]) {
            Column(spacing: 4) {
                Row(spacing: 2) {
                    Button(texts[.newGroup], action: model.create).prominence(.primary).id("create")
                    Spacer()
                    When(isBusy) { ProgressIndicator(texts[.loading]).style(.ring).id("busy") }
                }
                Placeholder(
                    state: model.state, texts: texts, empty: .noGroups, failed: \.phrase,
                    isOffline: { $0 == .unreachable },
                    retry: { model.load.execute() })
                List(sections: model.sections) { section in
                    Text(texts[section.key.phrase]).style(.headline)
                } row: { group in
                    MenuGroupRow(group: group, model: model, texts: texts)
                }
                .position(model.position).hidden(model.state.map(\.isWithoutContent))
                .accessibilityLabel(texts[.menuGroups]).id("list")
            }
        }
        .width(.reading)
        .activating(model)
        .toast(
            model.failures.map { texts.now($0.phrase) }, kind: .failure,
            until: merge(model.load.isExecuting.changes, model.delete.isExecuting.changes).filter { $0 }
        )
        .confirm(model.deletion) { group in
            Confirm(
                title: texts.text { $0(.deleteGroupQuestion).filling(group.name) },
                message: texts[.deleteGroupMessage], confirm: texts[.delete], isDestructive: true)
        }
    }
}

private struct MenuGroupRow: View {
    let group: Property<MenuGroup>
    let model: MenuGroupsModel
    let texts: Texts

    var body: some View {
        let (group, model) = (group, model)
        let id = untracked { group.value.id }
        return Row(spacing: 2) {
            Text(group.map(\.name)).id("group-name")
            Spacer()
            Row(spacing: 2) {
                Button(texts[.rename], action: model.rename, input: id).prominence(.plain)
                    .accessibilityLabel(about(texts[.rename], group.map(\.name))).id("rename")
                Button(texts[.delete]) { model.delete.execute(group.value) }
                    .prominence(.plain).disabled(model.isDeleting(id))
                    .accessibilityLabel(about(texts[.delete], group.map(\.name))).id("delete")
            }
        }
    }
}
