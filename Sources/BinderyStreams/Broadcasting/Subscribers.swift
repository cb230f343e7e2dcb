/// The mailboxes of a shared object's observers, in the order of subscription. The owner's lock guards it.
struct Subscribers<Value: Sendable> {
    private var mailboxes: [(number: Int, mailbox: Mailbox<Value>)] = []
    private var nextNumber = 0
    /// Passes values on to other processes.
    var relay: (@Sendable (Value) -> Void)?

    var isEmpty: Bool { mailboxes.isEmpty }

    mutating func add(_ policy: BufferingPolicy) -> (number: Int, mailbox: Mailbox<Value>) {
        let added = (number: nextNumber, mailbox: Mailbox<Value>(policy))
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

    /// Lets all subscribers go, after what was sent before. Called when the owner is freed.
    func close() {
        for each in mailboxes { each.mailbox.close() }
    }

    /// Puts the value into all mailboxes, under the owner's lock, for one order. The owner then finishes the result.
    func put(_ value: Value) -> [Mailbox<Value>.Posting] { mailboxes.map { $0.mailbox.put(value) } }
}
