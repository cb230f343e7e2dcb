import BinderyView
import ShowcaseModels

/// Four machines that report their load several times a second. What a chart and the table show follows from that.
final class BoardModel: Activatable {
    struct Machine: Identifiable {
        let id: Int
        let name: String
        /// The last loads in percent, the latest last.
        let loads: MutableProperty<[Double]>
        let latest: Property<Double>
        let average: Property<Double>
        let peak: Property<Double>
    }

    enum Order: String, CaseIterable {
        case name, load

        var title: WorkshopPhrase { self == .name ? .byName : .byLoad }
    }

    static let length = 60
    let machines: [Machine]
    /// All machines in the chosen order.
    let sorted: Property<[Int]>
    @Reactive var order = Order.name
    /// Whether the table is sorted the other way: from Z to A, the least load first.
    @Reactive private(set) var isReversed = false
    @Reactive var isPaused = false
    @Reactive private(set) var reports = 0
    let activation = Activation()
    private let bag = DisposeBag()

    init() {
        let machines = ["Aurora", "Borealis", "Cumulus", "Dune"].enumerated().map { index, name in
            let loads = MutableProperty([20 + 15 * Double(index)])
            return Machine(
                id: index, name: name, loads: loads, latest: loads.map { $0.last! },
                average: loads.map { $0.reduce(0, +) / Double($0.count) }, peak: loads.map { $0.max()! })
        }
        self.machines = machines
        let (order, isReversed) = (_order, _isReversed)
        sorted = Property {
            let sorted =
                order.value == .name ? machines : machines.sorted { $0.latest.value > $1.latest.value }
            return (isReversed.value ? sorted.reversed() : sorted).map(\.id)
        }
        order.observeChanges { _ in isReversed.value = false }.disposed(by: bag)
        let (isPaused, reports) = (_isPaused, _reports)
        activation.whileActive { scope in
            Producer<Int, Never>.interval(.milliseconds(200))
                .observe { _ in
                    if isPaused.value { return }
                    reports.value += 1
                    Self.report(machines)
                }
                .disposed(in: scope)
        }
    }

    /// Sorts the table by a column; the other way if it is sorted by that column already.
    func sort(by column: Order) { (order, isReversed) = (column, order == column && !isReversed) }

    /// All machines report at once: each chart is drawn once.
    private static func report(_ machines: [Machine]) {
        transaction {
            for machine in machines {
                let (loads, step) = (machine.loads.value, Double.random(in: -8...8))
                machine.loads.value = loads.suffix(length - 1) + [min(100, max(0, loads.last! + step))]
            }
        }
    }
}
