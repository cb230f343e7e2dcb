/// Several views in one place, one of which is shown at a time. A timer shows the next, or the first after the last.
///
/// ```swift
/// Carousel("Offers", items: model.banners, every: .seconds(5)) { banner in
///     Link(path: banner.value.path) {
///         Image(banner.map(\.picture), description: banner.map(\.title))
///     } followed: {
///         navigator.push(.banner(banner.value.id))
///     }
/// }
/// ```
///
/// | event | result |
/// |---|---|
/// | the list of items is empty | the carousel is hidden |
/// | there is one item | it has no buttons and does not advance |
/// | the interval has passed while the view is on screen | the next item; every other move restarts the interval |
/// | the user points at, focuses or touches it, or looks at another page or a dialog | it waits, then restarts |
/// | the user presses the pause button, or prefers reduced motion | it waits until the button is pressed |
/// | the interface is restored (``StateRegistry``) | a paused carousel is paused, at the same position |
/// | the user swipes, presses an arrow or a dot, or an arrow key | another item |
/// | the current item is removed | the first item |
///
/// The on-screen work of an item (`activating(_:)`, `task(_:)`) runs only while the item is the current one. Of items
/// with the same identity, the first is shown. The timer uses the scheduler of the isolation that mounts it.
public struct Carousel<Element, ID: Hashable, Content: View>: Rendering.PrimitiveView {
    private let label: Property<String>
    private let items: Property<[Element]>
    private let id: (Element) -> ID
    private let interval: Duration?
    private let current: MutableProperty<ID?>?
    private let content: (Property<Element>) -> Content

    /// - Parameters:
    ///   - label: The name of the carousel for screen readers.
    ///   - items: The elements; for a `ListProperty`, its `array`.
    ///   - every: How long an item is shown; nil shows it until the user moves on.
    ///   - current: The identity of the current item, both ways. An unknown identity selects the first item.
    ///   - content: Makes the view of an item. It takes a property, since the element with an identity may change.
    public init(
        _ label: some Wording, items: Property<[Element]>, id: @escaping (Element) -> ID,
        every: Duration? = .seconds(5), current: MutableProperty<ID?>? = nil,
        @ViewBuilder content: @escaping (Property<Element>) -> Content
    ) {
        precondition(every.map { $0 > .zero } ?? true, "Bindery: a carousel cannot show each item for \(every!).")
        self.label = label.wording
        self.items = items
        self.id = id
        self.interval = every
        self.current = current
        self.content = content
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let (items, id) = (items, id)
        let rotation = Rotation<ID>(
            items.map { elements in
                var seen: Set<ID> = []
                return elements.map(id).filter { seen.insert($0).inserted }
            }, at: current ?? MutableProperty(nil), every: interval)
        if let states = point.states?.part(ofKind: "carousel", lasting: point.scope) {
            states.models.add(
                rotation, as: "rotation", in: states, lasting: point.scope, sourceLocation: "\(#fileID):\(#line)")
        }
        WhileShown(
            content: CarouselFrame(label: label, rotation: rotation) {
                ForEach(items, id: id) { element in
                    Slide(rotation: rotation, id: untracked { id(element.value) }, content: content(element))
                }
            }, work: RotationWork(rotation: rotation)
        )
        .mount(in: point)
    }
}

extension Carousel where Element: Identifiable, ID == Element.ID {
    public init(
        _ label: some Wording, items: Property<[Element]>, every: Duration? = .seconds(5),
        current: MutableProperty<ID?>? = nil, @ViewBuilder content: @escaping (Property<Element>) -> Content
    ) {
        self.init(label, items: items, id: \.id, every: every, current: current, content: content)
    }
}

private struct CarouselFrame<ID: Hashable, Slides: View>: Rendering.PrimitiveView {
    let label: Property<String>
    let rotation: Rotation<ID>
    @ViewBuilder let slides: Slides

    func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        var point = point
        let (rotation, texts) = (rotation, point.environment.texts)
        let isEmpty = rotation.ids.map(\.isEmpty)
        point.attributes.isHidden = point.attributes.isHidden?.or(isEmpty) ?? isEmpty
        let parts = point.backend.makeCarousel(
            advances: rotation.interval != nil,
            events: Rendering.CarouselEvents(
                moved: rotation.move, toggled: rotation.togglePause,
                held: { rotation.isHeld.value = $0 }))
        point.bind(label, to: "label", of: parts.carousel) { $0.setCarouselLabel($1, of: $2) }
        let state = Property {
            let count = rotation.ids.value.count
            return Rendering.CarouselState(
                titles: Rendering.CarouselTitles(
                    toggle: (rotation.isPaused.value ? texts.resume : texts.pause).text,
                    previous: texts.previous.text, next: texts.next.text,
                    positions: (0..<count).map { texts.position($0, of: count) }),
                position: rotation.position.value, isPaused: rotation.isPaused.value,
                isAdvancing: rotation.isAdvancing.value)
        }
        point.bind(state, to: "state", of: parts.carousel) { $0.setCarouselState($1, of: $2) }
        slides.mount(in: point.inside(parts.slides))
        point.add(parts.carousel)
    }
}

