internal import BinderySynchronization

/// Sends events to observers on different actors, such as the sessions of a server.
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
/// | `send(v)` | returns immediately; each observer receives `v` in a later job of its actor |
/// | `send` from inside a delivery | the same: not delivered inside that delivery |
/// | two threads send | one of them is first, for all observers |
/// | several values arrive while the actor is busy | delivered in order, in one transaction: a page gets one frame |
/// | more values arrive than the observer's policy keeps | only this observer loses those that the policy drops |
/// | the observation is disposed of | nothing more, not even values that were sent before |
/// | freed | its observers get what was sent before, and are released |
///
/// - See also: ``SharedProperty``, for state: it has no backlog, and a late observer gets the latest value immediately.
/// - Isolation: `Sendable`, as its values are. An observer is not, and stays on its actor. The observation keeps its
///   actor alive: end it when the session closes or with the object it serves, not in the actor's own deinit.
/// - Complexity: a send is O(observers), under one lock, with a task per idle observer. Holds the undelivered values.
/// - Also known as: `Phoenix.PubSub` in Elixir, `SharedFlow` in Kotlin, `tokio::sync::broadcast` in Rust.
public final class Broadcast<Value: Sendable>: Sendable {
    // Senders run on any thread. Held while the mailboxes take a value, for one order; never while client code runs.
    private let subscribers = Mutex(Subscribers<Value>())

    public init() {}

    deinit { subscribers.withLock { $0 }.close() }

    /// Sends a value to all current observers. Never waits for them.
    public func send(_ value: Value) {
        if TraceStep.isWithheld(.send, of: "\(Value.self)") { return }
        let sender = TraceStep.event(.send, of: "\(Value.self)")
        let (postings, relay) = subscribers.withLock { ($0.put(value, from: sender), $0.relay) }
        postings.finish()
        relay?(value)
    }

    /// Sends the values also to the broadcasts that are connected to the same topic in other processes, and theirs to
    /// the observers here.
    ///
    /// | event | result |
    /// |---|---|
    /// | a task sends several values | they arrive in this order in each process |
    /// | tasks of several processes send | each process has an order of its own, which is the same for its observers |
    /// | a process ends | what it has sent arrives; what it was about to send does not |
    /// | a process starts | it receives what is sent from then on |
    /// | a value cannot be read, since another version of the program sent it | a diagnosis; the value is dropped |
    ///
    /// Module BinderyFoundation has `connect(to:as:)` for values that are `Codable`.
    ///
    /// - Parameters:
    ///   - topic: at most 255 bytes of UTF-8. One broadcast of each process is connected to it: the last one.
    ///   - decode: returns nil for bytes that it cannot read.
    public func connect(
        to bus: some MessageBus, as topic: String, encode: @escaping @Sendable (Value) -> [UInt8],
        decode: @escaping @Sendable ([UInt8]) -> Value?
    ) {
        precondition(topic.utf8.count <= 255, "Bindery: the name of a topic has at most 255 bytes.")
        bus.subscribe(to: topic) { [weak self] message in
            guard let value = decode(message) else {
                return Diagnostics.report(
                    .messageBus,
                    """
                    a message of the topic \(topic) cannot be read as \(Value.self), and was dropped. Let a new version of \
                    the program use a new topic when it changes the type.
                    """)
            }
            guard let self else { return }
            subscribers.withLock { $0.put(value) }.finish()
        }
        subscribers.withLock { $0.relay = { bus.publish(encode($0), to: topic) } }
    }

    /// The values that are sent after the observation began. Hot; each observation has its own buffer.
    ///
    /// - Parameters:
    ///   - policy: what is buffered for an observer while its actor is busy. The default keeps everything: a page that
    ///     misses a value is wrong until it is reloaded, and a buffer holds only what is sent during one job of that
    ///     actor. Set a limit if untrusted users decide how much is sent and a gap does no harm.
    ///   - isolation: the actor of the observer. Observing the signal on another actor traps. By default the caller's,
    ///     or else that of ``ExecutionContext/current``. Without one, a diagnosis and no values.
    public func signal(
        buffering policy: BufferingPolicy = .unbounded, file: StaticString = #fileID, line: UInt = #line,
        isolation: isolated (any Actor)? = #isolation
    ) -> some Signal<Value, Never> {
        let missingActor = { Diagnostics.reportMissingActor("the broadcast", file: file, line: line) }
        return BroadcastSignal(broadcast: self, policy: policy, actor: isolation, reportMissingActor: missingActor)
    }

    fileprivate func add(_ policy: BufferingPolicy, after waker: (any Waker)?) -> (number: Int, mailbox: Mailbox<Value>)
    {
        subscribers.withLock { $0.add(policy, after: waker) }
    }

    fileprivate func remove(_ number: Int) { subscribers.withLock { $0.remove(number) } }
}

extension Broadcast: WakingSource {
    package func add(_ waker: any Waker) { subscribers.withLock { $0.add(waker, keepsValues: true) } }

    package func remove(_ waker: any Waker) { subscribers.withLock { $0.remove(waker) } }
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
        let ties = ExecutionContext.currentTies
        let (number, mailbox) = broadcast.add(policy, after: ties?.sleeper)
        let receiver = Mailbox<Value>.Receiver { if !scope.isDisposed { observer.receive($0) } }
        mailbox.deliver(to: receiver, on: actor)
        ties?.add(broadcast, until: scope) { mailbox.hasUndelivered }
        scope.onDispose { [weak broadcast] in
            broadcast?.remove(number)
            mailbox.end(receiver)
        }
    }
}

extension Broadcast where Value == Void {
    public func send() { send(()) }
}

extension Diagnostics {
    static func reportMissingActor(_ what: String, file: StaticString, line: UInt) {
        reportMissingActor(
            "\(what) at \(file):\(line) was observed on no actor, and sends nothing", remedy: "Observe it")
    }
}
