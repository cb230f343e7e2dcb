public import BinderyView

extension HeadlessBackend: Rendering.Carousels {
    public func makeCarousel(advances: Bool, events: Rendering.CarouselEvents) -> Rendering.CarouselParts<HeadlessNode>
    {
        let node = make(.carousel(advances: advances), HeadlessCarousel(events: events))
        return Rendering.CarouselParts(carousel: node, slides: node)
    }

    public func setCarouselLabel(_ label: String, of carousel: HeadlessNode) { carousel.label = label }

    public func setCarouselState(_ state: Rendering.CarouselState, of carousel: HeadlessNode) {
        carousel[HeadlessCarousel.self]?.state = state
    }

    public func makeSlide() -> HeadlessNode { make(.slide) }

    public func setSlideTitle(_ title: String, of slide: HeadlessNode) { slide.label = title }

    public func setSlideShown(_ isShown: Bool, of slide: HeadlessNode) { setHidden(!isShown, of: slide) }
}

struct HeadlessCarousel: HeadlessPayload {
    let events: Rendering.CarouselEvents
    var state: Rendering.CarouselState?
}

extension HeadlessNode {
    public var carousel: Rendering.CarouselState? { self[HeadlessCarousel.self]?.state }
}

extension HeadlessControl {
    /// Moves a carousel, by its buttons or a swipe, or throws if it has fewer than two items or no such position.
    public func move(_ move: Rendering.CarouselMove) throws(HeadlessFailure) {
        let (events, state) = try carousel(to: "be moved")
        guard state.count > 1 else {
            throw app.failure("The \(node.name) cannot be moved: it has \(state.count == 1 ? "one item" : "no items").")
        }
        if case .to(let position) = move, !(0..<state.count).contains(position) {
            throw app.failure(
                "The \(node.name) cannot be moved to position \(position): its positions are 0 to \(state.count - 1).")
        }
        perform(.input) { events.moved(move) }
    }

    /// Presses the button that pauses or resumes a carousel, or throws if it does not advance by a timer.
    public func togglePause() throws(HeadlessFailure) {
        let (events, state) = try carousel(to: "be paused")
        guard node.kind == .carousel(advances: true), state.count > 1 else {
            throw app.failure("The \(node.name) cannot be paused: it does not advance by itself.")
        }
        perform(.input) { events.toggled() }
    }

    /// Points at a carousel, which waits meanwhile, or leaves it.
    public func hold(_ isHeld: Bool) throws(HeadlessFailure) {
        let events = try carousel(to: "be held").0
        perform(.input) { events.held(isHeld) }
    }

    private func carousel(to act: String) throws(HeadlessFailure) -> (Rendering.CarouselEvents, Rendering.CarouselState)
    {
        try reach(act)
        guard let events = node[HeadlessCarousel.self]?.events, let state = node.carousel else {
            throw app.failure("The \(node.name) cannot \(act): it is not a carousel.")
        }
        return (events, state)
    }
}
