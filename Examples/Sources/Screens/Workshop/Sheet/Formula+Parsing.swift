import ShowcaseModels

extension Formula {
    /// Reads a formula, without its `=`.
    init(_ text: some StringProtocol) throws(CellFault) {
        var parser = FormulaParser(text)
        self = try parser.sum()
        if !parser.isAtEnd { throw .syntax }
    }
}

/// Reads a formula by recursive descent.
private struct FormulaParser {
    /// Without white space.
    private var rest: Substring
    private var depth = 0

    init(_ text: some StringProtocol) { rest = Substring(text.filter { !$0.isWhitespace }) }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func sum() throws(CellFault) -> Formula {
        // Deep nesting would exhaust the stack.
        depth += 1
        defer { depth -= 1 }
        if depth > 100 { throw .syntax }
        var formula = try product()
        while let sign = take("+", "-") {
            let next = try product()
            formula = sign == "+" ? .sum(formula, next) : .difference(formula, next)
        }
        return formula
    }

    private mutating func product() throws(CellFault) -> Formula {
        var formula = try factor()
        while let sign = take("*", "/") {
            let next = try factor()
            formula = sign == "*" ? .product(formula, next) : .quotient(formula, next)
        }
        return formula
    }

    private mutating func factor() throws(CellFault) -> Formula {
        var isNegative = false
        while take("-") != nil { isNegative.toggle() }
        let formula = try operand()
        return isNegative ? .negative(formula) : formula
    }

    private mutating func operand() throws(CellFault) -> Formula {
        if take("(") != nil {
            let formula = try sum()
            if take(")") == nil { throw .syntax }
            return formula
        }
        let word = takeWord { $0.isLetter || $0.isNumber || $0 == "." }
        if let function = Function(name: word) { return .call(function, try arguments()) }
        if let address = CellAddress(word) { return .cell(address) }
        guard let number = Double(word), number.isFinite else { throw .syntax }
        return .number(number)
    }

    private typealias Function = Formula.Function

    private mutating func arguments() throws(CellFault) -> [Formula.Argument] {
        if take("(") == nil { throw .syntax }
        var arguments = [try argument()]
        while take(",", ";") != nil { arguments.append(try argument()) }
        if take(")") == nil { throw .syntax }
        return arguments
    }

    private mutating func argument() throws(CellFault) -> Formula.Argument {
        let formula = try sum()
        guard take(":") != nil else { return .formula(formula) }
        guard case .cell(let first) = formula, case .cell(let last) = try operand() else { throw .syntax }
        return .range(first, last)
    }

    private mutating func take(_ signs: Character...) -> Character? {
        guard let first = rest.first, signs.contains(first) else { return nil }
        return rest.removeFirst()
    }

    private mutating func takeWord(while isWanted: (Character) -> Bool) -> Substring {
        let word = rest.prefix(while: isWanted)
        rest.removeFirst(word.count)
        return word
    }
}
