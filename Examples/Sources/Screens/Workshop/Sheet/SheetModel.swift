import BinderyView
import ShowcaseModels

/// A spreadsheet of 10,400 cells. Each is a property that computes again only if a cell that it has read changes.
final class SheetModel: Restorable {
    static let columns = 26
    static let rows = CellAddress.rows
    static let first = CellAddress(column: 0, row: 0)

    /// What the user has entered, by the names of the cells.
    @Reactive(.saved) private var entered: [String: String] = [:]
    @Reactive(.saved) private(set) var selected = SheetModel.first
    /// What the user types, in place of the content of the selected cell. What is typed right after a cell was chosen
    /// is for that cell, also on a slow line: the program writes nothing into the field that it could be mixed with.
    @Reactive(.saved) var content = ""
    /// Whether the content of the cell was taken into the field, where it is changed. Only then an empty field empties
    /// the cell.
    @Reactive(.saved) private var isEditing = false
    /// The number of cells that the last entry has computed.
    @Reactive private(set) var computed = 0
    private let contents = MutableDictionaryProperty<CellAddress, String>()
    private var cells: [CellAddress: Property<CellValue>] = [:]
    private var computations = 0
    private let language: Property<Language>
    private let bag = DisposeBag()

    /// What the selected cell is.
    private(set) lazy var selectedValue = $selected.flatMap { [unowned self] in value(of: $0) }

    /// - Parameter language: that of the headings.
    init(at selected: CellAddress = first, language: Property<Language> = .constant(.english)) {
        self.language = language
        self.selected = selected
        // Also when the state of an earlier session is restored.
        $entered.observe { [unowned self] in
            for (name, text) in $0 { if let address = CellAddress(name) { contents[address] = text } }
        }
        .disposed(by: bag)
    }

    /// The content of the selected cell.
    private(set) lazy var present = Property { [unowned self] in text(of: selected) }

    /// What the cell shows. Made when it is first needed, and computed while it is shown or read.
    func value(of address: CellAddress) -> Property<CellValue> {
        if let cell = cells[address] { return cell }
        let cell = Property<CellValue>(orOnCycle: .fault(.circular)) { [unowned self] in
            computations += 1
            return evaluate(text(of: address))
        }
        cells[address] = cell
        return cell
    }

    private func evaluate(_ text: String) -> CellValue {
        let text = text.trimmed
        if text.isEmpty { return .empty }
        guard text.hasPrefix("=") else { return Double(text).map { .number($0) } ?? .text(text) }
        do throws(CellFault) {
            let number = try Formula(text.dropFirst()).value { address throws(CellFault) in try self.number(in: address)
            }
            return number.isFinite ? .number(number) : .fault(.notANumber)
        } catch {
            return .fault(error)
        }
    }

    private func number(in address: CellAddress) throws(CellFault) -> Double {
        guard address.row < Self.rows else { throw .outside }
        switch value(of: address).value {
        case .empty: return 0
        case .number(let number): return number
        case .text: throw .notANumber
        case .fault(let fault): throw fault
        }
    }

    private func text(of address: CellAddress) -> String { contents[address] ?? example(at: address) }

    // MARK: The user

    func select(_ address: CellAddress) {
        enter()
        selected = address
    }

    /// Selects a cell beside the selected one, if there is one.
    func move(columns: Int, rows: Int) {
        let (column, row) = (selected.column + columns, selected.row + rows)
        guard (0..<Self.columns).contains(column), (0..<Self.rows).contains(row) else { return }
        select(CellAddress(column: column, row: row))
    }

    /// Takes the content of the selected cell into the field.
    func edit() { (content, isEditing) = (present.value, true) }

    /// Empties the selected cell.
    func clear() {
        edit()
        content = ""
        enter()
    }

    /// Forgets what was typed.
    func cancel() { (content, isEditing) = ("", false) }

    /// Enters what was typed into the selected cell.
    func enter() {
        let text = content, isEntry = isEditing || !text.isEmpty
        cancel()
        if !isEntry || text == present.value { return }
        let before = computations
        entered["\(selected)"] = text
        computed = computations - before
    }

    // MARK: The example

    /// Prices in A, pieces in B and their products in C. D is the sum so far, so it depends on all rows above.
    private func example(at address: CellAddress) -> String {
        let row = address.row
        if row == 0 { return heading(of: address.column) }
        switch address.column {
        case 0: return "\(row % 9 + 1)"
        case 1: return "\(row % 4 + 1)"
        case 2: return "=A\(row) * B\(row)"
        case 3: return row == 1 ? "=C1" : "=D\(row - 1) + C\(row)"
        default: return ""
        }
    }

    private func heading(of column: Int) -> String {
        let headings = [WorkshopPhrase.price, .pieces, .amount, .soFar]
        return column < headings.count ? headings[column].text(in: language.value) : ""
    }
}

enum CellValue: Equatable {
    case empty
    case number(Double)
    case text(String)
    case fault(CellFault)

    var shown: String {
        switch self {
        case .empty: ""
        case .number(let number):
            number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\((number * 1e4).rounded() / 1e4)"
        case .text(let text): text
        case .fault(let fault): fault.text
        }
    }
}
