public import BinderyGraph
public import BinderyStreams

extension Action {
    /// Counts each later execution as an activity of `counter` while it is unfinished. Several actions and signals may
    /// share a counter: `isActive` then drives the spinner of a whole screen.
    @discardableResult
    public func trackActivity(_ counter: ActivityCounter) -> Self {
        onAccept.append { execution in
            let activity = counter.begin()
            execution.onDispose { activity.dispose() }
        }
        return self
    }

    /// Also sends each failure to `failures`, so that one place shows the failures of several actions.
    @discardableResult
    public func trackFailures(_ failures: Subject<Failure, Never>) -> Self {
        self.failures.observe { failures.send($0) }.disposed(by: bag)
        return self
    }

    /// Writes the latest failure to a property, and nil when an execution starts. Several actions may share it.
    @discardableResult
    public func trackFailures(_ latest: MutableProperty<Failure?>) -> Self {
        onStart.append { latest.value = nil }
        failures.observe { latest.value = $0 }.disposed(by: bag)
        return self
    }
}