private struct Slide<ID: Hashable, Content: View>: Rendering.PrimitiveView {
    let rotation: Rotation<ID>
    let id: ID
    let content: Content

    func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let (rotation, id, texts) = (rotation, id, point.environment.texts)
        let node = point.backend.makeSlide()
        let isCurrent = rotation.shown.map { $0 == id }
        let title = Property {
            let ids = rotation.ids.value
            return ids.firstIndex(of: id).map { texts.position($0, of: ids.count) } ?? ""
        }
        var inner = point.inside(node)
        inner.environment.hide(while: isCurrent.not())
        content.mount(in: inner)
        point.bind(title, to: "title", of: node) { $0.setSlideTitle($1, of: $2) }
        point.bind(isCurrent, to: "shown", of: node) { $0.setSlideShown($1, of: $2) }
        point.add(node)
    }
}

private struct RotationWork<ID: Hashable>: VisibleWork {
    let rotation: Rotation<ID>

    func start<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) { rotation.advance(in: point.scope) }
}

extension Rendering {
    /// A user's move in a ``Carousel``.
    public enum CarouselMove: Equatable, Sendable {
        case next, previous
        case to(Int)
    }

    /// The user's events in a ``Carousel``.
    public struct CarouselEvents {
        public let moved: (CarouselMove) -> Void
        /// Called when the user presses the button that pauses or resumes the carousel.
        public let toggled: () -> Void
        /// Called when the user begins (true) or ends (false) to use it by pointer, focus or touch, or to look away.
        public let held: (Bool) -> Void

        public init(
            moved: @escaping (CarouselMove) -> Void, toggled: @escaping () -> Void, held: @escaping (Bool) -> Void
        ) {
            self.moved = moved
            self.toggled = toggled
            self.held = held
        }
    }

    /// The titles of a carousel's controls and items.
    public struct CarouselTitles: Equatable, Sendable {
        /// The title of the button that pauses or resumes the carousel, for its present state.
        public let toggle: String
        public let previous: String
        public let next: String
        /// The position of each item, such as “1 of 3”.
        public let positions: [String]

        public init(toggle: String, previous: String, next: String, positions: [String]) {
            self.toggle = toggle
            self.previous = previous
            self.next = next
            self.positions = positions
        }
    }

    /// The state of a carousel.
    public struct CarouselState: Equatable, Sendable {
        public let titles: CarouselTitles
        /// The index of the current item; nil without items.
        public let position: Int?
        /// Whether the user has paused the carousel by its button.
        public let isPaused: Bool
        /// Whether the timer runs. While it does not, screen readers announce the item that a move shows.
        public let isAdvancing: Bool

        public init(titles: CarouselTitles, position: Int?, isPaused: Bool, isAdvancing: Bool) {
            self.titles = titles
            self.position = position
            self.isPaused = isPaused
            self.isAdvancing = isAdvancing
        }

        public var count: Int { titles.positions.count }
    }
}

extension Rendering.CarouselState: CustomStringConvertible {
    /// `2 of 3 (paused)`.
    public var description: String {
        (position.map { titles.positions[$0] } ?? "nothing") + (isPaused ? " (paused)" : "")
    }
}

extension Rendering {
    /// The nodes of a carousel: the carousel itself, and the container of its slides.
    public struct CarouselParts<Node> {
        public let carousel: Node
        public let slides: Node

        public init(carousel: Node, slides: Node) {
            self.carousel = carousel
            self.slides = slides
        }
    }

    /// The capability that a backend implements for ``Carousel``. Labels and slide titles are for screen readers.
    public protocol Carousels: Nodes {
        /// - Parameter advances: Whether the carousel has an interval, and therefore needs a pause button.
        func makeCarousel(advances: Bool, events: CarouselEvents) -> CarouselParts<Node>
        func setCarouselLabel(_ label: String, of carousel: Node)
        /// Sets the state. A carousel with fewer than two items needs no buttons.
        func setCarouselState(_ state: CarouselState, of carousel: Node)

        func makeSlide() -> Node
        func setSlideTitle(_ title: String, of slide: Node)
        /// Shows or hides a slide. A hidden slide keeps its space in the layout.
        func setSlideShown(_ isShown: Bool, of slide: Node)
    }
}
