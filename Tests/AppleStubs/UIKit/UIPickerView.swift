#if !os(tvOS)
@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// Selecting a row in code calls no delegate.
@MainActor
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    private var selected: [Int: Int] = [:]

    open func reloadAllComponents() {
        for (component, row) in selected {
            selected[component] = min(
                row, max((dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0) - 1, 0))
        }
    }

    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selected[component] = row }
    open func selectedRow(inComponent component: Int) -> Int {
        (dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0) == 0 ? -1 : selected[component] ?? 0
    }

    public func userTurns(to row: Int) {
        selected[0] = row
        delegate?.pickerView(self, didSelectRow: row, inComponent: 0)
    }

    public var standInTitles: [String] {
        (0..<(dataSource?.pickerView(self, numberOfRowsInComponent: 0) ?? 0)).map {
            delegate?.pickerView(self, titleForRow: $0, forComponent: 0) ?? ""
        }
    }
}
#endif
