internal import BinderyView

extension WebBackend: Rendering.Carousels {
    /// More dots cannot be told apart and do not fit on a phone.
    private static var dotLimit: Int { 6 }

    /// Follows the ARIA Authoring Practices Guide: the button that stops the motion is first, the slides are last.
    func makeCarousel(advances: Bool, events: Rendering.CarouselEvents) -> Rendering.CarouselParts<WebNode> {
        let carousel = makeNode(.div, "carousel")
        carousel[attribute: .role] = "group"
        carousel[attribute: .ariaRoledescription] = "carousel"
        carousel.on(.held(events.held))
        let controls = makeNode(.fieldset, "carousel-controls", in: carousel)
        let toggle = makeCarouselButton("carousel-toggle", in: controls, events.toggled)
        if !advances { toggle[attribute: .hidden] = "" }
        _ = makeCarouselButton("carousel-previous", in: controls) { events.moved(.previous) }
        let dots = makeNode(.div, "carousel-dots", in: controls)
        dots.on(.chosen { events.moved(.to($0)) })
        _ = makeNode(.span, "carousel-position", in: controls)
        _ = makeCarouselButton("carousel-next", in: controls) { events.moved(.next) }
        carousel.setDisabling(controls)
        return Rendering.CarouselParts(carousel: carousel, slides: makeNode(.div, "slides", in: carousel))
    }

    func setCarouselLabel(_ label: String, of carousel: WebNode) { set(.ariaLabel, to: label, of: carousel) }

    func setCarouselState(_ state: Rendering.CarouselState, of carousel: WebNode) {
        let elements = CarouselElements(carousel: carousel)
        setHidden(state.count < 2, of: elements.controls)
        set(.dataPaused, to: state.isPaused ? "" : nil, of: carousel)
        set(.ariaLabel, to: state.titles.toggle, of: elements.toggle)
        set(.ariaLabel, to: state.titles.previous, of: elements.previous)
        set(.ariaLabel, to: state.titles.next, of: elements.next)
        let hasDots = state.count <= Self.dotLimit
        showDots(hasDots ? state : nil, in: elements.dots)
        set(text: hasDots ? "" : state.position.map { state.titles.positions[$0] } ?? "", of: elements.position)
        set(.ariaLive, to: state.isAdvancing ? "off" : "polite", of: elements.slides)
    }

    private func showDots(_ state: Rendering.CarouselState?, in dots: WebNode) {
        let count = state?.count ?? 0
        for dot in dots.children.dropFirst(count) { remove(dot, from: dots) }
        for position in dots.children.count..<max(count, dots.children.count) {
            let dot = makeCarouselButton("carousel-dot") { [unowned dots] in dots.choose(position) }
            insert(dot, into: dots, before: nil)
        }
        for (position, dot) in dots.children.enumerated() {
            set(.ariaLabel, to: state?.titles.positions[position], of: dot)
            set(.ariaCurrent, to: position == state?.position ? "true" : nil, of: dot)
        }
    }

    private func makeCarouselButton(
        _ classes: String, in node: WebNode? = nil, _ tapped: @escaping () -> Void
    ) -> WebNode {
        let button = makeNode(.button, classes, in: node)
        button[attribute: .type] = "button"
        button.on(.tapped(tapped))
        return button
    }

    func makeSlide() -> WebNode {
        let slide = makeNode(.div, "slide")
        slide[attribute: .role] = "group"
        slide[attribute: .ariaRoledescription] = "slide"
        return slide
    }

    func setSlideTitle(_ title: String, of slide: WebNode) { set(.ariaLabel, to: title, of: slide) }

    func setSlideShown(_ isShown: Bool, of slide: WebNode) { set(.inert, to: isShown ? nil : "", of: slide) }
}

private struct CarouselElements {
    let carousel: WebNode

    var controls: WebNode { carousel.children[0] }
    var slides: WebNode { carousel.children[1] }
    var toggle: WebNode { controls.children[0] }
    var previous: WebNode { controls.children[1] }
    var dots: WebNode { controls.children[2] }
    /// The position as a text, in place of too many dots.
    var position: WebNode { controls.children[3] }
    var next: WebNode { controls.children[4] }
}
