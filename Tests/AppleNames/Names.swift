// Compiled by scripts/check-apple: the everyday names of Bindery, SwiftUI, Combine, UIKit and AppKit in one file.
import BinderyCombine
import BinderyStreams
import BinderySwiftUI
import Combine
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import BinderyUIKit
import UIKit
#elseif canImport(AppKit)
import AppKit
import BinderyAppKit
#endif

// The two names that Combine has too; chosen once for the file, as the guides say.
private typealias Subject = BinderyStreams.Subject
private typealias Scheduler = BinderyStreams.Scheduler

private final class Model: Observable {
    @Reactive var name = ""
    let isOn = MutableProperty(false)
    let items = MutableListProperty<Int>([])
    let saved = Subject<Int, Never>()
    let passed = PassthroughSubject<Int, Never>()
    let question = Interaction<String, Bool>("question")
    private(set) lazy var upper: Property<String> = $name.map { $0.uppercased() }
    private(set) lazy var save = Action<Void, Int, Never>.from { [saved] in saved }
    private let bag = DisposeBag()
    private var cancellables: [AnyCancellable] = []

    func connect(on scheduler: any Scheduler) {
        transaction { name = "a" }
        saved.observe { _ in }.disposed(by: bag)
        passed.signal().observe { [isOn] _ in isOn.value = true }.disposed(by: bag)
        saved.publisher.sink { _ in }.store(in: &cancellables)
    }
}

private struct Screen: View {
    @State private var text = ""
    @Binding var isOn: Bool
    @StateModel private var model = Model()

    var body: some View {
        TextField("Name", text: model.$name.binding)
        ActionButton("Save", action: model.save)
        Text(model.upper.value).transaction { $0.animation = nil }
    }
}

#if canImport(UIKit) && !os(watchOS)
@MainActor
private func bind(_ model: Model, to label: UILabel, _ button: UIButton) {
    label.reactive.text <~ model.upper
    button.reactive.execute(model.save)
}

@MainActor
private func ask(_ model: Model, over controller: UIViewController) {
    controller.reactive.answer(model.question, by: content)
}
#elseif canImport(AppKit)
@MainActor
private func bind(_ model: Model, to label: NSTextField, _ button: NSButton) {
    label.reactive.text <~ model.upper
    button.reactive.execute(model.save)
}

@MainActor
private func ask(_ model: Model, over controller: NSViewController) {
    controller.reactive.answer(model.question, by: content)
}
#endif

#if canImport(AppKit) || (canImport(UIKit) && !os(watchOS))
// SwiftUI has an `Alert`.
private func content(_ title: String) -> AlertContent<Bool> {
    AlertContent(title: title, buttons: [.destructive("Delete", true), .cancel("Keep", false)])
}
#endif
