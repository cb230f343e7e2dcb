import ShowcaseModels

/// The content of a cell that begins with `=`: numbers, cells, `+ - * /`, parentheses, and functions of cells, ranges
/// and expressions, such as `=SUM(A1:A9) / 2`.
indirect enum Formula: Equatable {
    enum Function: String, CaseIterable {
        case sum, average, min, max, count

        init?(name: some StringProtocol) {
            let name = name.lowercased()
            guard let function = Function(rawValue: name == "avg" ? "average" : name) else { return nil }
            self = function
        }
    }

    case number(Double)
    case cell(CellAddress)
    case negative(Formula)
    case sum(Formula, Formula), difference(Formula, Formula), product(Formula, Formula), quotient(Formula, Formula)
    case call(Function, [Argument])

    enum Argument: Equatable {
        case formula(Formula)
        case range(CellAddress, CellAddress)
    }

    /// Computes the formula. `cell` gives the number in a cell: zero in an empty one.
    func value(_ cell: (CellAddress) throws(CellFault) -> Double) throws(CellFault) -> Double {
        switch self {
        case .number(let number): return number
        case .cell(let address): return try cell(address)
        case .negative(let formula): return try -formula.value(cell)
        case .sum(let left, let right): return try left.value(cell) + right.value(cell)
        case .difference(let left, let right): return try left.value(cell) - right.value(cell)
        case .product(let left, let right): return try left.value(cell) * right.value(cell)
        case .quotient(let left, let right):
            let divisor = try right.value(cell)
            if divisor == 0 { throw .divisionByZero }
            return try left.value(cell) / divisor
        case .call(let function, let arguments): return try function.result(of: numbers(in: arguments, cell))
        }
    }

    private func numbers(
        in arguments: [Argument], _ cell: (CellAddress) throws(CellFault) -> Double
    ) throws(CellFault) -> [Double] {
        var numbers: [Double] = []
        for argument in arguments {
            switch argument {
            case .formula(let formula): numbers.append(try formula.value(cell))
            case .range(let first, let last):
                for row in Swift.min(first.row, last.row)...Swift.max(first.row, last.row) {
                    for column in Swift.min(first.column, last.column)...Swift.max(first.column, last.column) {
                        numbers.append(try cell(CellAddress(column: column, row: row)))
                    }
                }
            }
        }
        return numbers
    }
}

/// The reason why a cell has no value.
enum CellFault: Error, Equatable {
    case syntax, divisionByZero, notANumber, circular, outside

    /// As spreadsheets write it.
    var text: String {
        switch self {
        case .syntax: "#SYNTAX"
        case .divisionByZero: "#DIV/0"
        case .notANumber: "#VALUE"
        case .circular: "#CIRCLE"
        case .outside: "#REF"
        }
    }

    var explanation: WorkshopPhrase {
        switch self {
        case .syntax: .syntaxFault
        case .divisionByZero: .divisionFault
        case .notANumber: .valueFault
        case .circular: .circularFault
        case .outside: .outsideFault
        }
    }
}

extension Formula.Function {
    fileprivate func result(of numbers: [Double]) -> Double {
        switch self {
        case .sum: numbers.reduce(0, +)
        case .average: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
        case .min: numbers.min() ?? 0
        case .max: numbers.max() ?? 0
        case .count: Double(numbers.count)
        }
    }
}
