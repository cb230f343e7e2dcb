/// A case as a row of a table.
///
/// The first strings of `hot`, `cold` and the like are the diagrams of the source, the others those of its expected
/// observations: one string each, `""` for none. Without them observations are not checked.
struct Row {
    let table: Table
    var name: String
    var file: StaticString
    var line: UInt
    var sources: [Source] = []
    var numbered = 0
    var times: [String] = []
    var expected = Ending.events(Expected())
    var expression: Expression
    var end: String?
    var span = ""
    var values: [any Legend] = []
    var meaning: [any Legend] = []
    var signals: [any Legend] = []
    var observers: [LeavingObserver] = []
    var isChained = false
    var hub: (() -> Hub)?
    var count: Int?

    init(table: Table, name: String, file: StaticString, line: UInt) {
        expression = table.expression
        hub = table.hub
        self.table = table
        self.name = name
        self.file = file
        self.line = line
    }

    /// A source: it is called `e1`, `e2` and so on, in the order of the sources.
    func hot<V: Legend>(
        _ diagram: String, _ observations: String..., values: V? = String?.none, error: MarbleError = "error"
    ) -> Row {
        adding(Source(kind: .hot, diagram: diagram, observations: observations, error: error, values: values))
    }

    func cold<V: Legend>(
        _ diagram: String, _ observations: String..., values: V? = String?.none, error: MarbleError = "error"
    ) -> Row {
        adding(Source(kind: .cold, diagram: diagram, observations: observations, error: error, values: values))
    }

    /// A cold source with a letter, as which ``outer`` sends it.
    func inner<V: Legend>(
        _ letter: String, _ diagram: String, _ observations: String..., values: V? = String?.none,
        error: MarbleError = "error"
    ) -> Row {
        adding(Source(letter, kind: .cold, diagram: diagram, observations: observations, error: error, values: values))
    }

    func hotInner(_ letter: String, _ diagram: String, _ observations: String...) -> Row {
        adding(Source(letter, kind: .hot, diagram: diagram, observations: observations))
    }

    /// The source `outer`, which sends the sources named by its letters.
    func hotOuter(_ diagram: String, _ observations: String..., error: MarbleError = "error") -> Row {
        adding(Source("outer", kind: .hotOuter, diagram: diagram, observations: observations, error: error))
    }

    func coldOuter(_ diagram: String, _ observations: String..., error: MarbleError = "error") -> Row {
        adding(Source("outer", kind: .coldOuter, diagram: diagram, observations: observations, error: error))
    }

    private func adding(_ source: Source) -> Row {
        var row = self
        row.sources.append(source)
        if source.name.isEmpty {
            row.numbered += 1
            row.sources[sources.count].name = "e\(row.numbered)"
        }
        return row
    }

    /// More observations of the last source.
    func subs(_ observations: String...) -> Row {
        var row = self
        row.sources[sources.count - 1].observations += observations
        return row
    }

    /// States the expression of this row.
    func given<S: Signal>(_ expression: @escaping (Inputs<String>) -> S) -> Row {
        given(of: String.self, expression)
    }

    func given<V, S: Signal>(of _: V.Type, _ expression: @escaping (Inputs<V>) -> S) -> Row {
        var row = self
        row.expression = Expression(expression)
        return row
    }

    /// States the expression of this row, whose result is connected once it is observed.
    func connecting<S: ConnectableSignal>(_ expression: @escaping (Inputs<String>) -> S) -> Row {
        var row = self
        row.expression = Expression(expression, connects: true)
        return row
    }

    /// States the subject of this row of steps.
    func subject(_ hub: @escaping () -> Hub) -> Row {
        var row = self
        row.hub = hub
        return row
    }

    /// How often the expression calls `count()` until the end of the test.
    func counts(_ count: Int) -> Row {
        var row = self
        row.count = count
        return row
    }

    /// The times `t` and `t2`.
    func time(_ diagrams: String...) -> Row {
        var row = self
        row.times = diagrams
        return row
    }

    /// When the result is observed and disposed of: `"----!"`, `"--^---!"`.
    func unsub(_ diagram: String) -> Row {
        var row = self
        row.span = diagram
        return row
    }

    /// When the connection is disposed of: at the letter.
    func disconnects(_ diagram: String) -> Row {
        var row = self
        row.end = diagram
        return row
    }

    /// The values of the letters of all sources and of the result. Several of these add up.
    func values(_ values: some Legend) -> Row {
        var row = self
        row.values.append(values)
        return row
    }

    /// The values of the letters of the result. Several of these add up.
    func meaning(_ values: some Legend) -> Row {
        var row = self
        row.meaning.append(values)
        return row
    }

    /// Why a differing case differs.
    func because(_ reason: Reason) -> Row { self }

    /// Ends a differing case that fits no row.
    func because(_ reason: Reason, _ body: @escaping (Marbles) throws -> Void) {
        table.add(self) { try body($1) }
    }

    /// The diagram of each signal that the result sends, by its letter. Several of these add up.
    func signals(_ diagrams: some Legend) -> Row {
        var row = self
        row.signals.append(diagrams)
        return row
    }
}
