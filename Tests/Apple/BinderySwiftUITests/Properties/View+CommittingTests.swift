import BinderySwiftUI
import SwiftUI
import Testing

@MainActor
struct ViewCommittingTests {
    final class Model {
        @Reactive var ageText = ""
        @Reactive var age = 30
        @Reactive var other = ""
        private(set) lazy var field = $ageText.bind(to: $age, by: .integer(), commit: .onBlur)
    }

    private func host(_ model: Model) -> Host {
        Host {
            TextField("Age", text: model.$ageText.binding).committing(model.field)
            TextField("Other", text: model.$other.binding)
            Observing { if let failure = model.field.failure.value { Text("\(failure)") } }
        }
    }

    @Test
    func leavingTheFieldCommits() {
        let model = Model()
        let host = host(model)
        #expect(host.lines.first == "{Age: 30}")
        host.userTypes("31", into: "Age")
        #expect(model.age == 30)
        host.userLeavesField()
        #expect(model.age == 31)
    }

    @Test
    func submittingTheFieldCommits() {
        let model = Model()
        let host = host(model)
        host.userTypes("31", into: "Age")
        host.userSubmits("Age")
        #expect(model.age == 31)
    }

    @Test
    func aRefusedTextStaysWithItsFailure() {
        let model = Model()
        let host = host(model)
        host.userTypes("x", into: "Age")
        host.userLeavesField()
        #expect(model.age == 30)
        #expect(host.lines.first == "{Age: x}")
        #expect(host.lines.count == 3)
    }
}
