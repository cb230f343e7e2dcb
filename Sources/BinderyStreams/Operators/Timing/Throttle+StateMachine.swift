/// Decides which values a throttle sends and when it waits. A pure state machine: the operator keeps the value and the
/// timer, and performs the actions in the order of its own choice.
struct ThrottleMachine {
    struct Actions: OptionSet {
        let rawValue: UInt8

        /// Send the received value. A value that is still kept is out of date: drop it.
        static let deliver = Actions(rawValue: 1)
        /// Keep the received value, in place of the one kept.
        static let keep = Actions(rawValue: 2)
        static let deliverKept = Actions(rawValue: 4)
        static let startWait = Actions(rawValue: 8)
        static let complete = Actions(rawValue: 16)
    }

    private let leading: Bool
    private let latest: Bool
    private var isWaiting = false
    private var hasKept = false
    private var hasCompleted = false

    init(leading: Bool, latest: Bool) {
        self.leading = leading
        self.latest = latest
    }

    mutating func received() -> Actions {
        let start: Actions = isWaiting ? [] : .startWait
        if leading, !isWaiting {
            isWaiting = true
            hasKept = false
            return start.union(.deliver)
        }
        isWaiting = true
        if !latest { return start }
        hasKept = true
        return start.union(.keep)
    }

    /// The wait ended by itself, or with a value of the signal that measures it.
    mutating func waitEnded() -> Actions {
        isWaiting = hasKept && !hasCompleted
        let send: Actions = hasKept ? .deliverKept : []
        hasKept = false
        if hasCompleted { return send.union(.complete) }
        return isWaiting ? send.union(.startWait) : send
    }

    /// The signal that measures the wait completed without a value: what is kept stays kept.
    mutating func waitCompleted() -> Actions {
        isWaiting = false
        return hasCompleted ? .complete : []
    }

    mutating func completed() -> Actions {
        hasCompleted = isWaiting && hasKept
        return hasCompleted ? [] : .complete
    }
}
