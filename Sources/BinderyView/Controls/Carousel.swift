/// Several views in one place, of which one is shown; it goes on to the next by itself, and from the last to the first.
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
/// | what | result |
/// |---|---|
/// | there are no items | it is hidden |
/// | there is one item | it has no buttons and stays |
/// | the time has passed, and the view is on screen | the next item; it begins anew after every other move |
/// | the person points at it, has the focus in it, touches it, or looks at another page or a dialog | it waits, and begins anew afterwards |
/// | the person presses the button for it, or has asked the platform for less motion | it waits until the button is pressed |
/// | the person swipes, presses an arrow or a dot, or the arrow keys | another item |
/// | the current item is taken away | the first item |
///
/// What an item does while it is on screen (`activating(_:)`, `task(_:)`) goes on while it is the current one.
///
/// Of elements with the same identity the first is shown. The time is that of the scheduler of the isolation in which the view is mounted.
public struct Carousel<Element, ID: Hashable, Content: View>: PrimitiveView {
    private let label: Property<String>
    private let items: Property<[Element]>
    private let id: (Element) -> ID
    private let interval: Duration?
    private let current: MutableProperty<ID?>?
    private let content: (Property<Element>) -> Content

    /// - Parameters:
    ///   - label: what is shown here, for screen readers.
    ///   - items: of a `ListProperty`, its `array`.
    ///   - every: how long an item is shown; nil: until the person moves on.
    ///   - current: the identity of the item that is shown, both ways. One that is not among the items stands for the first.
    ///   - content: makes the view of an item; it is given a property, since the element of an identity may change.
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

