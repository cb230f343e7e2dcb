import BinderyView

struct EggTimerView: View {
    let model: EggTimerModel

    var body: some View {
        Screen("egg-timer", title: "Egg timer") {
            Column(spacing: 5, alignment: .center) {
                Picker("Egg", selection: model.$egg, choices: Egg.allCases) { "\($0.rawValue), \($0.minutes) minutes" }
                    .disabled(model.boil.isExecuting)
                    .id("egg")
                Text(model.secondsLeft.map(Self.clock)).style(.title).id("clock")
                Row {
                    Button("Start", action: model.boil).prominence(.primary).id("start")
                    Button("Take it out", tapped: model.boil.cancel).disabled(model.boil.isEnabled).id("stop")
                }
            }
        }
        .toast(model.bell)
    }

    private static func clock(_ seconds: Int?) -> String {
        guard let seconds else { return "–:––" }
        return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    }
}
