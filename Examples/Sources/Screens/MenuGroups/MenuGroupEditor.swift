import BinderyView
import ShowcaseModels

struct MenuGroupEditor: View {
    let model: MenuGroupEditorModel
    let isNew: Bool
    let texts: Texts

    var body: some View {
        let (model, texts) = (model, texts)
        return Screen("menu-group", title: texts[isNew ? .newGroup : .editGroup]) {
            Placeholder(
                state: model.state, texts: texts, empty: .gone, failed: \.phrase,
                isOffline: { $0 == .unreachable }, isFinal: { $0 == .notFound },
                retry: { model.load.execute() })
            Form {
                TextField(texts[.groupName], text: model.$name).validation(model.nameCheck)
                    .disabled(model.save.isExecuting).id("name").autofocus()
                Picker(texts[.kind], selection: model.$kind, choices: MenuGroup.Kind.allCases) { texts[$0.phrase] }
                    .disabled(model.save.isExecuting).id("kind")
                Row(spacing: 2) {
                    Spacer()
                    Button(texts[.cancel], tapped: model.cancel).id("cancel")
                    Button(texts[.save], action: model.save).prominence(.primary).id("save")
                }
            }
            .onSubmit { model.save.execute() }
            .hidden(model.state.map { $0 != .content(true) })
            .confirmLeaving(while: model.hasUnsavedEdits) {
                Confirm(
                    title: texts[.discardQuestion], message: texts[.discardMessage], confirm: texts[.discard],
                    cancel: texts[.keepEditing], isDestructive: true)
            }
        }
        .width(.reading)
        .busy(model.save.isExecuting, texts[.saving])
        .activating(model)
        .saved(model)
        .toast(
            model.failures.map { texts.now($0.phrase) }, kind: .failure,
            until: model.save.isExecuting.changes.filter { $0 })
    }
}
