/// The summary that is printed at the end.
struct Report {
    let plan: Plan
    let log: RunLog
    /// In KB; nil if it was not measured.
    var memory: (before: Int, after: Int)?
    private(set) var problems: [String] = []

    init(plan: Plan, log: RunLog) {
        self.plan = plan
        self.log = log
    }

    mutating func add(_ problems: [String]) { self.problems += problems }

    /// Prints the counts, and records those that exceed their bounds as problems.
    mutating func finish(_ visits: [Visit], _ proxy: ChaosProxy.Metrics) async {
        var pages = Visit.Metrics()
        for visit in visits { pages.add(await visit.metrics()) }
        let absences = Absences(pages.interruptions), deeds = pages.deeds
        print(
            """
            \(visits.count) sessions, seed \(plan.seed)
            pages      \(pages.pagesLoaded) loaded, \(pages.connections) connections, \(pages.frames) frames; \
            \(pages.restorations) restorations from the store, \(pages.wholeStates) full states
            typed      \(deeds.typed) characters, \(deeds.missing) lost
            tapped     \(deeds.tapped) times; of \(deeds.counted) on counters, \(deeds.undone) were undone after they \
            were stored, and \(deeds.repeated) done twice
            kills      \(pages.undone) taps were handled by a view model, and lost by a kill before they were stored
            proxy      \(proxy.connections) connections, \(proxy.cuts) cut; \(proxy.messages) messages, \
            \(proxy.duplicates) duplicated, \(proxy.delays) delayed, \(proxy.splits) split
            away       \(absences)
            banner     \(absences.banners)
            browser    at most \(pages.mostPending) pending events of a page
            """)
        if let memory { judge(memory.before, memory.after) }
        problems += absences.problems("pages were away", beyond: plan.awayLimit)
        if plan.awayLimit != nil, absences.isEmpty { problems.append("no page was away, so nothing was measured") }
        problems += absences.banners.problems("pages showed their banner", beyond: plan.bannerLimit)
        if pages.mostPending > Self.mostPending {
            problems.append("a page has \(pages.mostPending) pending events, more than \(Self.mostPending)")
        }
    }

    private mutating func judge(_ before: Int, _ after: Int) {
        let change = Double(after - before) / Double(before) * 100
        let percent = (change * 10).rounded() / 10
        print("memory     \(before) KB warm before, \(after) KB warm after (\(percent) %)")
        if change > 5 { problems.append("the memory of the server has grown by \(percent) %") }
    }

    /// For a user who does seven things a second and is disconnected for seconds.
    private static let mostPending = 500
}
