#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// A carousel: the item that is shown, and buttons. It waits while a finger is on it.
final class CarouselNode: UIKitNode {
    let slides = StackNode(axis: .vertical)
    let label = UILabel(), pages = UIPageControl()
    let previous: ButtonNode, next: ButtonNode, pause: ButtonNode
    private(set) var state: Rendering.CarouselState?

    init(advances: Bool, events: Rendering.CarouselEvents) {
        previous = ButtonNode(.plain()) { events.moved(.previous) }
        next = ButtonNode(.plain()) { events.moved(.next) }
        pause = ButtonNode(.plain(), tapped: events.toggled)
        previous.setSymbol("chevron.left")
        next.setSymbol("chevron.right")
        pause.view.isHidden = !advances
        let buttons = UIStackView.of([previous.view, pages, next.view, pause.view], .horizontal)
        let stack = TouchedStack()
        stack.axis = .vertical
        for view in [label, slides.view, buttons] { stack.addArrangedSubview(view) }
        stack.touched = events.held
        super.init(stack)
        insert(slides, before: nil)
        pages.addAction(UIAction { [unowned pages] _ in events.moved(.to(pages.currentPage)) }, for: .valueChanged)
    }

    override func place(_ child: UIKitNode) -> Bool { true }

    func show(_ state: Rendering.CarouselState) {
        self.state = state
        pages.numberOfPages = state.count
        pages.currentPage = state.position ?? 0
        previous.button.accessibilityLabel = state.titles.previous
        next.button.accessibilityLabel = state.titles.next
        pause.button.accessibilityLabel = state.titles.toggle
        pause.setSymbol(state.isPaused ? "play" : "pause")
        pages.accessibilityValue = state.position.map { state.titles.positions[$0] }
    }
}

/// Tells when a finger is on it.
private final class TouchedStack: EventStack {
    var touched: (Bool) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        touched(true)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        touched(false)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        touched(false)
    }
}

extension UIKitBackend: @MainActor Rendering.Carousels {
    func makeCarousel(advances: Bool, events: Rendering.CarouselEvents) -> Rendering.CarouselParts<UIKitNode> {
        let node = CarouselNode(advances: advances, events: events)
        return Rendering.CarouselParts(carousel: node, slides: node.slides)
    }

    func setCarouselLabel(_ label: String, of carousel: UIKitNode) { (carousel as? CarouselNode)?.label.text = label }

    func setCarouselState(_ state: Rendering.CarouselState, of carousel: UIKitNode) {
        (carousel as? CarouselNode)?.show(state)
    }

    func makeSlide() -> UIKitNode { StackNode(axis: .vertical) }

    func setSlideTitle(_ title: String, of slide: UIKitNode) { slide.element.accessibilityLabel = title }

    func setSlideShown(_ isShown: Bool, of slide: UIKitNode) { setHidden(!isShown, of: slide) }
}
#endif
