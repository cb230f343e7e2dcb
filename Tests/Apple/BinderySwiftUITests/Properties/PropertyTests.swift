import BinderySwiftUI
import SwiftUI
import Testing

@MainActor
struct PropertyTests {
    final class Model {
        @Reactive var name = "a"
        @Reactive var other = 0
        @Reactive var number = 1
        lazy var isEven = $number.map { $0.isMultiple(of: 2) }
        lazy var sum = Property { [self = Unowned(self)] in self.object.number + self.object.other }
    }

    struct Unowned<Object: AnyObject> {
        unowned let object: Object
        init(_ object: Object) { self.object = object }
    }

    private let evaluations = Evaluations()
    private let model = Model()

    @Test
    func aViewIsEvaluatedAgainAfterAChangeOfWhatItRead() {
        let host = Host { Counted(evaluations) { Text(model.name) } }
        #expect(host.lines == ["a"])
        model.name = "b"
        host.update()
        #expect(host.lines == ["b"])
        #expect(evaluations["body"] == 2)
    }

    @Test
    func anUnrelatedChangeAndAnEqualWriteEvaluateNothing() {
        let host = Host { Counted(evaluations) { Text(model.name) } }
        model.other = 7
        model.name = "a"
        host.update()
        #expect(evaluations["body"] == 1)
    }

    @Test
    func severalChangesEvaluateOnce() {
        let host = Host { Counted(evaluations) { Text("\(model.name) \(model.sum.value)") } }
        transaction {
            model.name = "b"
            model.number = 5
            model.other = 2
        }
        model.number = 6
        host.update()
        #expect(host.lines == ["b 8"])
        #expect(evaluations["body"] == 2)
    }

    @Test
    func aDerivedPropertyWithAnEqualValueEvaluatesNothing() {
        let host = Host { Counted(evaluations) { Text(model.isEven.value ? "even" : "odd") } }
        model.number = 3
        host.update()
        #expect(evaluations["body"] == 1)
        model.number = 4
        host.update()
        #expect(host.lines == ["even"])
        #expect(evaluations["body"] == 2)
    }

    @Test
    func aBranchThatIsNotShownIsNotADependency() {
        let host = Host {
            Counted(evaluations) {
                if model.number > 0 { Text(model.name) } else { Text("none") }
            }
        }
        model.number = 0
        host.update()
        #expect(host.lines == ["none"])
        model.name = "b"
        host.update()
        #expect(evaluations["body"] == 2)
    }

    @Test
    func aWriteInAnAnimationIsShownWithIt() {
        let host = Host { Text("\(model.sum.value)") }
        withAnimation(.linear) { transaction { model.number = 10 } }
        host.update()
        #expect(host.lines == ["10"])
        #expect(host.animations.contains(.linear))
    }

    @Test
    func nothingKeepsAModelAfterItsViewIsGone() {
        weak var weakModel: Model?
        var host: Host?
        do {
            let model = Model()
            weakModel = model
            host = Host { Text("\(model.sum.value) \(model.name)") }
        }
        #expect(host?.lines == ["1 a"])
        host?.close()
        #expect(weakModel == nil)
        host = nil
    }

    @Test
    func afterItsViewIsGoneADerivedPropertyComputesOnceMore() {
        var computations = 0
        let source = MutableProperty(1)
        let derived = Property {
            computations += 1
            return source.value
        }
        let host = Host { Text("\(derived.value)") }
        host.close()
        for value in 2...10 { source.value = value }
        #expect(computations == 2)
    }

    @Test
    func aModelThatIsObservableIsTakenFromTheEnvironmentAndBound() {
        final class Settings: Observable {
            @Reactive var name = "a"
        }
        struct Child: View {
            @Environment(Settings.self) private var settings
            var body: some View {
                @Bindable var settings = settings
                TextField("Name", text: $settings.name)
            }
        }
        let settings = Settings()
        let host = Host { Child().environment(settings) }
        host.userTypes("b", into: "Name")
        #expect(settings.name == "b")
        #expect(host.lines == ["{Name: b}"])
    }
}
