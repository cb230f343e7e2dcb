import BinderyView

final class ClickCounterModel: Restorable {
    @Reactive(.saved) private(set) var count = 0

    func increment() { count += 1 }
}
