import BinderyView

/// A session that does not get round to anything for two seconds: nobody else may notice.
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
                // Longer than a page waits for a line that is dead.
                Button("Compute for 5 s") { [model] in model.compute(for: 5) }.id("compute-long")
                Text(model.rounds.map { "\($0) times" }).id("rounds")
            }
        }
    }
}
