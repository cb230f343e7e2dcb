import BinderyView
import ShowcaseModels

struct Temperature: View {
    let model: TemperatureModel
    let texts: Texts

    var body: some View {
        Form {
            TextField(texts.workshop[.celsius], value: model.$celsius, by: TemperatureModel.number).content(.number)
                .id("celsius")
            TextField(texts.workshop[.fahrenheit], value: model.$celsius, by: TemperatureModel.fahrenheit)
                .content(.number).id("fahrenheit")
        }
        .saved(model)
    }
}
