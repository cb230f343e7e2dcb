import BinderyView

/// Makes the line, the service and the server worse, for one window.
final class LaboratoryModel {
    @Reactive private(set) var isShown = false
    /// In milliseconds.
    @Reactive var latency = 0.0
    /// The percentage of requests that fail.
    @Reactive var failures = 0.0
    @Reactive var isSlow = false
    /// Nil if the laboratory is not offered.
    private let tools: (any LaboratoryTools)?
    /// The path of the present screen.
    let path: Property<String>
    private let visits: Presence<Visit>?
    private let person: String
    /// The open windows of all browsers, those of this one, and those on the present screen.
    private(set) lazy var windows = makeWindows()
    /// Whether the line and the service are as they are.
    private(set) lazy var isNormal = Property { [self] in latency == 0 && failures == 0 && !isSlow }

    /// Sends when the user has opened or closed the panel, for the focus.
    let opened = Subject<Void, Never>()
    let closed = Subject<Void, Never>()
    private let bag = DisposeBag()

    init(
        tools: (any LaboratoryTools)?, path: Property<String>, visits: Presence<Visit>? = nil, person: String = ""
    ) {
        self.tools = tools
        self.visits = visits
        self.person = person
        self.path = path
        guard let tools else { return }
        $latency.observeChanges { tools.setLatency(milliseconds: Int($0)) }.disposed(by: bag)
        let update = { [unowned self] in tools.setService(failing: failures / 100, isSlow: isSlow) }
        $failures.observeChanges { _ in update() }.disposed(by: bag)
        $isSlow.observeChanges { _ in update() }.disposed(by: bag)
    }

    func toggle() { isShown ? close() : open() }

    func open() {
        isShown = true
        opened.send()
    }

    func close() {
        isShown = false
        closed.send()
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
        let here: Int
    }

    private func makeWindows() -> Property<Windows> {
        guard let visits = visits?.property() else { return .constant(Windows(all: 1, own: 1, here: 1)) }
        let (person, path) = (person, path)
        return visits.combine(path) { visits, path in
            Windows(
                all: visits.count, own: visits.count { $0.person == person }, here: visits.count { $0.path == path })
        }
    }

    var isOffered: Bool { tools != nil }
    var hasWorkers: Bool { tools?.hasWorkers ?? false }

    func goOffline() { tools?.cutLine(seconds: 10) }

    func restartServer() { tools?.restartServer() }

    func killWorker() { tools?.killWorker() }
}
