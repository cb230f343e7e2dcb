/// A small mark with a number or a word, such as a count of unread messages.
///
/// ```swift
/// Badge(count: model.unread) { texts.now(.unreadMessages, $0) }
/// Badge("New")
/// Button("Inbox", action: open).badge(count: model.unread)
/// ```
public struct Badge: Rendering.PrimitiveView {
    private let content: Property<Rendering.BadgeContent>
    private var color: ColorRole

    /// Creates a badge with a number. It is hidden unless the number is above zero.
    ///
    /// - Parameters:
    ///   - maximum: A greater number is shown as “99+”. Screen readers always read the number itself.
    ///   - description: The text for screen readers, such as “3 unread messages”. It follows the properties it reads.
    public init(count: Property<Int>, maximum: Int = 99, description: @escaping (Int) -> String = { "\($0)" }) {
        content = Property {
            let count = count.value
            if count <= 0 { return Rendering.BadgeContent(text: "", description: "") }
            return Rendering.BadgeContent(
                text: count > maximum ? "\(maximum)+" : "\(count)", description: description(count))
        }
        color = .danger
    }

    /// Creates a badge with a word or two. It is hidden while the text is empty.
    public init(_ text: some Wording) {
        content = text.wording.map { Rendering.BadgeContent(text: $0, description: $0) }
        color = .accent
    }

    /// Sets the colour role. The default is `.danger` for a number and `.accent` for a word.
    public func color(_ color: ColorRole) -> Badge {
        var badge = self
        badge.color = color
        return badge
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        var point = point
        let isEmpty = content.map(\.text.isEmpty)
        point.attributes.isHidden = point.attributes.isHidden?.or(isEmpty) ?? isEmpty
        let node = point.backend.makeBadge(color: color)
        point.bind(content, to: "text", of: node) { $0.setBadge($1, of: $2) }
        point.add(node)
    }
}

extension View {
    /// Adds a number at the upper trailing corner of the view: see ``Badge/init(count:maximum:description:)``.
    public func badge(
        count: Property<Int>, maximum: Int = 99, description: @escaping (Int) -> String = { "\($0)" }
    ) -> some View {
        badge(Badge(count: count, maximum: maximum, description: description))
    }

    /// Adds a badge at the upper trailing corner of the view.
    public func badge(_ badge: Badge) -> some View { Badged(content: self, badge: badge) }
}

private struct Badged<Content: View>: Rendering.PrimitiveView {
    let content: Content
    let badge: Badge

    func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let node = point.backend.makeBadged()
        // Attributes of the view apply to its content. Only hiding applies to the badge as well.
        var (outer, inner) = (point, point.inside(node))
        inner.attributes = point.attributes
        inner.attributes.isHidden = nil
        outer.attributes = Attributes()
        outer.attributes.isHidden = point.attributes.isHidden
        content.mount(in: inner)
        badge.mount(in: point.inside(node))
        outer.add(node)
    }
}

extension Rendering {
    /// The content of a ``Badge``: the visible text and the text for screen readers. Both are empty while it is hidden.
    public struct BadgeContent: Equatable, Sendable {
        public let text: String
        public let description: String

        public init(text: String, description: String) {
            self.text = text
            self.description = description
        }
    }

    /// The capability that a backend implements for ``Badge``.
    public protocol Badges: Nodes {
        func makeBadge(color: ColorRole) -> Node
        func setBadge(_ content: BadgeContent, of node: Node)
        /// Makes a node for a view, followed by its badge at the upper trailing corner.
        func makeBadged() -> Node
    }
}
