import BinderyView
import Testing

@testable import Screens
@testable import ShowcaseModels

@Suite struct SignalsModelTests {
    private let model = SignalsModel()

    private func given(_ kind: SignalsModel.Kind, _ observer: Int) -> String {
        let values = model.observers[kind]![observer - 1].values
        return values.sorted { $0.key < $1.key }.flatMap(\.value).joined(separator: " ")
    }

    private func givenToEach(_ observer: Int) -> [String] { SignalsModel.Kind.allCases.map { given($0, observer) } }

    @Test func aLaterObserverIsGivenWhatItsSignalKeeps() {
        model.observe()
        for _ in 1...3 { model.send() }
        model.observe()
        model.send()
        // A subject, a replay subject, a property, a cold signal, a shared one, and one with the last value.
        #expect(givenToEach(1) == ["1 2 3 4", "1 2 3 4", "0 1 2 3 4", "#1 1 2 3 4", "#1 1 2 3 4", "#1 1 2 3 4"])
        #expect(givenToEach(2) == ["4", "2 3 4", "3 4", "#2 4", "4", "3 4"])
        #expect(model.runs == [.cold: 2, .shared: 1, .sharedReplay: 1])
    }

    @Test func aSharedSignalRunsUntilItsLastObserverLeaves() {
        for _ in 1...2 { model.observe() }
        model.leave()
        model.send()
        #expect(given(.shared, 1) == "#1" && given(.shared, 2) == "1")
        model.leave()
        #expect(!model.canLeave.value)
        model.observe()
        #expect(given(.shared, 3) == "#2")
        #expect(model.runs[.shared] == 2)
    }

    @Test func thereAreAtMostFourObserversOfEach() {
        for _ in 1...4 { model.observe() }
        #expect(!model.canObserve.value)
        model.leave()
        #expect(model.canObserve.value)
        model.observe()
        model.send()
        #expect(model.observers[.subject]?.map(\.id) == [2, 3, 4, 5])
        #expect(given(.subject, 4) == "1" && !model.canObserve.value)
    }
}
