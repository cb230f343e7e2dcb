internal import BinderyPageClient
import BinderyTestSupport

/// Scrolls a list, and presses buttons in its rows and above it.
struct Scroller: SimulatedUser {
    let path: String
    /// The identifiers of the buttons above the list, and in its rows.
    let buttons: [String]
    let rowButtons: [String]
    private var position = 0
    private(set) var deeds = Deeds()

    init(_ path: String, buttons: [String] = [], rowButtons: [String] = []) {
        self.path = path
        self.buttons = buttons
        self.rowButtons = rowButtons
    }

    mutating func act(in page: BrowserPage, _ generator: inout SplitMix) -> [String] {
        guard let list = page.control("list") else { return [] }
        switch generator.below(10) {
        case 0...5: scroll(list, page, &generator)
        case 6...7: press(generator.element(of: rowButtons.isEmpty ? [""] : rowButtons), in: list, page, &generator)
        default:
            if !buttons.isEmpty, let button = page.control(generator.element(of: buttons)) { tap(button, page) }
        }
        return []
    }

    private mutating func scroll(_ list: PageElement, _ page: BrowserPage, _ generator: inout SplitMix) {
        let count = list.attributes["data-count"].flatMap { Int($0) } ?? 0
        position = max(0, min(position + generator.next(in: -20...30), count - 8))
        page.show(position..<min(position + 8, count), of: list, isBeyondFirstPage: position > 8)
    }

    private mutating func tap(_ button: PageElement, _ page: BrowserPage) {
        if page.tap(button) != nil { deeds.tapped += 1 }
    }

    private mutating func press(
        _ identifier: String, in list: PageElement, _ page: BrowserPage, _ generator: inout SplitMix
    ) {
        guard let rows = list.first(where: { $0.attributes["class"] == "list-rows" })?.children, !rows.isEmpty,
            let button = generator.element(of: rows).first(called: identifier)
        else { return }
        tap(button, page)
    }

    mutating func rest(in page: BrowserPage) {
        page.focus(nil)
        if let banners = page.control("banners") { page.hold(banners, true) }
    }

    func problems(about page: BrowserPage) -> [String] {
        guard let list = page.control("list"), let count = list.attributes["data-count"].flatMap({ Int($0) }),
            let first = list.attributes["data-first"].flatMap({ Int($0) }),
            let rows = list.first(where: { $0.attributes["class"] == "list-rows" })
        else { return ["\(path): there is no list"] }
        let names = rows.children.compactMap(\.identifier)
        return (first + rows.children.count <= count ? [] : ["\(path): more rows than there are"])
            + (Set(names).count == names.count ? [] : ["\(path): a row is there twice"])
    }
}
