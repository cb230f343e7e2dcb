import BinderyView
import ShowcaseModels

struct TimerScreen: View {
    let model: TimerModel
    let texts: Texts

    var body: some View {
        Form {
            ProgressIndicator(texts.workshop[.elapsed], value: model.fraction).id("gauge")
            Text(model.$elapsed.map { "\($0 / 10).\($0 % 10) s" }).id("elapsed")
            Slider(texts.workshop[.duration], value: model.$duration, in: 1...30, step: 1) { "\(Int($0)) s" }
                .id("duration")
            Button(texts.workshop[.reset], tapped: model.reset).id("reset")
        }
        .saved(model).activating(model)
    }
}
