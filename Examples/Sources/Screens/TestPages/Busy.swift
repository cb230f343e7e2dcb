import BinderyView

/// A session that blocks its actor, to test that other sessions are not affected.
final class BusyModel {
    let rounds = MutableProperty(0)

    func compute(for seconds: Int) {
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end {}
        rounds.value += 1
    }
}

struct Busy: View {
    let model: BusyModel

    var body: some View {
        Screen("busy", title: "Busy") {
            Column {
                Button("Compute for 2 s") { [model] in model.compute(for: 2) }.id("compute")
                // Longer than the time after which a page considers the line dead.
                Button("Compute for 5 s") { [model] in model.compute(for: 5) }.id("compute-long")
                Text(model.rounds.map { "\($0) times" }).id("rounds")
            }
        }
    }
}
