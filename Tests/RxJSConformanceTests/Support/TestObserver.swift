import BinderyStreams
import BinderyTesting

/// Keeps what signals send, in words.
final class TestObserver {
    var results: [String] = []

    @discardableResult
    func observe(_ signal: some Signal) -> any Disposable {
        signal.subscribe(
            { self.results.append("\($0)") }, error: { self.results.append("\($0)") },
            complete: { self.results.append("done") })
    }
}
