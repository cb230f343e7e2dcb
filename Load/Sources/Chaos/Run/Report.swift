/// The summary that is printed at the end.
struct Report {
    let plan: Plan
    let log: RunLog
    /// In KB; nil if it was not measured.
    var memory: (before: Int, after: Int)?
    private(set) var complaints: [String] = []

    init(plan: Plan, log: RunLog) {
        self.plan = plan
        self.log = log
    }

    mutating func add(_ complaints: [String]) { self.complaints += complaints }

    /// Prints the counts, and complains about those that exceed their bounds.
    mutating func finish(_ visits: [Visit], _ network: ChaosProxy.Metrics) async {
        var pages = Visit.Metrics()
        for visit in visits { pages.add(await visit.metrics()) }
        print(
            """
            \(visits.count) sessions, seed \(plan.seed)
            pages      \(pages.pagesLoaded) loaded, \(pages.connections) connections, \(pages.frames) frames; \
            \(pages.restorations) times restored from the store, \(pages.wholeStates) times told the whole state
            kills      \(pages.undone) taps were seen by a view model, and undone by a kill before they were stored
            network    \(network.connections) connections, \(network.cuts) cut; \(network.messages) messages, \
            \(network.duplicates) duplicated, \(network.delays) delayed, \(network.splits) split
            browser    at most \(pages.mostPending) events kept by a page
            """)
        if let memory { judge(memory.before, memory.after) }
        if pages.mostPending > Self.mostPending {
            complaints.append("a page has kept \(pages.mostPending) events, more than \(Self.mostPending)")
        }
    }

    private mutating func judge(_ before: Int, _ after: Int) {
        let change = Double(after - before) / Double(before) * 100
        let percent = (change * 10).rounded() / 10
        print("memory     \(before) KB warm before, \(after) KB warm after (\(percent) %)")
        if change > 5 { complaints.append("the memory of the server has grown by \(percent) %") }
    }

    /// For a user who does seven things a second and is disconnected for seconds.
    private static let mostPending = 500
}
