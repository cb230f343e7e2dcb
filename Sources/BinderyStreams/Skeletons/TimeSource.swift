/// The time of an operator: the scheduler that it was given, or that of the context in which it is observed.
@usableFromInline
package struct TimeSource {
    private let name: StaticString
    private let consequence: StaticString
    private let given: (any Scheduler)?
    private let file: StaticString
    private let line: UInt

    @usableFromInline
    package init(
        _ name: StaticString, without consequence: StaticString = "passes values on without waiting",
        given: (any Scheduler)?, file: StaticString, line: UInt
    ) {
        self.name = name
        self.consequence = consequence
        self.given = given
        self.file = file
        self.line = line
    }

    /// For the parts of an operator that has looked its scheduler up.
    static func given(_ scheduler: any Scheduler) -> TimeSource {
        TimeSource("", given: scheduler, file: #fileID, line: #line)
    }

    /// Returns the scheduler; if there is none, reports a diagnosis and returns `nil`.
    package func scheduler() -> (any Scheduler)? {
        if let given { return given }
        if let context = ExecutionContext.current { return context.scheduler }
        Diagnostics.reportMissingScheduler("\(name)", without: "\(consequence)", file: file, line: line)
        return nil
    }
}

/// A signal that is made from other operators and a scheduler; without a scheduler, the events of `untimed`.
struct Timed<Untimed: Signal, Output: Signal>: Signal
where Output.Value == Untimed.Value, Output.Failure == Untimed.Failure {
    typealias Value = Untimed.Value
    typealias Failure = Untimed.Failure
    private let time: TimeSource
    private let untimed: Untimed
    private let make: (any Scheduler) -> Output

    init(by time: TimeSource, else untimed: Untimed, _ make: @escaping (any Scheduler) -> Output) {
        self.time = time
        self.untimed = untimed
        self.make = make
    }

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        guard let scheduler = time.scheduler() else { return untimed.run(observer, in: scope) }
        make(scheduler).run(observer, in: scope)
    }
}
