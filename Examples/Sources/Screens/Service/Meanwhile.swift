import BinderyView

/// What a signal sends while a request is under way.
///
/// The answer may have been put together before it: whoever shows the answer does to it what was done meanwhile.
final class Meanwhile<Value> {
    private(set) var values: [Value] = []
    private let bag = DisposeBag()

    init(_ signal: some Signal<Value, Never>) {
        signal.observe { [weak self] in self?.values.append($0) }.disposed(by: bag)
    }
}
