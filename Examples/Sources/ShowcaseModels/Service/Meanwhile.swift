public import BinderyView

/// Collects the values of a signal during a request.
///
/// The service may have created its answer before these values, so the caller applies them to the answer.
public final class Meanwhile<Value> {
    private(set) var values: [Value] = []
    private let bag = DisposeBag()

    public init(_ signal: some Signal<Value, Never>) {
        signal.observe { [weak self] in self?.values.append($0) }.disposed(by: bag)
    }
}
