internal import PageClient

/// Somebody in front of a page, who remembers what they did.
///
/// A value, so that it can go to where the page is and come back.
protocol Person: Sendable {
    /// The page they ask for.
    var path: String { get }

    /// Does one thing; and says what they see that cannot be.
    mutating func act(in page: Page, _ generator: inout SplitMix64) -> [String]

    /// Comes to rest, so that the page can.
    mutating func rest(in page: Page)

    /// What is wrong once everything is quiet.
    func complaints(about page: Page) -> [String]
}

extension Person {
    mutating func rest(in page: Page) { page.focus(nil) }
}

extension Page {
    /// The control with an identifier on the screen that is seen.
    func control(_ identifier: String) -> Element? {
        screen?.first(called: identifier)
    }

    var screen: Element? {
        mirror.root.first { $0.identifier == "screen" && $0.attributes["hidden"] == nil }
    }

    func text(of identifier: String) -> String { control(identifier)?.text ?? "" }
}
