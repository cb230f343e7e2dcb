#if canImport(UIKit) && !os(watchOS)
public import Bindery
public import UIKit

extension ReactiveProperties where Object: UIGestureRecognizer {
    public var isEnabled: MutableProperty<Bool> {
        property("isEnabled", get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
    }

    /// The recognizer, each time its state changes: `tap.reactive.recognitions.map { _ in () } ~> model.select`.
    public var recognitions: some Signal<Object, Never> {
        attachments.value("recognitions") { [object] in
            let subject = Subject<Object, Never>()
            let target = GestureTarget { [weak object] in if let object { subject.send(object) } }
            target.follow(object)
            attachments.replace("target", by: target)
            attachments.onDeallocation { subject.complete() }
            return subject
        }
    }
}

/// It needs Objective-C: a recognizer has no other interface than target and selector.
@MainActor
private final class GestureTarget: NSObject {
    private let recognize: () -> Void

    init(_ recognize: @escaping () -> Void) {
        self.recognize = recognize
        super.init()
    }

    #if canImport(ObjectiveC)
    func follow(_ recognizer: UIGestureRecognizer) {
        recognizer.addTarget(self, action: #selector(stateChanged))
    }

    @objc private func stateChanged() { recognize() }
    #else
    func follow(_ recognizer: UIGestureRecognizer) { recognizer.addStandInAction { [weak self] in self?.recognize() } }
    #endif
}
#endif
