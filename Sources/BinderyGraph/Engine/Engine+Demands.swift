internal import CBinderyShims

/// Whether a property is observed, for the code that runs meanwhile. A derived node that was read stays linked, so that
/// a subscriber alone does not tell: somewhere downstream an observer must be. What is downstream of a demand is marked
/// as such, so that links elsewhere cost one test of a flag. A link that comes or goes below a demand enlists it. The
/// demands are looked at when user code may run: after the walk, the transaction and the event under way.
extension Engine {
    /// Notes a demand of a node, or returns the one that it has.
    static func demand(of node: Node.Pointer) -> Demand {
        if let present = presentDemand(of: node) { return present }
        let demand = Demand(node)
        node.wrapOperation(as: .hasDemand) { original, node, command, operand in
            switch command {
            case .handOverDemand:
                UnsafeMutableRawPointer(mutating: operand.unsafelyUnwrapped)
                    .assumingMemoryBound(to: Demand?.self).pointee = demand
                return true
            case .destroy: demand.node = nil
            default: break
            }
            return original(node, command, operand)
        }
        markBelowDemand(from: node)
        return demand
    }

    private static func presentDemand(of node: Node.Pointer) -> Demand? {
        guard node.pointee.flags.contains(.hasDemand) else { return nil }
        var demand: Demand?
        _ = withUnsafeMutablePointer(to: &demand) { node.perform(.handOverDemand, $0) }
        return demand
    }

    @inline(never)
    static func noteConnection(_ link: Link.Pointer) {
        let subscriber = link.pointee.subscriber
        if !subscriber.pointee.flags.contains(.belowDemand) {
            subscriber.pointee.flags.formUnion(.belowDemand)
            if !subscriber.pointee.flags.contains(.observer) { markBelowDemand(from: subscriber) }
        }
        if subscriber.mayLeadToObserver { lookAtDemands(above: link.pointee.dependency) }
    }

    private static func markBelowDemand(from node: Node.Pointer) {
        var rest = [node]
        while let next = rest.popLast() {
            var link = next.pointee.firstSubscriber
            while let present = link {
                link = present.pointee.nextSubscriber
                let subscriber = present.pointee.subscriber
                if subscriber.pointee.flags.contains(.belowDemand) { continue }
                subscriber.pointee.flags.formUnion(.belowDemand)
                if !subscriber.pointee.flags.contains(.observer) { rest.append(subscriber) }
            }
        }
    }

    /// Enlists the demands of a node and of those upstream of it.
    @inline(never)
    static func lookAtDemands(above node: Node.Pointer) {
        var seen: Set<Node.Pointer> = [node]
        var rest = [node]
        var isNew = false
        while let next = rest.popLast() {
            if let demand = presentDemand(of: next), demand.enlist() { isNew = true }
            var link = next.pointee.firstDependency
            while let present = link {
                link = present.pointee.nextDependency
                let dependency = present.pointee.dependency
                if dependency.pointee.flags.meets(.demanding), seen.insert(dependency).inserted {
                    rest.append(dependency)
                }
            }
        }
        if isNew, ambient.pointee.delivering { meetDemands() }
    }

    /// Starts and ends the work of the enlisted demands, now or as soon as user code may run.
    static func meetDemands() {
        let ambient = ambient
        if ambient.pointee.demands == nil { return }
        if ambient.pointee.delivering {
            if ambient.pointee.demands_queued { return }
            ambient.pointee.demands_queued = true
            return Delivery.enqueue { meetEnlistedDemands() }
        }
        // The end of the walk, or of the transaction, calls this again.
        if ambient.pointee.walks == 0, ambient.pointee.transactions == 0 { Delivery.run(meetEnlistedDemands) }
    }

    private static func meetEnlistedDemands() {
        let ambient = ambient
        ambient.pointee.demands_queued = false
        guard ambient.pointee.transactions == 0, let first = ambient.pointee.demands else { return }
        ambient.pointee.demands = nil
        var next: Demand? = Unmanaged<Demand>.fromOpaque(first).takeRetainedValue()
        var demands: [Demand] = []
        while let demand = next {
            next = demand.leaveList()
            demands.append(demand)
        }
        // The list has the one enlisted last first.
        for demand in demands.reversed() { demand.meet() }
    }

    /// Whether an observer is downstream. Unlike ``isObserved(_:steps:)`` it is exact, and visits each node once.
    static func leadsToObserver(_ node: Node.Pointer) -> Bool {
        var seen: Set<Node.Pointer> = []
        var rest = [node]
        while let next = rest.popLast() {
            var link = next.pointee.firstSubscriber
            while let present = link {
                link = present.pointee.nextSubscriber
                let subscriber = present.pointee.subscriber
                if subscriber.pointee.flags.contains(.observer) { return true }
                if subscriber.pointee.firstSubscriber != nil, seen.insert(subscriber).inserted {
                    rest.append(subscriber)
                }
            }
        }
        return false
    }
}

extension UnsafeMutablePointer where Pointee == Node {
    /// Whether it is an observer, or something has read it. Without this test, freeing a long chain would look upstream
    /// from each of its nodes.
    var mayLeadToObserver: Bool { pointee.flags.contains(.observer) || pointee.firstSubscriber != nil }
}

/// What runs while a property is observed. The operation of the property's node retains it.
final class Demand {
    /// Nil once the node is freed.
    var node: Node.Pointer?
    private var activities: [WhileObserved] = []
    private var isObserved = false
    private var isEnlisted = false
    private var next: Demand?

    init(_ node: Node.Pointer) { self.node = node }

    func add(_ activity: WhileObserved) {
        activities.append(activity)
        if isObserved { activity.start() } else { enlist() }
    }

    func remove(_ activity: WhileObserved) { activities.removeAll { $0 === activity } }

    /// Returns whether it was not yet in the list.
    @discardableResult
    func enlist() -> Bool {
        if isEnlisted { return false }
        isEnlisted = true
        next = ambient.pointee.demands.map { Unmanaged<Demand>.fromOpaque($0).takeRetainedValue() }
        ambient.pointee.demands = Unmanaged.passRetained(self).toOpaque()
        return true
    }

    func leaveList() -> Demand? {
        isEnlisted = false
        let following = next
        next = nil
        return following
    }

    func meet() {
        let isNeeded = node.map { !$0.pointee.flags.contains(.retired) && Engine.leadsToObserver($0) } ?? false
        if isNeeded == isObserved { return }
        isObserved = isNeeded
        // An activity may add or remove others.
        for activity in activities { if isNeeded { activity.start() } else { activity.end() } }
    }
}

/// One activity of ``Property/whileObserved(file:line:_:)``.
final class WhileObserved: Disposable {
    private var work: ((DisposeBag) -> Void)?
    private var run: DisposeBag?
    private weak var demand: Demand?
    private let file: StaticString
    private let line: UInt

    init(file: StaticString, line: UInt, _ work: @escaping (DisposeBag) -> Void) {
        (self.file, self.line, self.work) = (file, line, work)
    }

    var isDisposed: Bool { work == nil }

    func follow(_ demand: Demand) {
        self.demand = demand
        demand.add(self)
    }

    func start() {
        guard let work, run == nil else { return }
        let bag = DisposeBag(file: file, line: line)
        run = bag
        untracked { work(bag) }
    }

    func end() {
        guard let bag = run else { return }
        run = nil
        untracked { bag.dispose() }
    }

    func dispose() {
        if isDisposed { return }
        work = nil
        demand?.remove(self)
        end()
    }
}
