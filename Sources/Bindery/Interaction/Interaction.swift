public import BinderyGraph
internal import BinderyStreams

/// A question that a view model asks and a view answers: whether to delete, which file to open.
///
/// ```swift
/// let confirm = Interaction<String, Bool>("confirm")
///
/// // the view model
/// guard (try? await confirm.ask("Delete \(count) books?")) == true else { return }
///
/// // the view, for as long as it is on screen
/// confirm.handle { text in await dialog.isConfirmed(text) }.disposed(by: bag)
/// ```
///
/// | event | result of `ask` |
/// |---|---|
/// | a handler returns an answer | that answer |
/// | a handler returns `nil` | the handler registered before it is asked |
/// | there is no handler, or all return `nil` | a diagnosis; throws `.unanswered` |
/// | the asking task is cancelled | throws `.cancelled`; the handler's task is cancelled |
/// | the handler is disposed of while it answers | its task is cancelled; throws `.cancelled` |
///
/// The handler registered last, in the front view, is asked first. Several questions may be open.
///
/// - Isolation: A handler runs on the actor on which the question is asked.
/// - Complexity: A task per handler asked.
/// - Also known as: `Interaction` in ReactiveUI.
public final class Interaction<Question, Answer> {
    private let name: StaticString?
    private let file: StaticString
    private let line: UInt
    private var handlers: [InteractionHandler<Question, Answer>] = []

    /// - Parameter name: The name in diagnoses, in addition to the source location.
    public init(_ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line) {
        self.name = name
        self.file = file
        self.line = line
    }

    /// Registers a handler, which is asked before those that were registered earlier.
    ///
    /// - Parameter answer: Returns `nil` for a question that it leaves to other handlers.
    /// - Returns: A disposable that removes the handler. The handler also ends with the interaction.
    public func handle(
        _ answer: nonisolated(nonsending) @escaping (Question) async -> Answer?
    ) -> any Disposable {
        let handler = InteractionHandler(answer)
        handlers.append(handler)
        handler.scope.onDispose { [weak self, weak handler] in
            self?.handlers.removeAll { $0 === handler }
            handler?.departures.send()
        }
        return handler.scope
    }

    /// Asks a question and waits for the answer. Handlers run on `isolation`, or else on the current context's actor.
    public func ask(
        _ question: Question, isolation: isolated (any Actor)? = #isolation
    ) async throws(InteractionFailure) -> Answer {
        for handler in handlers.reversed() where !handler.scope.isDisposed {
            guard let actor = isolation ?? ExecutionContext.current?.actor else {
                Diagnostics.reportMissingActor(
                    "\(subject) was asked on no actor, and cannot be answered", remedy: "Ask")
                throw .unanswered
            }
            guard let outcome = await handler.answers(to: question, on: actor).firstValue() else { throw .cancelled }
            if let answer = outcome { return answer }
        }
        if Task.isCancelled { throw .cancelled }
        Diagnostics.report(
            .unansweredInteraction,
            handlers.isEmpty
                ? "\(subject) was asked, but no handler is registered. Register one with `handle` before it is asked."
                : "\(subject) was asked, but its handlers all returned nil. One of them must answer \(question).")
        throw .unanswered
    }

    private var subject: String { "the interaction \(name.map { "'\($0)' " } ?? "")made at \(file):\(line)" }
}

extension Interaction where Question == Void {
    /// Asks the question and waits for the answer.
    public func ask(isolation: isolated (any Actor)? = #isolation) async throws(InteractionFailure) -> Answer {
        try await ask((), isolation: isolation)
    }
}

extension Diagnosis.Kind {
    /// A view model's interaction without an answer.
    public static let unansweredInteraction = Diagnosis.Kind("unansweredInteraction")
}

/// The reason that a question has no answer.
public enum InteractionFailure: Error, Equatable {
    /// No handler answered. A diagnosis was reported.
    case unanswered
    /// The asking task was cancelled, or the handler was removed while it answered.
    case cancelled
}

private final class InteractionHandler<Question, Answer> {
    let scope = Scope()
    let departures = Subject<Void, Never>()
    private let answer: nonisolated(nonsending) (Question) async -> Answer?

    init(_ answer: nonisolated(nonsending) @escaping (Question) async -> Answer?) { self.answer = answer }

    /// Sends one value, unless the handler is removed first. Disposal cancels the work.
    func answers(to question: Question, on actor: any Actor) -> some Signal<Answer?, Never> {
        let answer = answer
        return Producer<Answer?, Never> { emitter in
            let task = AsyncWork.start(on: actor) { () async throws(Never) -> Answer? in
                await answer(question)
            } deliver: { outcome in
                if case .success(let answer) = outcome { emitter.send(answer) }
                emitter.complete()
            }
            emitter.onDispose { task.cancel() }
        }
        .take(until: departures)
    }
}
