public import BinderyView

/// What the laboratory does outside the view models: to the line of the page, the service and the server.
public protocol LaboratoryTools: Sendable {
    /// Whether several processes serve the pages, of which one can end alone.
    var hasWorkers: Bool { get }
    /// A number of all users and all processes, which is stored.
    var counter: ReplicatedProperty<Int> { get }
    /// Adds time to each round trip of the page.
    func setLatency(milliseconds: Int)
    /// Makes requests of the page to the service fail, or take ten times as long.
    ///
    /// - Parameter failing: the share of requests that fail, from 0 to 1.
    func setService(failing: Double, isSlow: Bool)
    /// Cuts the line of the page.
    func cutLine(seconds: Int)
    func restartServer()
    /// Ends the process that serves the page, without a warning.
    func killWorker()
}
