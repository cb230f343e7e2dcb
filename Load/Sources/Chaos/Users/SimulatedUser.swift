internal import BinderyPageClient
import BinderyTestSupport

/// A simulated user of a page. A value, so that it can be sent to the page's actor and back.
protocol SimulatedUser: Sendable {
    /// The path of the page.
    var path: String { get }

    /// Performs one action, and returns what is wrong with the page.
    mutating func act(in page: BrowserPage, _ generator: inout SplitMix) -> [String]

    /// Does what lets the page come to rest, such as leaving its field.
    mutating func rest(in page: BrowserPage)

    /// Returns what is wrong with a page that has come to rest.
    func problems(about page: BrowserPage) -> [String]

    /// What the user has done, and what was noticed to be lost while it acted.
    var deeds: Deeds { get }

    /// Returns what a page that has come to rest lacks.
    func losses(on page: BrowserPage) -> Deeds
}

extension SimulatedUser {
    mutating func rest(in page: BrowserPage) { page.focus(nil) }

    func losses(on page: BrowserPage) -> Deeds { Deeds() }
}

extension BrowserPage {
    /// Returns the control with an identifier on the visible screen.
    func control(_ identifier: String) -> PageElement? {
        screen?.first(called: identifier)
    }

    /// The front screen: the last visible one, since a detail is beside the screen before it.
    var screen: PageElement? {
        let isVisible = { (element: PageElement) in
            element.identifier == "screen" && element.attributes["hidden"] == nil
        }
        let first = content.root.first(where: isVisible)
        return first?.parent?.children.last(where: isVisible) ?? first
    }

    func text(of identifier: String) -> String { control(identifier)?.text ?? "" }
}
