#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import UIKit

/// A view that reports the events for which the program listens.
@MainActor
protocol EventReporting: UIView {
    var events: ViewEvents { get }
}

/// A container that reports events.
class EventStack: UIStackView, EventReporting {
    private(set) lazy var events = ViewEvents()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !events.began(touches, event, in: self) { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !events.moved(touches, event, in: self) { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !events.ended(touches, event, in: self) { super.touchesEnded(touches, with: event) }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !events.pressed(presses) { super.pressesBegan(presses, with: event) }
    }

    override func accessibilityActivate() -> Bool { events.activated() || super.accessibilityActivate() }
}

/// A text that reports events.
final class EventLabel: UILabel, EventReporting {
    private(set) lazy var events = ViewEvents()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !events.began(touches, event, in: self) { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !events.moved(touches, event, in: self) { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !events.ended(touches, event, in: self) { super.touchesEnded(touches, with: event) }
    }

    override func accessibilityActivate() -> Bool { events.activated() || super.accessibilityActivate() }
}
#endif
