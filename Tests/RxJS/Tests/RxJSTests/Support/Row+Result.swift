extension Row {
    /// Ends the row: the events of the result.
    @discardableResult
    func gives<V: Legend>(_ diagram: String, _ values: V? = String?.none, error: MarbleError = "error") -> Row {
        end(.events(Expected(diagram: diagram, error: error, values: values)))
    }

    /// Ends a row whose result sends signals: a diagram for each letter.
    @discardableResult
    func gives(_ diagram: String, signals: some Legend, error: MarbleError = "error") -> Row {
        self.signals(signals).gives(diagram, error: error)
    }

    /// Begins the same row under another name; `by` ends it with another expression.
    func also(_ name: String, file: StaticString = #fileID, line: UInt = #line) -> Row {
        var row = self
        (row.name, row.file, row.line) = (name, file, line)
        return row
    }

    func by<S: Signal>(_ expression: @escaping (Inputs<String>) -> S) { by(of: String.self, expression) }

    func by<V, S: Signal>(of _: V.Type, _ expression: @escaping (Inputs<V>) -> S) {
        table.add(self, Expression(expression).run)
    }

    /// Ends the row once more, with an operator after each source and one after the expression: they dispose of the
    /// sources as well.
    @discardableResult
    func chained(
        _ name: String = "should not break unsubscription chains when result is unsubscribed explicitly",
        file: StaticString = #fileID, line: UInt = #line
    ) -> Row {
        var row = also(name, file: file, line: line)
        row.isChained = true
        table.add(row, expression.run)
        return row
    }

    typealias Observer = (at: String, gives: String)
    typealias LeavingObserver = (at: String, gives: String, unsub: String)

    /// Adds an observer of a shared result, from the letter in its first diagram on.
    func observer(_ at: String, _ gives: String, unsub: String? = nil) -> Row {
        var row = self
        row.observers.append((at, gives, unsub ?? span))
        return row
    }

    /// Ends the row of a shared result with its last observers.
    func observed(_ observers: Observer...) { end(.observed(self.observers + observers.map(leaving))) }

    func observed(_ observers: LeavingObserver...) { end(.observed(self.observers + observers)) }

    /// The same, with observers that the test adds while time passes.
    func observedLate(_ observers: Observer...) { end(.observedLate(self.observers + observers.map(leaving))) }

    /// Ends the row of a result that sends two signals: the events of both.
    func splits(_ first: String, _ second: String) { end(.split([first, second])) }

    /// Ends a row: the events of the result in each of these spans of time.
    func spans(_ spans: Observer...) { end(.spans(spans)) }

    private func leaving(_ observer: Observer) -> LeavingObserver { (observer.at, observer.gives, span) }

    /// Ends a row without diagrams: the values that a signal sends at once, then the failure or `done`.
    func sends<S: Signal>(_ events: String..., by signal: @escaping () -> S) {
        logs(events) { $1.observe(signal()) }
    }

    /// The same, when time passes.
    func sendsInTime<S: Signal>(_ events: String..., by signal: @escaping () -> S) {
        logs(events) { m, log in
            log.observe(signal())
            m.flush()
        }
    }

    /// Ends a row without diagrams: what `body` logs, in order.
    func logs(_ words: String..., by body: @escaping (Marbles, Log) throws -> Void) { logs(words, by: body) }

    private func logs(_ words: [String], by body: @escaping (Marbles, Log) throws -> Void) {
        table.add(self) { row, marbles in
            let log = Log()
            try body(marbles, log)
            if log.words != words { row.report("logs \(log.words), not \(words)") }
        }
    }

    /// Ends the row of a synchronous loop from 0 to 9, whose observer disposes of it at 2: the loop stops there.
    func stops<S: Signal>(_ expression: @escaping (Producer<Int, MarbleError>) -> S) {
        table.add(self) { row, _ in
            var numbers: [Int] = []
            expression(looping { numbers.append($0) }).subscribe()
            if numbers != [0, 1, 2] { row.report("the loop comes to \(numbers), not to [0, 1, 2]") }
        }
    }

    @discardableResult
    private func end(_ expected: Ending) -> Row {
        var row = self
        row.expected = expected
        table.add(row, expression.run)
        return row
    }
}
