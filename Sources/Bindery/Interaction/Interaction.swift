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
/// | a handler returns an answer | that |
/// | it returns `nil` | it does not answer this question: the one registered before it is asked |
/// | there is no handler, or all return `nil` | a diagnosis; throws `.unanswered` |
/// | the asking task is cancelled | throws `.cancelled`; the handler's task is cancelled |
/// | the handler is disposed of while it answers | its task is cancelled; throws `.cancelled` |
///
/// The handler registered last is asked first: the view in front. A question may be asked while another is open.
///
/// - Isolation: a handler runs on the actor on which the question is asked.
/// - Complexity: a task per handler asked.
/// - Also known as: `Interaction` in ReactiveUI.
public final class Interaction<Question, Answer> {
    private let name: StaticString?
    private let file: StaticString
    private let line: UInt
    private var handlers: [InteractionHandler<Question, Answer>] = []

    /// - Parameter name: how diagnoses call it, beside the place where it was made.
    public init(_ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line) {
        self.name = name
        self.file = file
        self.line = line
    }

    /// Lets `answer` answer the questions that are asked from now on, before those that were registered earlier.
    ///
    /// - Parameter answer: returns `nil` for a question that it leaves to others.
    /// - Returns: what takes the handler away. It ends with the interaction, too.
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

    /// Asks, and waits for the answer.
    ///
    /// - Parameter isolation: the actor on which the handlers run; where there is none, that of the present `ExecutionContext`.
    public func ask(
        _ question: Question, isolation: isolated (any Actor)? = #isolation
    ) async throws(InteractionFailure) -> Answer {
        for handler in handlers.reversed() where !handler.scope.isDisposed {
            guard let actor = isolation ?? ExecutionContext.current?.actor else {
                Diagnostics.reportMissingActor(
                    "\(place) was asked on no actor, and cannot be answered", remedy: "Ask")
                throw .unanswered
            }
            guard let outcome = await handler.answers(to: question, on: actor).firstValue() else { throw .cancelled }
            if let answer = outcome { return answer }
        }
        if Task.isCancelled { throw .cancelled }
        Diagnostics.report(
            .unansweredInteraction,
            handlers.isEmpty
                ? "\(place) was asked, but nobody answers it. Let the view register with `handle` before it is asked."
                : "\(place) was asked, but its handlers all returned nil. One of them must answer \(question).")
        throw .unanswered
    }

    private var place: String { "the interaction \(name.map { "'\($0)' " } ?? "")made at \(file):\(line)" }
}

extension Interaction where Question == Void {
    /// Asks, and waits for the answer.
    public func ask(isolation: isolated (any Actor)? = #isolation) async throws(InteractionFailure) -> Answer {
        try await ask((), isolation: isolation)
    }
}

/// Why a question has no answer.
public enum InteractionFailure: Error, Equatable {
    /// Nobody answers it. A diagnosis has said so.
    case unanswered
    /// Who asked was cancelled, or who was about to answer went away.
    case cancelled
}

/// One who answers.
private final class InteractionHandler<Question, Answer> {
    let scope = Scope()
    let departures = Subject<Void, Never>()
    private let answer: nonisolated(nonsending) (Question) async -> Answer?

    init(_ answer: nonisolated(nonsending) @escaping (Question) async -> Answer?) { self.answer = answer }

    /// One value, unless this handler goes away first. Disposing cancels the work.
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
