import BinderyView
internal import Foundation

/// Makes the line, the service and the server worse, for one window.
final class LaboratoryModel: Restorable {
    /// When the user has restarted the server, in seconds since 1970; nil if that was not in this window.
    @Reactive(.saved) private var restartedAt: Double? = nil
    /// How long the page was away during the restart, in seconds; nil if there was none in the last minute.
    private(set) lazy var absence = $restartedAt.map { [madeAt] in
        $0.flatMap { 0..<60 ~= madeAt - $0 ? madeAt - $0 : nil }
    }
    /// After a restart the model is made again.
    private let madeAt = Date.now.timeIntervalSince1970
    /// In milliseconds.
    @Reactive var latency = 0.0
    /// The percentage of requests that fail.
    @Reactive var failures = 0.0
    @Reactive var isSlow = false
    private let tools: any LaboratoryTools
    /// The path of the present screen.
    let path: Property<String>
    private let visits: Presence<Visit>?
    private let person: String
    /// The open windows of all browsers, and those of this one.
    private(set) lazy var windows = makeWindows()
    /// Whether the line and the service are as they are.
    private(set) lazy var isNormal = Property { [unowned self] in latency == 0 && failures == 0 && !isSlow }

    /// What all users have counted.
    private(set) lazy var counted = tools.counter.property()
    /// Counts once, and fails if this could not be stored.
    let count: Action<Void, Void, NotCounted>

    struct NotCounted: Error {}

    private let bag = DisposeBag()

    init(
        tools: any LaboratoryTools, path: Property<String>, visits: Presence<Visit>? = nil, person: String = ""
    ) {
        self.tools = tools
        self.visits = visits
        self.person = person
        self.path = path
        count = Action(policy: .queue) { () async throws(NotCounted) in
            do { try await tools.counter.update { $0 += 1 } } catch { throw NotCounted() }
        }
        $latency.observeChanges { tools.setLatency(milliseconds: Int($0)) }.disposed(by: bag)
        let update = { [unowned self] in tools.setService(failing: failures / 100, isSlow: isSlow) }
        $failures.observeChanges { _ in update() }.disposed(by: bag)
        $isSlow.observeChanges { _ in update() }.disposed(by: bag)
    }

    func makeNormal() {
        transaction {
            latency = 0
            failures = 0
            isSlow = false
        }
    }

    struct Windows: Equatable {
        let all: Int
        let own: Int
    }

    private func makeWindows() -> Property<Windows> {
        guard let visits = visits?.property() else { return .constant(Windows(all: 1, own: 1)) }
        let person = person
        return visits.map { visits in Windows(all: visits.count, own: visits.count { $0.person == person }) }
    }

    var hasWorkers: Bool { tools.hasWorkers }

    func goOffline() { tools.cutLine(seconds: 10) }

    func restartServer() {
        restartedAt = Date.now.timeIntervalSince1970
        tools.restartServer()
    }

    func killWorker() { tools.killWorker() }
}
