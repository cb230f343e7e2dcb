import BinderyView

struct ThermometerView: View {
    let model: ThermometerModel

    var body: some View {
        Screen("thermometer", title: "Thermometer") {
            Column(spacing: 6) {
                Form {
                    TextField("Celsius", value: model.$celsius, by: .celsius).id("celsius")
                    TextField("Fahrenheit", value: model.$celsius, by: .fahrenheit).id("fahrenheit")
                    TextField("Kelvin", value: model.$celsius, by: .kelvin).id("kelvin")
                }
                Text(model.feeling).style(.headline).id("feeling").announced()
            }
        }
    }
}
