internal import PageClient

/// What is printed at the end.
struct Report {
    let plan: Plan
    let log: RunLog
    var memoryBefore = 0
    var memoryAfter = 0
    private(set) var complaints: [String] = []

    init(plan: Plan, log: RunLog) {
        self.plan = plan
        self.log = log
    }

    mutating func add(_ complaints: [String]) { self.complaints += complaints }

    mutating func finish(_ visits: [Visit], _ network: ChaosProxy.Figures) async {
        var (connections, loads, frames, restorations, most) = (0, 0, 0, 0, 0)
        for visit in visits {
            let figures = await visit.figures()
            connections += figures.history.connections
            loads += figures.history.pagesLoaded
            frames += figures.history.frames
            restorations += figures.restorations
            most = max(most, figures.mostPending)
        }
        let change = memoryBefore > 0 ? Double(memoryAfter - memoryBefore) / Double(memoryBefore) * 100 : 0
        print(
            """
            \(visits.count) sessions, seed \(plan.seed)
            pages      \(loads) loaded, \(connections) connections, \(restorations) restored from the store, \(frames) frames
            network    \(network.messages) messages, \(network.cuts) connections cut, \(network.duplicates) messages \
            duplicated, \(network.delays) delayed, \(network.splits) split
            memory     \(memoryBefore) KB before, \(memoryAfter) KB after (\(change.rounded(.toNearestOrAwayFromZero)) %)
            events     at most \(most) kept by a page
            """)
        if abs(change) > 5 { complaints.append("the memory of the server changed by \(change) %") }
    }
}
