/// The reason for a property's value, as returned by ``explain(_:)``.
public struct Explanation: Sendable, CustomStringConvertible {
    /// The origin of a property's value.
    public enum Reason: Sendable {
        /// The property has its initial value.
        ///
        /// - Parameter cause: What led to the creation of the property: the user's input, an answer, a change that an
        ///   observer received. Nil if nothing traced led to it, or if it is explained already.
        indirect case initial(cause: Explanation?)
        /// The property was written.
        ///
        /// - Parameters:
        ///   - at: The file and line of the write, or the function, as far as the debug information tells; `an event
        ///     from outside` if no code of the program led to it, but the user's input in a control, for instance.
        ///   - transaction: The file and line of the outermost transaction of the write.
        ///   - cause: The change that an observer received, if that observer wrote; or the event that led to the write.
        indirect case written(at: String?, transaction: String?, cause: Explanation?)
        /// These dependencies changed, so it was computed. If none had changed when it was first computed, these are
        /// what it reads, as far as a ``TraceLog`` records them.
        case computed([Explanation])
        /// It is not a property but an event, such as the user's input or an execution, that `cause` led to.
        indirect case event(TraceEvent.Kind, cause: Explanation?)
        /// The property was made while ``Diagnostics/isTracing`` was off.
        case untraced
        /// The change is explained above already, or is more than 100 steps back.
        case elided
    }

    /// The name of the property, if it has one, and its source location. Of an event: its subject.
    public let property: String
    /// The text of the value after the change.
    public let value: String
    public let reason: Reason
    /// The number of the event in the ``TraceLog`` that recorded it; nil without a change.
    public let event: Int?
    /// When this happened, or began, since the ``TraceLog`` was made; nil without a change, and outside a log.
    public let time: Duration?
    /// Of an event; nil for a property.
    package let kind: TraceEvent.Kind?
    /// The property in ``TraceLog/graph()``; nil for an event, and for a property that is not traced.
    public let node: Int?
    /// Whether the property has changed since it was made, or first computed.
    var isChange = true
    /// Whether it is what a first computation read, which may have changed since.
    var isRead = false

    /// One line per step, each indented more than what it caused. An empty text is `""`.
    public var description: String { lines(in: .english).joined(separator: "\n") }

    /// ``description`` line by line, in the words of a language.
    package func lines(in words: ExplanationWords) -> [String] {
        [words.state(property, words.value(value))] + lines(of: reason, until: time, words).map { "  " + $0 }
    }

    /// - Parameter end: When the explained property changed.
    private func lines(of reason: Reason, until end: Duration?, _ words: ExplanationWords) -> [String] {
        switch reason {
        case .initial(let cause): [words.initial] + lines(after: cause, until: end, words).map { "  " + $0 }
        case .elided: ["…"]
        case .untraced: [words.untraced]
        case .computed(let causes) where causes.isEmpty: [words.firstComputed]
        case .computed(let causes):
            causes.flatMap { cause in
                let phrase = cause.isChange && !cause.isRead ? words.computed : words.read
                return [phrase(cause.property, words.value(cause.value))]
                    + lines(of: cause.reason, until: end, words).map { "  " + $0 }
            }
        case .written(let location, let transaction, let cause):
            [words.written(writer(location, cause, words), transaction)]
                + lines(after: location == CallSite.outside ? cause?.causeOfEvent : cause, until: end, words)
                .map { "  " + $0 }
        case .event(_, let cause): lines(after: cause, until: end, words)
        }
    }

    /// Where a property was written, or what wrote it, if no code of the program did.
    private func writer(
        _ location: String?, _ cause: Explanation?, _ words: ExplanationWords
    ) -> ExplanationWords.Writer {
        if location != CallSite.outside { return location.map { .place($0) } ?? .unknown }
        return cause?.phrase(words).map { .event($0) } ?? .outside
    }

    /// An event in words, such as `edit of <input #phone>`; nil for a property.
    private func phrase(_ words: ExplanationWords) -> String? { kind.map { words.event($0, property, value) } }

    /// How long before a change this was, from a millisecond on.
    private func earlier(than end: Duration?, _ words: ExplanationWords) -> String? {
        guard let end, let time, end - time >= .milliseconds(1) else { return nil }
        return words.earlier?(end - time)
    }

    private var causeOfEvent: Explanation? {
        switch reason {
        case .event(_, let cause): cause
        // It is named, and what led to it is explained above already.
        case .elided where kind != nil: nil
        default: self
        }
    }

    private func lines(after cause: Explanation?, until end: Duration?, _ words: ExplanationWords) -> [String] {
        guard let cause else { return [] }
        let first =
            cause.phrase(words).map { words.after($0) + (cause.earlier(than: end, words) ?? "") }
            ?? words.observed(cause.property, words.value(cause.value))
        return [first] + lines(of: cause.reason, until: end, words).map { "  " + $0 }
    }

    /// The number of the last change; 0 if it has its initial value.
    package var lastChange: Int { isChange ? event ?? 0 : 0 }
}

