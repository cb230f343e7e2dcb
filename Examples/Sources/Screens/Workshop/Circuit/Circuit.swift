import BinderyView
import ShowcaseModels

struct Circuit: View {
    let model: CircuitModel
    let texts: Texts

    var body: some View {
        let words = texts.workshop
        Column(spacing: 5) {
            Text(words[.circuitText]).color(.secondary)
            Grid(.adaptive(minimum: 320), spacing: 4, alignment: .start) {
                Column(spacing: 4) {
                    TextField(words[.firstInput], text: model.$first).id("first")
                    TextField(words[.secondInput], text: model.$second).id("second")
                    Picker(words[.operation], selection: model.$operation, choices: CircuitModel.Operation.allCases) {
                        words[$0.title]
                    }
                    .id("operation")
                    Picker(texts[.colours], selection: model.$colours, choices: StateColours.allCases) {
                        texts[$0 == .all ? .allStates : .validOnly]
                    }
                    .id("colours")
                    Row(spacing: 2) {
                        Text(model.text).style(.title).id("output")
                        Spacer()
                        Text(words.text { [model] in $0(model.state.value.title) }).color(.secondary).id("state")
                    }
                    .padding(3)
                    .background(model.colour)
                    .id("result")
                    .announced()
                }
                CircuitGraph(model: model, texts: texts)
            }
        }
        .saved(model)
    }
}

/// The circuit, from the inputs at its top to the outputs at its bottom. A converter lights up when its result changes.
private struct CircuitGraph: View {
    let model: CircuitModel
    let texts: Texts

    private static let width = 184

    private struct Gate {
        let name: any Wording
        let value: Property<String>
        let changes: ChangeCount
        let x: Int
        let row: Int

        init<Result>(
            _ name: any Wording, _ value: Property<String>, of result: Property<Result>, x: Int, row: Int
        ) {
            self.name = name
            self.value = value.map { $0.count > 9 ? "\($0.prefix(8))…" : $0 }
            changes = ChangeCount(of: result)
            self.x = x
            self.row = row
        }

        var node: some View {
            DrawnNode(
                name: name, place: (x, 10 + row * 76), width: CircuitGraph.width, value: value, changes: changes)
        }

        func wire(to gate: Gate) -> some View {
            DrawnEdge(
                from: (x + CircuitGraph.width / 2, 10 + row * 76 + DrawnNode.height),
                to: (gate.x + CircuitGraph.width / 2, 10 + gate.row * 76), isDownward: true, changes: changes)
        }
    }

    var body: some View {
        let words = texts.workshop
        let (left, right) = (4, 212)
        let first = Gate(words[.firstInput], model.$first, of: model.$first, x: left, row: 0)
        let second = Gate(words[.secondInput], model.$second, of: model.$second, x: right, row: 0)
        let firstNumber = number(model.firstNumber, x: left)
        let secondNumber = number(model.secondNumber, x: right)
        let symbol = model.$operation.map(\.symbol)
        let operation = Gate(symbol, model.text, of: model.result, x: (left + right) / 2, row: 2)
        let text = Gate(words[.text], model.text, of: model.text, x: left, row: 3)
        let stateName = words.text { [model] in $0(model.state.value.title) }
        let state = Gate(words[.state], stateName, of: model.state, x: right, row: 3)
        Element("svg") {
            first.wire(to: firstNumber)
            second.wire(to: secondNumber)
            firstNumber.wire(to: operation)
            secondNumber.wire(to: operation)
            operation.wire(to: text)
            operation.wire(to: state)
            first.node
            second.node
            firstNumber.node
            secondNumber.node
            operation.node
            text.node
            state.node
        }
        .class("start-graph").attribute("viewBox", "0 0 400 300").attribute("aria-hidden", "true")
    }

    private func number(_ number: Property<CircuitModel.Number>, x: Int) -> Gate {
        Gate(texts.workshop[.number], number.converted(by: CircuitModel.text), of: number, x: x, row: 1)
    }
}

extension CircuitModel.Operation {
    fileprivate var symbol: String {
        switch self {
        case .sum: "+"
        case .difference: "−"
        case .product: "×"
        }
    }

    fileprivate var title: WorkshopPhrase {
        switch self {
        case .sum: .sum
        case .difference: .difference
        case .product: .product
        }
    }
}

extension InputState {
    fileprivate var title: WorkshopPhrase {
        switch self {
        case .empty: .emptyState
        case .valid: .validState
        case .invalid: .invalidState
        }
    }
}
