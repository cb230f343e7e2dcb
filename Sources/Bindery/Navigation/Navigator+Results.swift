internal import BinderyGraph
internal import BinderyStreams

extension Navigator {
    /// Shows a screen on top of the current one, and waits for its result.
    ///
    /// | event | returned |
    /// |---|---|
    /// | `finish(with:)` with a value of the type | the value; the screen has ended |
    /// | the screen ends in any other way: popped, replaced, by the back button, with the session | `nil` |
    /// | the waiting task is cancelled | `nil`; the screen ends |
    ///
    /// - Isolation: Await it on the navigator's actor.
    public nonisolated(nonsending) func push<Value>(
        _ destination: Destination, returning type: Value.Type, file: StaticString = #fileID, line: UInt = #line
    ) async -> Value? {
        await wait(for: destination, .page, ScreenResult<Value>(file, line))
    }

    /// Shows a screen over the current one, and waits for its result. See ``push(_:returning:file:line:)``.
    public nonisolated(nonsending) func present<Value>(
        _ destination: Destination, keepingAddress: Bool = false, returning type: Value.Type,
        file: StaticString = #fileID, line: UInt = #line
    ) async -> Value? {
        await wait(for: destination, .sheet(hasAddress: !keepingAddress), ScreenResult<Value>(file, line))
    }

    /// Ends a screen with a waiting caller, and all above it, and delivers the result to that caller.
    ///
    /// Of several callers, the uppermost that waits for this type receives the result. If none does, a diagnosis is
    /// reported, and the uppermost screen with a caller, or else the front screen, ends without a result. A screen that
    /// was opened by its address ends without a diagnosis.
    ///
    /// - Parameter destination: The screen that ends, if it may not be in front. Nothing happens if it has ended.
    public func finish<Value>(
        with value: Value, from destination: Destination? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        let entries = untracked { self.entries.value }
        let candidates = entries.filter { destination == nil || $0.destination == destination }
        if let entry = candidates.last(where: { $0.result?.take(value) == true }) {
            return leave(entry.id, confirming: false)
        }
        guard let front = candidates.last(where: { $0.result != nil }) ?? candidates.last else { return }
        if let waiting = front.result {
            Diagnostics.report(
                .navigation,
                """
                \(front.destination) was finished with \(Value.self) at \(file):\(line), but \
                \(waiting.sourceLocation) waits for \(waiting.type), and receives no result. Finish with that, or \
                let it wait for \(Value.self).
                """)
        } else if !front.isOpenedByAddress {
            Diagnostics.report(
                .navigation,
                """
                \(front.destination) was finished with \(Value.self) at \(file):\(line), but no caller waits for its result. Show it by \
                `push(_:returning:)` or `present(_:returning:)`, or end it by `pop`.
                """)
        }
        leave(front.id, confirming: false)
    }

    /// The screens are shown in one more place.
    package func hostAppeared() { hosts += 1 }

    /// The screens are shown in one place less. After the last one, the wait for all results ends.
    package func hostEnded() {
        hosts -= 1
        if hosts == 0 { leaveAll() }
    }

    private nonisolated(nonsending) func wait<Value>(
        for destination: Destination, _ presentation: Presentation, _ result: ScreenResult<Value>
    ) async -> Value? {
        if Task.isCancelled { return nil }
        show(destination, presentation, result: result)
        let step = TraceStep.eventInTask(.wait, of: "\(destination)")
        defer { step?.endedInTask(.waitEnd, "") }
        _ = await result.outcome.firstValue { $0 != .waiting }
        guard case .finished(let value) = result.outcome.value else {
            end(result)
            return nil
        }
        return value
    }
}

class PendingResult {
    let sourceLocation: String
    let type: String

    init(sourceLocation: String, type: String) {
        self.sourceLocation = sourceLocation
        self.type = type
    }

    /// Takes a result, if it has the right type and is the first. Returns whether it did.
    func take(_ value: Any) -> Bool { false }

    func leave() {}
}

final class ScreenResult<Value>: PendingResult {
    enum Outcome {
        case waiting
        case left
        case finished(Value)

        static func != (left: Self, right: Self) -> Bool {
            if case (.waiting, .waiting) = (left, right) { false } else { true }
        }
    }

    let outcome = MutableProperty<Outcome>(.waiting, by: { !($0 != $1) })

    init(_ file: StaticString, _ line: UInt) { super.init(sourceLocation: "\(file):\(line)", type: "\(Value.self)") }

    override func take(_ value: Any) -> Bool {
        guard case .waiting = untracked({ outcome.value }), let value = value as? Value else { return false }
        outcome.value = .finished(value)
        return true
    }

    override func leave() {
        if case .waiting = untracked({ outcome.value }) { outcome.value = .left }
    }
}

extension TraceEvent.Kind {
    /// Code waits for the result of a screen; the subject is the destination.
    public static let wait = Self("wait")
    /// The screen has ended, with or without a result.
    public static let waitEnd = Self("end of the wait")
}
