import BinderyTestSupport
import BinderyTesting
import BinderyView
import Testing

@Suite struct WhenTests {
    private let condition = MutableProperty(false)

    @Test func showsItsContentWhileTheConditionHolds() {
        let app = HeadlessApp { When(condition) { Text("Yes").id("yes") } }
        #expect(app.ids == [])
        condition.value = true
        #expect(app.ids == ["yes"])
        condition.value = false
        #expect(app.ids == [])
    }

    @Test func showsTheAlternativeOtherwise() {
        let app = HeadlessApp {
            When(condition) {
                Text("Yes").id("yes")
            } otherwise: {
                Text("No").id("no")
            }
        }
        #expect(app.ids == ["no"])
        condition.value = true
        #expect(app.ids == ["yes"])
    }

    @Test func keepsItsPlaceAmongItsSiblings() {
        let second = MutableProperty(false)
        let app = HeadlessApp {
            Column {
                Text("").id("first")
                When(condition) {
                    Text("").id("a")
                    When(second) { Text("").id("b") }
                }
                When(second) { Text("").id("c") }
                Text("").id("last")
            }
        }
        #expect(app.ids == ["first", "last"])
        second.value = true
        #expect(app.ids == ["first", "c", "last"])
        condition.value = true
        #expect(app.ids == ["first", "a", "b", "c", "last"])
        second.value = false
        #expect(app.ids == ["first", "a", "last"])
        second.value = true
        #expect(app.ids == ["first", "a", "b", "c", "last"])
        condition.value = false
        #expect(app.ids == ["first", "c", "last"])
    }

    /// Random arrangements of fixed and conditional siblings, some in containers, appear in the order of the code.
    @Test(arguments: 0..<40)
    func shownContentIsInItsPosition(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let conditions = (0..<4).map { _ in MutableProperty(Bool.random(using: &random)) }
        let parts = (0..<10).map { number in Part.random(number, depth: 0, using: &random) }
        let app = HeadlessApp {
            Column {
                parts[0].view(conditions)
                parts[1].view(conditions)
                parts[2].view(conditions)
                Column {
                    parts[3].view(conditions)
                    parts[4].view(conditions)
                    parts[5].view(conditions)
                    parts[6].view(conditions)
                }
                parts[7].view(conditions)
                parts[8].view(conditions)
                parts[9].view(conditions)
            }
        }
        for step in 0..<60 {
            #expect(app.ids == parts.flatMap { $0.ids(conditions) }, "seed \(seed), step \(step)")
            conditions.randomElement(using: &random)!.value.toggle()
        }
    }

    /// A sibling: a text, or the content of a condition.
    private indirect enum Part {
        case text(String)
        case condition(Int, [Part], otherwise: Part?)

        static func random(_ number: Int, depth: Int, using random: inout SplitMix) -> Part {
            if depth > 2 || Bool.random(using: &random) { return .text("\(depth)-\(number)-\(random.next() % 1000)") }
            let inner = (0..<3).map { Part.random($0, depth: depth + 1, using: &random) }
            let other = Bool.random(using: &random) ? Part.random(9, depth: depth + 1, using: &random) : nil
            return .condition(Int.random(in: 0..<4, using: &random), inner, otherwise: other)
        }

        func view(_ conditions: [MutableProperty<Bool>]) -> AnyView {
            switch self {
            case .text(let id): AnyView(Text("").id(id))
            case .condition(let number, let parts, nil):
                AnyView(
                    When(conditions[number]) {
                        parts[0].view(conditions)
                        parts[1].view(conditions)
                        parts[2].view(conditions)
                    })
            case .condition(let number, let parts, let other?):
                AnyView(
                    When(conditions[number]) {
                        parts[0].view(conditions)
                        parts[1].view(conditions)
                        parts[2].view(conditions)
                    } otherwise: {
                        other.view(conditions)
                    })
            }
        }

        func ids(_ conditions: [MutableProperty<Bool>]) -> [String] {
            switch self {
            case .text(let id): [id]
            case .condition(let number, let parts, let other):
                conditions[number].value
                    ? parts.flatMap { $0.ids(conditions) } : other.map { $0.ids(conditions) } ?? []
            }
        }
    }

    @Test func theBindingsOfItsContentEndWithIt() {
        let text = MutableProperty(1)
        var computed = 0
        let app = HeadlessApp {
            When(condition) {
                Text(
                    text.map {
                        computed += 1
                        return "\($0)"
                    })
            }
        }
        condition.value = true
        text.value = 2
        #expect(computed == 2)
        condition.value = false
        text.value = 3
        #expect(computed == 2, "the text is no longer shown")
        app.close()
    }

    @Test func itsContentIsMadeAgainEachTime() throws {
        let app = HeadlessApp { When(condition) { Field() } }
        condition.value = true
        try app.find("field").type("abc")
        condition.value = false
        condition.value = true
        #expect(try app.find("field").value == "")
    }

    @Test func aConditionThatOnlySeemsToChangeKeepsTheContent() throws {
        let number = MutableProperty(1)
        let app = HeadlessApp { When(number.map { $0 > 0 }) { Field() } }
        try app.find("field").type("abc")
        number.value = 2
        #expect(try app.find("field").value == "abc")
    }
}

/// A field whose text belongs to the view.
private struct Field: View {
    let text = MutableProperty("")

    var body: some View { TextField("Field", text: text).id("field") }
}
