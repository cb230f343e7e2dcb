#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import Bindery

extension ReactiveProperties where Object: NSPopUpButton {
    /// Shows options in the button, of which one is selected, both ways.
    ///
    /// | event | result |
    /// |---|---|
    /// | the user chooses an option | `selection` takes it |
    /// | `selection` changes | the button shows that option; no option if none is equal |
    /// | the options change | the menu shows them, with the selected one if it is still there |
    ///
    /// Options with equal titles stay apart. Not for buttons that pull down.
    public func options<Option: Equatable>(
        _ options: Property<[Option]>, selection: MutableProperty<Option>, title: @escaping (Option) -> String
    ) {
        let bag = DisposeBag()
        var shown: [Option] = []
        Property { (options.value, selection.value) }.observe { [weak object] options, selected in
            guard let object else { return }
            if options != shown {
                shown = options
                object.menu?.removeAllItems()
                // Not `addItem(withTitle:)` of the button, which removes an item with the same title.
                for option in options {
                    let item = NSMenuItem()
                    item.title = title(option)
                    object.menu?.addItem(item)
                }
            }
            object.select(options.firstIndex(of: selected).flatMap { object.menu?.items[$0] })
        }
        .disposed(by: bag)
        actionTarget.actions.observe { [weak object, weak selection] in
            guard let index = object?.indexOfSelectedItem, shown.indices.contains(index) else { return }
            selection?.value = shown[index]
        }
        .disposed(by: bag)
        attachments.replace("options", by: bag)
    }
}
#endif
