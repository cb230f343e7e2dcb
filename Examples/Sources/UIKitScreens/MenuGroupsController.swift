#if canImport(UIKit) && !os(watchOS)
internal import BinderyUIKit
public import ShowcaseModels
internal import UIKit

/// The groups of a menu by kind. They are renamed and deleted by swiping.
public final class MenuGroupsController: ModelController<MenuGroupsModel> {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = texts.now(.menuGroups)
        let create = UIBarButtonItem(title: texts.now(.newGroup))
        navigationItem.rightBarButtonItem = create
        let message = UILabel.make("message")
        let table = UITableView(frame: .zero, style: .insetGrouped).identified("list")
        view.stack([message], list: table)

        create.reactive.execute(model.create)
        func header(of kind: MenuGroup.Kind) -> String { texts.now(kind.phrase) }
        let rows = table.reactive.sections(model.sections, title: header, in: UITableViewCell.self) { cell, group, _ in
            var content = cell.defaultContentConfiguration()
            content.text = group.name
            cell.contentConfiguration = content
        }
        #if !os(tvOS)
        rows.trailingSwipe = { [model, texts] group in
            [
                UIContextualAction(
                    style: .destructive, title: texts.now(.delete), executing: model.delete, with: group),
                UIContextualAction(
                    style: .normal, title: texts.now(.rename), executing: model.rename, with: group.id),
            ]
        }
        #endif
        model.rename <~ rows.selections.map(\.id)
        message.reactive.text
            <~ model.state.map { [texts] in $0.message(texts, empty: .noGroups, failed: \.phrase) ?? "" }
        reactive.answer(model.deletion) { [texts] group in
            AlertContent(
                title: texts.now(.deleteGroupQuestion).filling(group.name), message: texts.now(.deleteGroupMessage),
                buttons: [.destructive(texts.now(.delete), true), .cancel(texts.now(.cancel), false)])
        }
        reactive.activate(model)
    }
}

/// The editor of a group.
public final class MenuGroupEditorController: ModelController<MenuGroupEditorModel> {
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = texts.now(.editGroup)
        let save = UIBarButtonItem(title: texts.now(.save))
        navigationItem.rightBarButtonItem = save
        let name = UITextField.make("name", texts.now(.groupName))
        let kind = UISegmentedControl(items: MenuGroup.Kind.allCases.map { texts.now($0.phrase) }).identified("kind")
        let message = UILabel.make("message")
        view.stack([name, kind, message])

        name.reactive.text <~> model.$name
        name.reactive.isEnabled <~ model.save.isExecuting.map { !$0 }
        kind.reactive.selectedIndex <~> kindIndex
        save.reactive.execute(model.save)
        model.save <~ name.reactive.returns
        name.reactive.events(.editingDidEnd).observe { [nameCheck = model.nameCheck] in nameCheck.leave() }
            .disposed(by: bag)
        // A refused name is a message of the name, until it changes.
        model.save.failures.observe { [nameCheck = model.nameCheck] _ in nameCheck.leave() }.disposed(by: bag)
        let (shown, failure) = (
            model.nameCheck.shownMessage, model.save.failure.map { $0 == .duplicateName ? nil : $0 }
        )
        message.reactive.text
            <~ Property { [texts] in
                shown.value ?? failure.value.map { texts.now($0.phrase) } ?? ""
            }
        reactive.activate(model)
    }

    /// The kind as the index of its segment. A member, since a binding does not keep the properties that it connects.
    private lazy var kindIndex: MutableProperty<Int?> = {
        let kind = model.$kind
        return MutableProperty(
            get: { MenuGroup.Kind.allCases.firstIndex(of: kind.value) },
            set: { if let index = $0 { kind.value = MenuGroup.Kind.allCases[index] } })
    }()

    private let bag = DisposeBag()
}
#endif
