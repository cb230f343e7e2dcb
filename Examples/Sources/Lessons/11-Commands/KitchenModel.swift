import Bindery

final class KitchenModel {
    let cooks: [CookModel]
    let unfinished: Property<Int>
    let clear: Action<Void, Void, Never>
    /// Asks whether to throw away this number of dishes.
    let confirmClearing = Interaction<Int, Bool>("confirm clearing")
    private var lastDish = 0

    init(cooking: nonisolated(nonsending) @escaping () async -> Void) {
        let cooks = OverlapPolicy.allCases.map { CookModel($0, cooking: cooking) }
        let unfinished = Property { cooks.reduce(0) { $0 + $1.order.executionCount.value } }
        let confirmClearing = confirmClearing
        self.cooks = cooks
        self.unfinished = unfinished
        clear = Action(enabledIf: unfinished.map { $0 > 0 }) {
            guard (try? await confirmClearing.ask(unfinished.value)) == true else { return }
            for cook in cooks { cook.order.cancel() }
        }
    }

    func order() {
        lastDish += 1
        for cook in cooks { cook.order.execute(lastDish) }
    }
}
