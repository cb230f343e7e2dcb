import BinderyView

/// Counts the changes of a property.
final class ChangeCount {
    @Reactive private(set) var count = 0
    private let bag = DisposeBag()

    init<Value>(of property: Property<Value>) {
        property.observeChanges { [weak self] _ in self?.count += 1 }.disposed(by: bag)
    }
}