/// Explains why a property has its value: its last change and the chain of causes back to the writes.
///
/// ```swift
/// Diagnostics.isTracing = true            // before the properties are made
/// …
/// print(explain(model.total))
/// // total (Shop/Cart.swift:12) is 30
/// //   computed since subtotal (Shop/Cart.swift:11) became 25
/// //     computed since price (Shop/Cart.swift:10) became 5
/// //       written at Shop/CartView.swift:42 in the transaction at Shop/CartView.swift:40
/// ```
///
/// The property is first brought up to date, as by a read. It is traced if made while ``Diagnostics/isTracing`` is on.
///
/// Lines are those of the debug information. In a build without optimization a `+=` of a wrapped property has the line
/// at which its closure begins.
///
/// - Complexity: Looks up each write's location in the debug information, once: tenths of a
///   second in a large program, some seconds for the first.
public func explain<Value>(_ property: Property<Value>) -> Explanation {
    let value = untracked { property.read() }
    var story = Explanation.Story()
    return Explanation(property.node, in: &story) { "\(value)" }
}

/// Explains the values of the properties that `body` reads, in the order of its reads.
///
/// - Complexity: Runs `body`, and looks up locations as ``explain(_:)`` does.
package func explainReads(of body: @escaping () -> Void) -> [Explanation] {
    var story = Explanation.Story()
    var explanations: [Explanation] = []
    forEachRead(of: body) { explanations.append(Explanation($0, in: &story) { "unknown" }) }
    return explanations
}

/// Returns the ids in ``TraceLog/graph()`` of the properties that `body` reads, as far as they are traced.
package func tracedReads(of body: @escaping () -> Void) -> [Int] {
    var nodes: [Int] = []
    forEachRead(of: body) { if let trace = Engine.trace(of: $0) { nodes.append(trace.number) } }
    return nodes
}

private func forEachRead(of body: @escaping () -> Void, _ receive: (Node.Pointer) -> Void) {
    let effect = TraceLog.pausing { untracked { Effect.start(nil, #fileID, #line, plain: body) } }
    defer { effect.dispose() }
    var link = effect.node?.pointee.firstDependency
    while let present = link {
        receive(present.pointee.dependency)
        link = present.pointee.nextDependency
    }
}

extension Explanation {
    /// - Parameter value: The text of the value of a property that is not traced.
    fileprivate init(_ node: Node.Pointer, in story: inout Story, untraced value: () -> String) {
        if let trace = Engine.trace(of: node) {
            self.init(trace, in: &story, depth: 0)
        } else {
            let isConstant = node.pointee.line == 0
            self.init(
                property: node.diagnosticName, value: value(), reason: isConstant ? .initial(cause: nil) : .untraced,
                event: nil, time: nil, kind: nil, node: nil, isChange: false)
        }
    }

    /// Explains the present value of a traced node.
    init(_ node: Node.Pointer) {
        var story = Story()
        self.init(node, in: &story) { "unknown" }
    }

    private init(_ trace: NodeTrace, in story: inout Story, depth: Int) {
        if let change = trace.change {
            self.init(change, of: trace, in: &story, depth: depth)
            return
        }
        let maker = trace.maker.flatMap { story.explained.contains($0.relevant.number) ? nil : $0.relevant }
        let cause = maker.map { Explanation($0, in: &story, depth: depth + 1) }
        self.init(
            property: trace.name, value: trace.value, reason: .initial(cause: cause), event: nil, time: nil, kind: nil,
            node: trace.number, isChange: false)
    }

    private static let greatestDepth = 100
    private static let mostReads = 20

    struct Story {
        /// The numbers of the steps already explained: where many paths lead to a property, each is explained once.
        var explained: Set<Int> = []
    }

    /// - Parameter trace: The node that the step is the last change of, if it is known.
    private init(_ step: TraceStep, of trace: NodeTrace? = nil, in story: inout Story, depth: Int) {
        property = step.subject
        value = step.value
        event = step.number
        time = step.time
        kind = if case .event = step.reason { step.kind } else { nil }
        node = step.node
        isChange = step.isChange
        guard depth < Self.greatestDepth, story.explained.insert(step.number).inserted else {
            reason = .elided
            return
        }
        func explain(_ cause: TraceStep?, _ story: inout Story) -> Explanation? {
            cause.map { Explanation($0.relevant, in: &story, depth: depth + 1) }
        }
        switch step.reason {
        case .computed(let causes):
            var explained: [Explanation] = []
            for cause in causes { explained.append(Explanation(cause.relevant, in: &story, depth: depth + 1)) }
            if causes.isEmpty, let trace = trace ?? step.trace {
                for read in trace.reads(upTo: Self.mostReads) {
                    var read = Explanation(read, in: &story, depth: depth + 1)
                    read.isRead = true
                    explained.append(read)
                }
            }
            reason = .computed(explained)
        case .written(let site, let transaction, let cause):
            reason = .written(
                at: site.sourceLocation, transaction: transaction, cause: explain(cause, &story))
        case .event(let cause): reason = .event(step.kind, cause: explain(cause, &story))
        }
    }
}
