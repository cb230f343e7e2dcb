/// A subject, or a signal that is connected, for a row of steps.
struct Hub {
    let observe: (Log) -> any Disposable
    private(set) var send: (String) -> Void = { _ in }
    private(set) var complete: () -> Void = {}
    private(set) var fail: (MarbleError) -> Void = { _ in }
    private(set) var connect: () -> (any Disposable)? = { nil }
    private(set) var count: () -> Int = { 0 }

    init(_ subject: Subject<String, MarbleError>) {
        observe = { $0.observe(subject) }
        send = { subject.send($0) }
        complete = { subject.complete() }
        fail = { subject.fail($0) }
    }

    init(_ subject: ReplaySubject<String, MarbleError>) {
        observe = { $0.observe(subject) }
        send = { subject.send($0) }
        complete = { subject.complete() }
        fail = { subject.fail($0) }
    }

    init(_ subject: AsyncSubject<String>) {
        observe = { $0.observe(subject) }
        send = { subject.receive($0) }
        complete = { subject.receive(completion: .completed) }
        fail = { subject.receive(completion: .failed($0)) }
    }

    init(_ property: MutableProperty<String>) {
        observe = { $0.observe(property.signal) }
        send = { property.value = $0 }
    }

    /// - Parameter signal: Calls its argument when its source is observed.
    init<S: ConnectableSignal>(_ signal: (@escaping () -> Void) -> S) {
        let observations = Counter()
        let signal = signal { observations.count += 1 }
        observe = { $0.observe(signal) }
        connect = { signal.connect() }
        count = { observations.count }
    }
}

final class Counter {
    var count = 0
}

extension Row {
    /// Ends a row without time. These are the steps:
    ///
    /// | step | does |
    /// |---|---|
    /// | `a+`, `a-` | observes, under the name `a`; ends that observation |
    /// | `12`, <code>&#124;</code>, `#bad` | sends, completes, fails |
    /// | `!`, `!-` | connects, disposes of the connection |
    /// | `a=[1,done]` | expects what `a` has got by then |
    /// | `n=1` | expects how often the source was observed |
    func steps(_ steps: String) {
        table.add(self) { row, _ in
            guard let hub = row.hub?() else { return row.report("no subject") }
            var observers: [Substring: Log] = [:]
            var observations: [Substring: any Disposable] = [:]
            for step in steps.split(separator: " ") {
                let name = step.prefix { $0.isLetter }
                switch step.dropFirst(name.count).first {
                case "+" where !name.isEmpty:
                    let observer = observers[name] ?? Log()
                    observers[name] = observer
                    observations[name] = hub.observe(observer)
                case "-" where !name.isEmpty: observations[name]?.dispose()
                case "=" where name == "n": row.expect(step, "n=\(hub.count())")
                case "=": row.expect(step, "\(name)=[\(observers[name]?.words.joined(separator: ",") ?? "nothing")]")
                case "!" where step == "!": observations["!"] = hub.connect()
                case "!": observations["!"]?.dispose()
                case "|": hub.complete()
                case "#": hub.fail(MarbleError(String(step.dropFirst())))
                default: hub.send(String(step))
                }
            }
        }
    }

    private func expect(_ step: Substring, _ actual: String) {
        if step != actual { report("expected \(step), got \(actual)") }
    }
}
