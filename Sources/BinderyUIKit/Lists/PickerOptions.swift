#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Bindery
public import UIKit

extension ReactiveProperties where Object: UIPickerView {
    /// Shows options in the picker, of which one is selected, both ways.
    ///
    /// | event | result |
    /// |---|---|
    /// | the user turns the wheel | `selection` takes the option |
    /// | `selection` changes | the picker shows it; an option that there is not leaves the picker as it is |
    /// | the options change | the picker shows them, with the selected one if it is still there |
    ///
    /// The picker keeps the source, and is its delegate.
    public func options<Option: Equatable>(
        _ options: Property<[Option]>, selection: MutableProperty<Option>, title: @escaping (Option) -> String
    ) {
        attachments.replace("options", by: PickerOptions(object, options, selection, title))
    }
}

@MainActor
private final class PickerOptions<Option: Equatable>: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    private var options: [Option] = []
    private let selection: MutableProperty<Option>
    private let title: (Option) -> String
    private let bag = DisposeBag()

    init(
        _ picker: UIPickerView, _ source: Property<[Option]>, _ selection: MutableProperty<Option>,
        _ title: @escaping (Option) -> String
    ) {
        self.selection = selection
        self.title = title
        super.init()
        (picker.dataSource, picker.delegate) = (self, self)
        Property { (source.value, selection.value) }.observe { [weak self, weak picker] options, selected in
            guard let self, let picker else { return }
            if options != self.options {
                self.options = options
                picker.reloadAllComponents()
            }
            if let row = options.firstIndex(of: selected), row != picker.selectedRow(inComponent: 0) {
                picker.selectRow(row, inComponent: 0, animated: UIView.areAnimationsEnabled)
            }
        }
        .disposed(by: bag)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { options.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        title(options[row])
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        // None is selected while there are no options.
        if options.indices.contains(row) { selection.value = options[row] }
    }
}
#endif
