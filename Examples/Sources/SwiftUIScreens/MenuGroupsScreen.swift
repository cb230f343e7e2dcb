#if canImport(SwiftUI)
internal import BinderySwiftUI
internal import Foundation
public import ShowcaseModels
public import SwiftUI

/// The groups of a menu by kind. A tap renames a group, a swipe deletes it.
public struct MenuGroupsScreen: View {
    @StateModel private var model: MenuGroupsModel
    private let texts: Texts

    public init(_ model: @autoclosure @escaping @MainActor () -> MenuGroupsModel, _ texts: Texts) {
        _model = StateModel(wrappedValue: model())
        self.texts = texts
    }

    public var body: some View {
        List {
            ActionButton(texts.now(.newGroup), action: model.create)
            if let message = model.state.value.message(texts, empty: .noGroups, failed: \.phrase) { Text(message) }
            ForEach(model.sections) { section in
                Section(texts.now(section.key.phrase)) {
                    ForEach(section.elements) { group in
                        ActionButton(group.name, action: model.rename, input: group.id)
                    }
                    .onDelete { offsets in
                        for offset in offsets { model.delete.execute(section.elements.value[offset]) }
                    }
                }
            }
        }
        .alert(
            answering: model.deletion, otherwise: false,
            title: { Text(texts.now(.deleteGroupQuestion).filling($0.name)) },
            actions: { _, answer in
                Button(texts.now(.delete), role: .destructive) { answer(true) }
                Button(texts.now(.cancel), role: .cancel) { answer(false) }
            },
            message: { _ in Text(texts.now(.deleteGroupMessage)) }
        )
        .activating(model)
        .navigationTitle(texts.now(.menuGroups))
    }
}

/// The editor of a group.
public struct MenuGroupEditorScreen: View {
    @StateModel private var model: MenuGroupEditorModel
    private let texts: Texts

    public init(_ model: @autoclosure @escaping @MainActor () -> MenuGroupEditorModel, _ texts: Texts) {
        _model = StateModel(wrappedValue: model())
        self.texts = texts
    }

    public var body: some View {
        Form {
            TextField(texts.now(.groupName), text: $model.name)
            if let message = model.nameCheck.shownMessage.value ?? failure { Text(message) }
            ForEach(MenuGroup.Kind.allCases, id: \.self) { kind in
                Button("\(kind == model.kind ? "● " : "○ ")\(texts.now(kind.phrase))") { model.kind = kind }
            }
            ActionButton(texts.now(.save), action: model.save)
        }
        .onSubmit(action: model.save)
        .onReceive(model.save.failures) { _ in model.nameCheck.leave() }
        .activating(model)
        .navigationTitle(texts.now(.editGroup))
    }

    /// A refused name is a message of the name, until it changes.
    private var failure: String? {
        model.save.failure.value.flatMap { $0 == .duplicateName ? nil : texts.now($0.phrase) }
    }
}
#endif
