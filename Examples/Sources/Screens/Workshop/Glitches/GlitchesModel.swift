import BinderyView

/// One diamond twice: b = a + 1, c = 10 a, d = b + c. Once by callbacks, and once by the property graph.
final class GlitchesModel {
    /// A value that an observer of d was given.
    struct Seen: Identifiable, Equatable {
        let id: Int
        let d: Int
        /// Whether it is the d of an a.
        var isRight: Bool { (d - 1) % 11 == 0 }
    }

    /// What the observers have seen, the latest last.
    @Reactive private(set) var byCallbacks: [Seen] = []
    @Reactive private(set) var byGraph: [Seen] = []
    @Reactive private(set) var a = 1
    private let naive = Callbacks()
    private let bag = DisposeBag()

    init() {
        let (b, c) = (_a.map { $0 + 1 }, _a.map { $0 * 10 })
        let d = b.combine(c) { $0 + $1 }
        d.observe { [unowned self] in byGraph.append(Seen(id: byGraph.count, d: $0)) }.disposed(by: bag)
        naive.changed = { [unowned self] in byCallbacks.append(Seen(id: byCallbacks.count, d: $0)) }
        naive.set(a)
    }

    func increment() {
        a += 1
        naive.set(a)
    }
}

/// The diamond without a graph: each value tells those that use it, at once.
private final class Callbacks {
    private var b = 0, c = 0
    var changed: (Int) -> Void = { _ in }

    func set(_ a: Int) {
        b = a + 1
        changed(b + c)  // c is still that of the previous a
        c = a * 10
        changed(b + c)
    }
}
