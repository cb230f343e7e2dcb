internal import Synchronization

/// Sends events to whoever observes, each on its own actor: between the sessions of a server, for instance.
///
///     send                         --a-b--c---
///     one actor, idle              ---a-b--c--
///     another, busy until the end  ---------(abc)
///
/// ```swift
/// let likes = Broadcast<Like>()                                     // one for the process
///
/// likes.send(like)                                                  // from anywhere
/// likes.signal().observe { feed.apply($0) }.disposed(by: bag)       // in each session
/// ```
///
/// | event | result |
/// |---|---|
/// | observed | nothing; from then on what is sent |
/// | `send(v)` | returns at once; `v` for every observer, in a job of its actor that follows |
/// | `send` from inside a delivery | the same: never delivered inside of it |
/// | two threads send | one of them is first, and that for all observers |
/// | several values come while the actor is busy | delivered together, in order, as one transaction: a page gets one frame |
/// | more come than the observer's policy keeps | those that it drops are lost for this observer, and for no other |
/// | the observation is disposed of | nothing more, not even what had been sent before |
/// | freed | its observers get nothing more |
///
/// For state, of which only the latest value counts, see ``SharedProperty``: it has no backlog, and whoever comes late has the value at once.
///
/// - Isolation: `Sendable`, and so are its values. What observes it is not, and stays on its actor. The observation keeps
///   its actor alive: end it when the session closes or with what it serves, not in the actor's own deinit.
/// - Complexity: a send is O(observers), with one lock that is held for as long; a task for each observer that is idle,
///   and none while nothing is sent. Holds what has been sent and not been delivered.
/// - Also known as: `Phoenix.PubSub` in Elixir, `SharedFlow` in Kotlin, `tokio::sync::broadcast` in Rust.
public final class Broadcast<Value: Sendable>: Sendable {
    // Threads truly meet here; this mutex guards the one state. It is held while the mailboxes take a value, which gives all of them one order, and
    // never while code of others runs.
    private let subscribers = Mutex(Subscribers<Value>())

    public init() {}

    /// Sends a value to all that observe now. It never waits for them.
    public func send(_ value: Value) {
        let postings = subscribers.withLock { $0.put(value) }
        for posting in postings { posting.finish() }
    }

    /// What is sent from the observation on. Hot; each observation has a buffer of its own.
    ///
    /// - Parameters:
    ///   - policy: what is kept for an observer whose actor is busy. By default all of it: a value that is silently missing is a page
    ///     that is wrong until it is loaded anew, and what collects is only what is sent during one job of that actor. Bound it where
    ///     strangers decide how much is sent and a gap does no harm.
    ///   - isolation: the actor on which it is observed; where there is none, that of ``ExecutionContext/current``.
    ///     Without one a diagnosis says so, and nothing is sent.
    public func signal(
        buffering policy: BufferingPolicy = .unbounded, file: StaticString = #fileID, line: UInt = #line,
        isolation: isolated (any Actor)? = #isolation
    ) -> some Signal<Value, Never> {
        let missingActor = { Diagnostics.reportMissingActor("the broadcast", file: file, line: line) }
        return BroadcastSignal(broadcast: self, policy: policy, actor: isolation, reportMissingActor: missingActor)
    }

    fileprivate func add(_ policy: BufferingPolicy) -> (number: Int, mailbox: Mailbox<Value>) {
        subscribers.withLock { $0.add(policy) }
    }

    fileprivate func remove(_ number: Int) { subscribers.withLock { $0.remove(number) } }
}

private struct BroadcastSignal<Value: Sendable>: Signal {
    typealias Failure = Never

    let broadcast: Broadcast<Value>
    let policy: BufferingPolicy
    let actor: (any Actor)?
    let reportMissingActor: () -> Void

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Never {
        if scope.isDisposed { return }
        guard let actor = actor ?? ExecutionContext.current?.actor else { return reportMissingActor() }
        let (number, mailbox) = broadcast.add(policy)
        let receiver = Mailbox<Value>.Receiver { if !scope.isDisposed { observer.receive($0) } }
        mailbox.deliver(to: receiver, on: actor)
        scope.onDispose { [weak broadcast] in
            broadcast?.remove(number)
            mailbox.end(receiver)
        }
    }
}

extension Broadcast where Value == Void {
    /// Sends to all that it happened.
    public func send() { send(()) }
}

extension Diagnostics {
    /// Something shared was observed by nobody known.
    static func reportMissingActor(_ what: String, file: StaticString, line: UInt) {
        reportMissingActor(
            "\(what) at \(file):\(line) was observed on no actor, and sends nothing", remedy: "Observe it")
    }
}
