/// Decides how long a timeout waits and when it gives its source up. A pure state machine.
struct TimeoutMachine {
    enum Action: Equatable {
        case startTimer(Duration)
        case stopTimer
        case switchToReplacement
    }

    private enum State {
        case waiting
        case unlimited
        case over
    }

    private let first: Duration
    private let each: Duration?
    private var state = State.waiting

    init(first: Duration, each: Duration?) {
        self.first = first
        self.each = each
    }

    mutating func began() -> Action { .startTimer(first) }

    mutating func received() -> Action? {
        if state == .over { return nil }
        if let each { return .startTimer(each) }
        state = .unlimited
        return .stopTimer
    }

    mutating func ended() -> Action? {
        if state == .over { return nil }
        state = .over
        return .stopTimer
    }

    mutating func timerFired() -> Action? {
        if state != .waiting { return nil }
        state = .over
        return .switchToReplacement
    }
}
