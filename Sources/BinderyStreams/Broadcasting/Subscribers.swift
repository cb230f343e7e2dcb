/// The mailboxes of a shared object's observers, in the order of subscription. The owner's lock guards it.
struct Subscribers<Value: Sendable> {
    private var mailboxes: [(number: Int, mailbox: Mailbox<Value>)] = []
    private var nextNumber = 0
    /// They observe nothing, and are told of each value.
    private var wakers: [ObjectIdentifier: Sleeping] = [:]

    private struct Sleeping {
        let waker: any Waker
        /// What was sent since it began to sleep; nil where only the last value counts.
        var values: [Value]?
    }
    /// Passes values on to other processes.
    var relay: (@Sendable (Value) -> Void)?

    var isEmpty: Bool { mailboxes.isEmpty && wakers.isEmpty }

    /// - Parameter waker: gives the subscriber what was sent while it slept.
    mutating func add(
        _ policy: BufferingPolicy, after waker: (any Waker)? = nil
    ) -> (number: Int, mailbox: Mailbox<Value>) {
        let added = (number: nextNumber, mailbox: Mailbox<Value>(policy))
        if let waker, let values = wakers[ObjectIdentifier(waker)]?.values {
            // Delivered once the mailbox has a receiver.
            for value in values { _ = added.mailbox.put(value) }
        }
        mailboxes.append(added)
        nextNumber += 1
        return added
    }

    mutating func remove(_ number: Int) {
        // Numbers ascend, so this is a binary search.
        var low = 0
        var high = mailboxes.count
        while low < high {
            let middle = (low + high) / 2
            if mailboxes[middle].number < number { low = middle + 1 } else { high = middle }
        }
        if low < mailboxes.count, mailboxes[low].number == number { mailboxes.remove(at: low) }
    }

    /// - Parameter keepsValues: whether what is sent from now on is kept for ``add(_:after:)``.
    mutating func add(_ waker: any Waker, keepsValues: Bool) {
        wakers[ObjectIdentifier(waker)] = Sleeping(waker: waker, values: keepsValues ? [] : nil)
    }

    mutating func remove(_ waker: any Waker) { wakers[ObjectIdentifier(waker)] = nil }

    /// Lets all subscribers go, after what was sent before. Called when the owner is freed.
    func close() {
        for each in mailboxes { each.mailbox.close() }
    }

    /// Puts the value into all mailboxes, under the owner's lock, for one order. The owner then finishes the result.
    ///
    /// - Parameter sender: What the delivery follows from in traces.
    mutating func put(_ value: Value, from sender: TraceStep? = nil) -> Postings {
        for key in wakers.keys { wakers[key]!.values?.append(value) }
        return Postings(
            postings: mailboxes.map { $0.mailbox.put(value, from: sender) }, wakers: wakers.values.map(\.waker))
    }

    /// The work left after a value was put, to do after the lock is released.
    struct Postings {
        fileprivate var postings: [Mailbox<Value>.Posting] = []
        fileprivate var wakers: [any Waker] = []

        init() {}

        fileprivate init(postings: [Mailbox<Value>.Posting], wakers: [any Waker]) {
            self.postings = postings
            self.wakers = wakers
        }

        func finish() {
            for posting in postings { posting.finish() }
            for waker in wakers { waker.wake() }
        }
    }
}
