import BinderySwiftUI
import SwiftUI
import Testing

@MainActor
struct ActivatingTests {
    private let isShown = MutableProperty(true)

    @Test
    func aModelIsActiveWhileAViewShowsIt() {
        let model = Activation()
        let host = Host { Observing { if isShown.value { Text("").activating(model) } } }
        #expect(model.isActive.value)
        isShown.value = false
        host.update()
        #expect(!model.isActive.value)
        isShown.value = true
        host.update()
        #expect(model.isActive.value)
        host.close()
        #expect(!model.isActive.value)
    }

    @Test
    func theLastOfTwoViewsDeactivates() {
        let model = Activation()
        let host = Host {
            Observing {
                if isShown.value { Text("").activating(model) }
                Text("").activating(model)
            }
        }
        isShown.value = false
        host.update()
        #expect(model.isActive.value)
        host.close()
        #expect(!model.isActive.value)
    }

    @Test
    func anotherModelIsActivatedInsteadOfTheFirst() {
        let (first, second) = (Activation(), Activation())
        let host = Host { Observing { Text("").activating(isShown.value ? first : second) } }
        isShown.value = false
        host.update()
        #expect(!first.isActive.value)
        #expect(second.isActive.value)
        host.close()
        #expect(!second.isActive.value)
    }

    @Test
    func aPageThatAnotherCoversIsNotActive() {
        let model = Activation()
        let path = MutableProperty<[Int]>([])
        let host = Host {
            NavigationStack(path: path.binding) {
                Text("root").activating(model).navigationDestination(for: Int.self) { Text("\($0)") }
            }
        }
        path.value = [1]
        host.update()
        #expect(!model.isActive.value)
        host.userGoesBack()
        #expect(model.isActive.value)
    }

    @Test
    func theWorkOfAnEvaluationAgainGoesOn() {
        var starts = 0
        let model = Activation()
        model.whileActive { _ in starts += 1 }
        let host = Host { Observing { Text("\(isShown.value)").activating(model) } }
        isShown.value = false
        host.update()
        #expect(starts == 1)
    }
}
