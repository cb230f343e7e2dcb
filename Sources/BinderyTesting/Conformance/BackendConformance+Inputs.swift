internal import BinderyView

extension BackendConformance {
    static var inputs: [Case] {
        [
            Case("a text area is a field of several lines") { stage throws(ConformanceFailure) in
                let text = MutableProperty("\none\ntwo")
                stage.mount(TextArea("Story", text: text).id("story"))
                try stage.expectShown("textArea #story Story = \none\ntwo")
                stage.probe.edit("story", to: "a\n<b>")
                try stage.expect(text.value, "a\n<b>")
                text.value = ""
                try stage.expectShown("textArea #story Story = ")
            },
            Case("a toggle and a box are on and off with their properties") { stage throws(ConformanceFailure) in
                let wifi = MutableProperty(false), terms = MutableProperty(true), isOff = MutableProperty(false)
                let message = MutableProperty<String?>(nil)
                stage.mount(
                    Column {
                        Toggle("Wi-Fi", isOn: wifi).id("wifi")
                        Checkbox("Terms", isOn: terms).message(message).id("terms")
                    }
                    .disabled(isOff))
                try stage.expectShown("toggle #wifi Wi-Fi = off", "checkbox #terms Terms = on")
                stage.probe.toggle("wifi")
                stage.probe.toggle("terms")
                message.value = "Needed."
                try stage.expect([wifi.value, terms.value], [true, false])
                try stage.expectShown("toggle #wifi Wi-Fi = on", "checkbox #terms Terms = off (Needed.)")
                wifi.value = false
                isOff.value = true
                stage.probe.toggle("wifi")
                try stage.expect(wifi.value, false)
                try stage.expectShown("toggle #wifi Wi-Fi = off off", "checkbox #terms Terms = off (Needed.) off")
            },
            Case("a toggle that the program sets back shows it") { stage throws(ConformanceFailure) in
                let isOn = MutableProperty(false)
                let refusal = isOn.observe { [unowned isOn] _ in isOn.value = false }
                defer { refusal.dispose() }
                stage.mount(Toggle("Never", isOn: isOn).id("never"))
                stage.probe.toggle("never")
                try stage.expectShown("toggle #never Never = off")
            },
            Case("a slider offers the steps of its range") { stage throws(ConformanceFailure) in
                let volume = MutableProperty(0.5)
                stage.mount(volumeSlider(volume))
                try stage.expectShown("slider #volume Volume = 50 %")
                for step in [0.3, 0, 1] {
                    stage.probe.drag("volume", to: step)
                    try stage.expect(volume.value, step)
                }
                try stage.expectShown("slider #volume Volume = 100 %")
                volume.value = 0.3
                try stage.expectShown("slider #volume Volume = 30 %")
                volume.value = 7
                try stage.expectShown("slider #volume Volume = 100 %")
            },
            Case("a slider takes no number that it does not offer") { stage throws(ConformanceFailure) in
                let volume = MutableProperty(0.3)
                stage.mount(volumeSlider(volume))
                for forged in [1.1, -0.1, 0.35, .nan, .infinity] { stage.probe.drag("volume", to: forged) }
                try stage.expect(volume.value, 0.3)
                try stage.expectShown("slider #volume Volume = 30 %")
            },
            Case("a stepper goes step by step as far as its range") { stage throws(ConformanceFailure) in
                let seats = MutableProperty(1), isOff = MutableProperty(false)
                stage.mount(Stepper("Seats", value: seats, in: 1...4, step: 2).disabled(isOff).id("seats"))
                stage.probe.step("seats", .down)
                try stage.expectShown("stepper #seats Seats = 1")
                stage.probe.step("seats", .up)
                stage.probe.step("seats", .up)
                stage.probe.step("seats", .up)
                try stage.expectShown("stepper #seats Seats = 4")
                stage.probe.step("seats", .down)
                try stage.expect(seats.value, 2)
                isOff.value = true
                stage.probe.step("seats", .down)
                try stage.expectShown("stepper #seats Seats = 2 off")
            },
            Case("a stepper takes the nearest number that it offers") { stage throws(ConformanceFailure) in
                let seats = MutableProperty(1), share = MutableProperty(0.5)
                stage.mount(
                    Column {
                        Stepper("Seats", value: seats, in: 1...20, step: 2).id("seats")
                        Stepper("Share", value: share, in: 0...1, step: 0.1).id("share")
                    })
                let entered: [(Double, Int)] = [(12, 13), (6, 7), (99, 20), (-3, 1), (.nan, 1), (13, 13)]
                for (number, value) in entered {
                    stage.probe.enter("seats", number: number)
                    try stage.expect(seats.value, value)
                }
                stage.probe.enter("share", number: 0.31)
                try stage.expect(share.value, 0.3)
                try stage.expectShown("stepper #seats Seats = 13", "stepper #share Share = 0.3")
            },
            Case("a picker offers choices that may change") { stage throws(ConformanceFailure) in
                let cities = MutableProperty(["Rome", "Oslo"]), city = MutableProperty("Oslo")
                stage.mount(
                    Picker("City", selection: city, choices: cities, title: { $0 }).placeholder("None").id("city"))
                try stage.expectShown("picker #city City = Oslo")
                stage.probe.choose("city", "Rome")
                try stage.expect(city.value, "Rome")
                cities.value = ["Oslo", "Lima", "Rome"]
                try stage.expectShown("picker #city City = Rome")
                city.value = "Lima"
                try stage.expectShown("picker #city City = Lima")
                cities.value = ["Oslo"]
                try stage.expectShown("picker #city City = Lima (no longer offered)")
                stage.probe.choose("city", "Rome")
                try stage.expect(city.value, "Lima")
                try stage.expectShown("picker #city City = Lima (no longer offered)")
                cities.value = ["Oslo", "Lima"]
                try stage.expectShown("picker #city City = Lima")
            },
            Case("a picker without a selection shows its placeholder") { stage throws(ConformanceFailure) in
                let cities = MutableProperty(["Rome", "Oslo"]), city = MutableProperty<String?>(nil)
                stage.mount(
                    Picker("City", selection: city, choices: cities, title: { $0 }).placeholder("None").id("city"))
                try stage.expectShown("picker #city City = None")
                stage.probe.choose("city", "Rome")
                try stage.expect(city.value, "Rome")
                cities.value = []
                try stage.expectShown("picker #city City = Rome (no longer offered)")
                city.value = nil
                try stage.expectShown("picker #city City = None")
            },
            Case("a progress indicator says how far something is, if that is known") {
                stage throws(ConformanceFailure) in
                let value = MutableProperty<Double?>(nil), label = MutableProperty("Upload")
                stage.mount(ProgressIndicator(label, value: value).id("upload"))
                try stage.expectShown("progressIndicator #upload Upload = unknown")
                value.value = 0.25
                label.value = "上传"
                try stage.expectShown("progressIndicator #upload 上传 = 0.25")
                value.value = 2
                try stage.expectShown("progressIndicator #upload 上传 = 1.0")
            },
        ]
    }
}

private func volumeSlider(_ volume: MutableProperty<Double>) -> some View {
    Slider("Volume", value: volume, in: 0...1, step: 0.1) { "\(Int(($0 * 100).rounded())) %" }.id("volume")
}
