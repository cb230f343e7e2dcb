public import BinderyGraph
public import BinderyStreams

extension Action {
    /// Counts each execution among the activities of `counter` while it is unfinished; those to come, not those under way.
    ///
    /// Several actions, and signals, may share a counter: `isActive` is the spinner of a whole screen.
    @discardableResult
    public func trackActivity(_ counter: ActivityCounter) -> Self {
        onAccept.append { execution in
            let activity = counter.begin()
            execution.onDispose { activity.dispose() }
        }
        return self
    }

    /// Sends the failure of each execution that fails to `failures` too: one place shows what has failed, whichever action it was.
    @discardableResult
    public func trackFailures(_ failures: Subject<Failure, Never>) -> Self {
        self.failures.observe { failures.send($0) }.disposed(by: bag)
        return self
    }

    /// Lets a property have the latest failure; `nil` again as soon as an execution starts. Several actions may share it.
    @discardableResult
    public func trackFailures(_ latest: MutableProperty<Failure?>) -> Self {
        onStart.append { latest.value = nil }
        failures.observe { latest.value = $0 }.disposed(by: bag)
        return self
    }
}
