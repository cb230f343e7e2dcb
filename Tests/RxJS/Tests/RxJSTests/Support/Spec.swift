/// The cases of one of RxJS 7's specification files. `scripts/rxjs-table` reads these declarations and generates the
/// page RxJS.md: names and reasons are plain literals, or members of ``Reason``.
///
/// - Parameters:
///   - file: The path below `spec/`, without `-spec.ts`.
///   - total: The number of cases (`it`) in that file.
func spec(_ file: String, of total: Int, _ declare: @escaping @Sendable (Table) -> Void) -> [Case] {
    Table(declare).cases.enumerated().map { Case(name: $1.name, index: $0, declare: declare) }
}

/// One case. It declares its table again when it runs, because the closures of a table are not `Sendable`.
struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let index: Int
    let declare: @Sendable (Table) -> Void

    func run() throws { try Table(declare).cases[index].run() }

    var testDescription: String { name }
}

/// The rows of a specification. A row has the sources, their observations and the expected events of one case; it is
/// run with the expression that ``given(_:)`` stated last, or with its own.
///
/// ```swift
/// t.given { $0.e1.debounce(for: $0.t) }
/// t.equal("should delay all elements").hot("-a----|", "^-----!").time("--|").gives("---a--|")
/// ```
final class Table {
    struct Entry {
        let name: String
        let file: StaticString
        let line: UInt
        let body: (Marbles) throws -> Void

        func run() throws { try marbles(file: file, line: line, body) }
    }

    private(set) var cases: [Entry] = []
    /// The expression of the following rows.
    private(set) var expression = Expression { row, _ in row.report("no expression; call `given` first") }

    /// The subject of the following rows of steps.
    private(set) var hub: (() -> Hub)?

    init(_ declare: (Table) -> Void) { declare(self) }

    /// States the expression of the following rows. Their sources send letters.
    func given<S: Signal>(_ expression: @escaping (Inputs<String>) -> S) {
        given(of: String.self, expression)
    }

    /// States the expression of the following rows.
    func given<V, S: Signal>(of _: V.Type, _ expression: @escaping (Inputs<V>) -> S) {
        self.expression = Expression(expression)
    }

    /// States the expression of the following rows, whose result each row connects once it is observed.
    func connecting<S: ConnectableSignal>(_ expression: @escaping (Inputs<String>) -> S) {
        self.expression = Expression(expression, connects: true)
    }

    /// States the subject of the following rows of steps.
    func subject(_ hub: @escaping () -> Hub) { self.hub = hub }

    func add(_ row: Row, _ run: @escaping (Row, Marbles) throws -> Void) {
        cases.append(Entry(name: row.name, file: row.file, line: row.line) { try run(row, $0) })
    }

    /// Begins the row of a case that behaves as in RxJS; `gives` ends it.
    func equal(_ name: String, file: StaticString = #fileID, line: UInt = #line) -> Row {
        Row(table: self, name: name, file: file, line: line)
    }

    /// The case “should stop listening to a synchronous observable when unsubscribed” of many specifications: a loop
    /// from 0 to 9 stops when its observer disposes of it at 2.
    func stops<S: Signal>(
        file: StaticString = #fileID, line: UInt = #line, _ expression: @escaping (Producer<Int, MarbleError>) -> S
    ) {
        let name = "should stop listening to a synchronous observable when unsubscribed"
        Row(table: self, name: name, file: file, line: line).stops(expression)
    }

    /// A case that behaves as in RxJS and fits no row.
    func equal(
        _ name: String, file: StaticString = #fileID, line: UInt = #line, _ body: @escaping (Marbles) throws -> Void
    ) {
        cases.append(Entry(name: name, file: file, line: line, body: body))
    }

    /// Begins the row of a case that behaves differently; `because` gives the reason.
    func differs(_ name: String, file: StaticString = #fileID, line: UInt = #line) -> Row {
        Row(table: self, name: name, file: file, line: line)
    }

    /// A case that behaves differently, as `body` shows.
    func differs(
        _ name: String, because reason: Reason, file: StaticString = #fileID, line: UInt = #line,
        _ body: @escaping (Marbles) throws -> Void
    ) {
        cases.append(Entry(name: name, file: file, line: line, body: body))
    }

    /// Begins a list of cases that cannot be written in Swift, or test something that Bindery does not have.
    func notApplicable(because reason: Reason) -> NotApplicable { NotApplicable() }

    /// The same, by their number.
    func notApplicable(because reason: Reason, count: Int) {}
}

/// Names cases, for the page alone.
struct NotApplicable {
    @discardableResult
    func cases(_ names: String...) -> NotApplicable { self }
}
