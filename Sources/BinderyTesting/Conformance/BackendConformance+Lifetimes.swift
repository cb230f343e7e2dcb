internal import BinderyView

/// A view model that only its view holds. Its own observers do its work, as in RxSwift and ReactiveSwift.
private final class EchoModel {
    @Reactive var text = ""
    @Reactive var echo = ""
    private let bag = DisposeBag()

    init() {
        let (text, echo) = (_text, _echo)
        text.observeChanges { echo.value = $0.uppercased() }.disposed(by: bag)
    }
}

/// Uses only properties of its model.
private struct EchoView: View {
    let model: EchoModel

    var body: some View {
        TextField("Text", text: model.$text).id("text")
        TextField("Echo", text: model.$echo).id("echo")
    }
}

/// The temperature converter of 7GUIs: two numbers that follow each other, each with a field of its own.
private final class Temperature {
    @Reactive var celsius = 0
    @Reactive var fahrenheit = 32

    init() {
        _celsius.bind(to: _fahrenheit, by: Converter(convert: { $0 * 9 / 5 + 32 }, convertBack: { ($0 - 32) * 5 / 9 }))
    }
}

private struct TemperatureView: View {
    let model: Temperature

    var body: some View {
        TextField("Celsius", value: model.$celsius, by: .integer()).id("celsius")
        TextField("Fahrenheit", value: model.$fahrenheit, by: .integer()).id("fahrenheit")
    }
}

private enum Page: Route {
    case index, echo

    init?(path: String) { self = path == "/" ? .index : .echo }

    var path: String { self == .index ? "/" : "/echo" }
}

extension BackendConformance {
    static var lifetimes: [Case] {
        [
            Case("a mounted view keeps its model, until a condition unmounts it") { stage throws(ConformanceFailure) in
                let isShown = MutableProperty(true)
                weak var model: EchoModel?
                stage.mount(
                    When(isShown) {
                        EchoView(model: recording(EchoModel()) { model = $0 })
                    })
                try stage.expect(model != nil, true)
                stage.probe.edit("text", to: "tea")
                try stage.expectShown("field #text Text = tea", "field #echo Echo = TEA")
                isShown.value = false
                try stage.expect(model == nil, true)
            },
            Case("two fields for values of one model follow each other") { stage throws(ConformanceFailure) in
                stage.mount(TemperatureView(model: Temperature()))
                stage.probe.edit("celsius", to: "100")
                try stage.expectShown("field #celsius Celsius = 100", "field #fahrenheit Fahrenheit = 212")
                stage.probe.edit("fahrenheit", to: "32")
                try stage.expectShown("field #celsius Celsius = 0", "field #fahrenheit Fahrenheit = 32")
            },
            Case("a row keeps its model until it leaves the list") { stage throws(ConformanceFailure) in
                let items = MutableProperty([1, 2])
                var models: [Int: () -> EchoModel?] = [:]
                stage.mount(
                    ForEach(items, id: { $0 }) { item in
                        EchoView(
                            model: recording(EchoModel()) { model in models[item.value] = { [weak model] in model } })
                    })
                try stage.expect(models[1]?() != nil, true)
                items.value = [2]
                try stage.expect(models[1]?() == nil, true)
                try stage.expect(models[2]?() != nil, true)
            },
            Case("a screen keeps its model until it is popped") { stage throws(ConformanceFailure) in
                let navigator = Navigator<Page>([.index])
                weak var model: EchoModel?
                stage.mount(
                    NavigationStack(navigator) { page -> AnyView in
                        if page == .index { return AnyView(Screen("index", title: "Index") { Text("1") }) }
                        let view = EchoView(model: recording(EchoModel()) { model = $0 })
                        return AnyView(Screen("echo", title: "Echo") { view })
                    })
                navigator.push(.echo)
                try stage.expect(model != nil, true)
                stage.probe.edit("text", to: "tea")
                try stage.expect(model?.echo, "TEA")
                navigator.pop()
                try stage.expect(model == nil, true)
            },
            Case("the end of a session frees the models of its views") { stage throws(ConformanceFailure) in
                weak var model: EchoModel?
                stage.mount(EchoView(model: recording(EchoModel()) { model = $0 }))
                try stage.expect(model != nil, true)
                stage.scope.dispose()
                try stage.expect(model == nil, true)
            },
            Case("an edit whose target has been freed is diagnosed") { stage throws(ConformanceFailure) in
                let text = MutableProperty("", name: "text")
                var model: EchoModel? = EchoModel()
                let line = #line + 1
                text.bind(with: model!.$text)
                stage.mount(TextField("Text", text: text).id("text"))
                let messages = Messages()
                Diagnostics.$handler.withValue(.init { messages.append($0.description) }) {
                    stage.probe.edit("text", to: "tea")
                    model = nil
                    stage.probe.edit("text", to: "coffee")
                    stage.probe.edit("text", to: "cocoa")
                }
                try stage.expect(
                    messages.all,
                    [
                        """
                        Bindery: \(text.diagnosticName) was edited on screen, but the property to which it was bound \
                        at \(#fileID):\(line) has been freed: the edit is lost. Make the model that has the property a \
                        stored property of the view, which keeps it while it is mounted.
                        """
                    ])
            },
        ]
    }
}

private func recording<Model>(_ model: Model, _ note: (Model) -> Void) -> Model {
    note(model)
    return model
}