    public func mount<B: Backend>(in place: Place<B>) {
        let (items, id) = (items, id)
        let rotation = Rotation<ID>(
            items.map { elements in
                var seen: Set<ID> = []
                return elements.map(id).filter { seen.insert($0).inserted }
            }, at: current ?? MutableProperty(nil), every: interval)
        WhileShown(
            content: CarouselFrame(label: label, rotation: rotation) {
                ForEach(items, id: id) { element in
                    Slide(rotation: rotation, id: untracked { id(element.value) }, content: content(element))
                }
            }, work: Rotating(rotation: rotation)
        )
        .mount(in: place)
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

private struct CarouselFrame<ID: Hashable, Slides: View>: PrimitiveView {
    let label: Property<String>
    let rotation: Rotation<ID>
    @ViewBuilder let slides: Slides

    func mount<B: Backend>(in place: Place<B>) {
        var place = place
        let (rotation, texts) = (rotation, place.environment.texts)
        let isEmpty = rotation.ids.map(\.isEmpty)
        place.attributes.isHidden = place.attributes.isHidden?.or(isEmpty) ?? isEmpty
        let parts = place.backend.makeCarousel(
            advances: rotation.interval != nil,
            events: CarouselEvents(
                moved: rotation.move, toggled: { rotation.isPaused.value.toggle() },
                held: { rotation.isHeld.value = $0 }))
        place.bind(label) { $0.setCarouselLabel($1, of: parts.carousel) }
        let state = Property {
            let count = rotation.ids.value.count
            return CarouselState(
                titles: CarouselTitles(
                    toggle: (rotation.isPaused.value ? texts.resume : texts.pause).text,
                    previous: texts.previous.text, next: texts.next.text,
                    positions: (0..<count).map { texts.position($0, of: count) }),
                position: rotation.position.value, isPaused: rotation.isPaused.value,
                isAdvancing: rotation.isAdvancing.value)
        }
        place.bind(state) { $0.setCarouselState($1, of: parts.carousel) }
        slides.mount(in: place.inside(parts.slides))
        place.add(parts.carousel)
    }
}

private struct Slide<ID: Hashable, Content: View>: PrimitiveView {
    let rotation: Rotation<ID>
    let id: ID
    let content: Content

    func mount<B: Backend>(in place: Place<B>) {
        let (rotation, id, texts) = (rotation, id, place.environment.texts)
        let node = place.backend.makeSlide()
        let isCurrent = rotation.shown.map { $0 == id }
        let title = Property {
            let ids = rotation.ids.value
            return ids.firstIndex(of: id).map { texts.position($0, of: ids.count) } ?? ""
        }
        var inner = place.inside(node)
        inner.environment.hide(while: isCurrent.not())
        content.mount(in: inner)
        place.bind(title) { $0.setSlideTitle($1, of: node) }
        place.bind(isCurrent) { $0.setSlideShown($1, of: node) }
        place.add(node)
    }
}

private struct Rotating<ID: Hashable>: ShownWork {
    let rotation: Rotation<ID>

    func start<B: Backend>(in place: Place<B>) { rotation.advance(in: place.scope) }
}

/// Where a person goes in a ``Carousel``.
public enum CarouselMove: Equatable, Sendable {
    case next, previous
    case to(Int)
}

/// What a person does with a ``Carousel``.
public struct CarouselEvents {
    public let moved: (CarouselMove) -> Void
    /// The button was pressed that has it wait, or go on.
    public let toggled: () -> Void
    /// The person begins (true) or ceases (false) to be busy with it, or to look elsewhere: by pointer, focus, touch or window.
    public let held: (Bool) -> Void

    /// Events as a backend hears of them; a test may make its own.
    public init(
        moved: @escaping (CarouselMove) -> Void, toggled: @escaping () -> Void, held: @escaping (Bool) -> Void
    ) {
        self.moved = moved
        self.toggled = toggled
        self.held = held
    }
}

/// What the parts of a carousel are called.
public struct CarouselTitles: Equatable, Sendable {
    /// Of the button that has it wait, or go on, as it is now.
    public let toggle: String
    public let previous: String
    public let next: String
    /// “1 of 3” for each item.
    public let positions: [String]

    public init(toggle: String, previous: String, next: String, positions: [String]) {
        self.toggle = toggle
        self.previous = previous
        self.next = next
        self.positions = positions
    }
}

/// Where a carousel stands.
public struct CarouselState: Equatable, Sendable {
    public let titles: CarouselTitles
    /// Of the item that is shown; nil if there is none.
    public let position: Int?
    /// Whether the person has it wait until they say otherwise.
    public let isPaused: Bool
    /// Whether it goes on by itself now: if not, screen readers say what another move shows.
    public let isAdvancing: Bool

    public init(titles: CarouselTitles, position: Int?, isPaused: Bool, isAdvancing: Bool) {
        self.titles = titles
        self.position = position
        self.isPaused = isPaused
        self.isAdvancing = isAdvancing
    }

    public var count: Int { titles.positions.count }
}

extension CarouselState: CustomStringConvertible {
    /// `2 of 3 (paused)`.
    public var description: String {
        (position.map { titles.positions[$0] } ?? "nothing") + (isPaused ? " (paused)" : "")
    }
}

/// The nodes of a carousel.
public struct CarouselParts<Node> {
    public let carousel: Node
    /// The node into which the slides go.
    public let slides: Node

    public init(carousel: Node, slides: Node) {
        self.carousel = carousel
        self.slides = slides
    }
}

/// What a backend must be able to do for ``Carousel``.
public protocol CarouselRendering: NodeRendering {
    /// - Parameter advances: whether it ever goes on by itself, and needs a button against that.
    func makeCarousel(advances: Bool, events: CarouselEvents) -> CarouselParts<Node>
    /// What is shown here, for screen readers.
    func setCarouselLabel(_ label: String, of carousel: Node)
    /// Where it stands. With one item there is nothing to press.
    func setCarouselState(_ state: CarouselState, of carousel: Node)

    func makeSlide() -> Node
    /// What a slide is called, for screen readers: “1 of 3”.
    func setSlideTitle(_ title: String, of slide: Node)
    /// Shows a slide, or hides it; what is hidden keeps its room.
    func setSlideShown(_ isShown: Bool, of slide: Node)
}
