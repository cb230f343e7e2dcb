import BinderyView

/// A session that does not get round to anything for two seconds: nobody else may notice.
final class BusyModel {
    let rounds = MutableProperty(0)

    func compute() {
        let end = ContinuousClock.now + .seconds(2)
        while ContinuousClock.now < end {}
        rounds.value += 1
    }
}

struct Busy: View {
    let model: BusyModel

    var body: some View {
        Screen("busy", title: "Busy") {
            Column {
                Button("Compute for 2 s", tapped: model.compute).id("compute")
                Text(model.rounds.map { "\($0) times" }).id("rounds")
            }
        }
    }
}
