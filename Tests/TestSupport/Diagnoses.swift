import BinderyGraph
import BinderySynchronization

/// Returns the texts of the diagnoses that `body` reported, in order.
public func diagnoses(of body: () -> Void) -> [String] {
    let texts = Texts()
    Diagnostics.$handler.withValue(.init { texts.append($0.description) }, operation: body)
    return texts.all
}

private final class Texts: Sendable {
    private let texts = Mutex<[String]>([])

    var all: [String] { texts.withLock { $0 } }

    func append(_ text: String) { texts.withLock { $0.append(text) } }
}
