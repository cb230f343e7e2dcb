import BinderyView

/// The title of a part of a screen, which screen readers list.
struct Heading<Title: Wording>: View {
    private let title: Title

    init(_ title: Title) { self.title = title }

    var body: some View { Element("h2", text: title).class("heading") }
}
