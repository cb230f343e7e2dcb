/// A small mark with a number or a word: how much is waiting, or what is special about something.
///
/// ```swift
/// Badge(count: model.unread) { texts.now(.unreadMessages, $0) }
/// Badge("New")
/// Button("Inbox", action: open).badge(count: model.unread)
/// ```
public struct Badge: PrimitiveView {
    private let content: Property<BadgeContent>
    private var color: ColorRole

    /// A number; hidden while it is not above zero.
    ///
    /// - Parameters:
    ///   - maximum: a greater number is shown as “99+”. Screen readers always say the number itself.
    ///   - description: what screen readers say in place of the number alone: “3 unread messages”. Properties that it reads, a language
    ///     for instance, are followed.
    public init(count: Property<Int>, maximum: Int = 99, description: @escaping (Int) -> String = { "\($0)" }) {
        content = Property {
            let count = count.value
            if count <= 0 { return BadgeContent(text: "", description: "") }
            return BadgeContent(text: count > maximum ? "\(maximum)+" : "\(count)", description: description(count))
        }
        color = .danger
    }

    /// A word or two; hidden while it is empty.
    public init(_ text: some Wording) {
        content = text.wording.map { BadgeContent(text: $0, description: $0) }
        color = .accent
    }

    /// The colour, by its role; of a number `.danger`, of a word `.accent` unless said otherwise.
    public func color(_ color: ColorRole) -> Badge {
        var badge = self
        badge.color = color
        return badge
    }

    public func mount<B: Backend>(in place: Place<B>) {
        var place = place
        let isEmpty = content.map(\.text.isEmpty)
        place.attributes.isHidden = place.attributes.isHidden?.or(isEmpty) ?? isEmpty
        let node = place.backend.makeBadge(color: color)
        place.bind(content) { $0.setBadge($1, of: node) }
        place.add(node)
    }
}

extension View {
    /// Shows a number at the upper corner of the view, while it is above zero: see ``Badge/init(count:maximum:description:)``.
    public func badge(
        count: Property<Int>, maximum: Int = 99, description: @escaping (Int) -> String = { "\($0)" }
    ) -> some View {
        badge(Badge(count: count, maximum: maximum, description: description))
    }

    /// Shows a badge at the upper corner of the view.
    public func badge(_ badge: Badge) -> some View { Badged(content: self, badge: badge) }
}

private struct Badged<Content: View>: PrimitiveView {
    let content: Content
    let badge: Badge

    func mount<B: Backend>(in place: Place<B>) {
        let node = place.backend.makeBadged()
        // What is said of the view is said of its content; only what hides it hides the badge, too.
        var (outer, inner) = (place, place.inside(node))
        inner.attributes = place.attributes
        inner.attributes.isHidden = nil
        outer.attributes = Attributes()
        outer.attributes.isHidden = place.attributes.isHidden
        content.mount(in: inner)
        badge.mount(in: place.inside(node))
        outer.add(node)
    }
}

/// What a ``Badge`` shows, and what screen readers say; both are empty while it is hidden.
public struct BadgeContent: Equatable, Sendable {
    public let text: String
    public let description: String

    public init(text: String, description: String) {
        self.text = text
        self.description = description
    }
}

/// What a backend must be able to do for ``Badge``.
public protocol BadgeRendering: NodeRendering {
    func makeBadge(color: ColorRole) -> Node
    func setBadge(_ content: BadgeContent, of node: Node)
    /// A node for a view and then its badge, which stands over the view's upper corner, on the side where lines end.
    func makeBadged() -> Node
}
