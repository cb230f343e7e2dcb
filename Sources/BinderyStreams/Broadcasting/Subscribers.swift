/// The mailboxes of those who observe something that actors share, in the order in which they came. Its owner guards it.
struct Subscribers<Value: Sendable> {
    private var mailboxes: [(number: Int, mailbox: Mailbox<Value>)] = []
    private var nextNumber = 0

    /// - Returns: the mailbox, and its number for ``remove(_:)``.
    mutating func add(_ policy: BufferingPolicy) -> (number: Int, mailbox: Mailbox<Value>) {
        let added = (number: nextNumber, mailbox: Mailbox<Value>(policy))
        mailboxes.append(added)
        nextNumber += 1
        return added
    }

    mutating func remove(_ number: Int) {
        // Numbers ascend, so half of what is left is out of the question at each step.
        var low = 0
        var high = mailboxes.count
        while low < high {
            let middle = (low + high) / 2
            if mailboxes[middle].number < number { low = middle + 1 } else { high = middle }
        }
        if low < mailboxes.count, mailboxes[low].number == number { mailboxes.remove(at: low) }
    }

    /// Puts the value into all mailboxes: while the owner's lock is held, so that all have one order.
    ///
    /// - Returns: what the owner finishes when it has let go of its lock.
    func put(_ value: Value) -> [Mailbox<Value>.Posting] { mailboxes.map { $0.mailbox.put(value) } }
}
