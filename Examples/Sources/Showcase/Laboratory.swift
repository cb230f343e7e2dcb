import Bindery
import BinderyHTTP
import BinderySynchronization
import BinderyWeb
import Foundation
import Screens
import ShowcaseModels

/// The laboratory of one page: its line, and its requests to the service.
final class Laboratory: LaboratoryTools {
    private struct Service {
        var failing = 0.0
        var isSlow = false
    }

    let line = LineConditions()
    let hasWorkers: Bool
    let counter: ReplicatedProperty<Int>
    private let service = Mutex(Service())
    private let restart: @Sendable () -> Void

    /// - Parameter restart: restarts the whole program.
    init(hasWorkers: Bool, counter: ReplicatedProperty<Int>, restart: @escaping @Sendable () -> Void) {
        self.hasWorkers = hasWorkers
        self.counter = counter
        self.restart = restart
    }

    func setLatency(milliseconds: Int) { line.latency = .milliseconds(milliseconds) }

    func setService(failing: Double, isSlow: Bool) {
        service.withLock { $0 = Service(failing: failing, isSlow: isSlow) }
    }

    func cutLine(seconds: Int) { line.cut(for: .seconds(seconds)) }

    func restartServer() { restart() }

    func killWorker() { kill(getpid(), SIGKILL) }
}

/// Requests to the service fail or take longer, as the laboratory says.
extension Laboratory: HTTPPlugin {
    nonisolated(nonsending) func send(
        _ request: HTTPRequest, through chain: HTTPChain
    ) async throws(HTTPFailure.Reason) -> HTTPResponse {
        let service = service.withLock { $0 }
        let start = ContinuousClock.now
        if .random(in: 0..<1) < service.failing { throw .status(HTTPResponse(status: 503)) }
        let response = try await chain.proceed(request)
        if service.isSlow {
            do { try await Task.sleep(for: (.now - start) * 9) } catch { throw .cancelled }
        }
        return response
    }
}
