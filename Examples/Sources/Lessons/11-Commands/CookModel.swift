import Bindery

/// A cook with a policy for orders that arrive while another dish is being cooked.
final class CookModel: Identifiable {
    let policy: OverlapPolicy
    let order: Action<Int, Int, Never>
    let served: Property<[Int]>

    init(_ policy: OverlapPolicy, cooking: nonisolated(nonsending) @escaping () async -> Void) {
        self.policy = policy
        let order = Action<Int, Int, Never>(policy: policy) { dish in
            await cooking()
            return dish
        }
        self.order = order
        served = order.values.scan([]) { $0 + [$1] }.property(initial: [])
    }

    var id: OverlapPolicy { policy }
}
