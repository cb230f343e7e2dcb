internal import BinderyPageClient
import BinderyTestSupport

/// Taps a counting button, and checks that each tap that the view model has seen counts exactly once.
struct Counter: SimulatedUser {
    let path = "/test/counter"
    /// The event numbers of the taps that count.
    private var taps: [Int] = []
    private var token = ""
    private var restorations = 0
    /// The number with which the page began.
    private var base = 0
    private(set) var deeds = Deeds()

    mutating func act(in page: BrowserPage, _ generator: inout SplitMix) -> [String] {
        guard let button = page.control("count") else { return [] }
        let problems = look(at: page)
        if let number = page.tap(button) {
            taps.append(number)
            deeds.tapped += 1
            deeds.counted += 1
        }
        return problems
    }

    mutating func rest(in page: BrowserPage) { _ = look(at: page) }

    /// Drops the taps that a restart has undone: they were not stored, and the page does not repeat them.
    private mutating func look(at page: BrowserPage) -> [String] {
        var problems: [String] = []
        if token != page.token {
            // A new page. Its saved state includes at least what the previous one was told to be stored.
            (token, taps, base) = (page.token, [], shown(by: page) ?? 0)
        }
        if restorations != page.forgotten.count {
            restorations = page.forgotten.count
            taps = repeated(taps, by: page)
            let undone = taps.filter { tap in page.forgotten.contains { $0.events.contains(tap) } }
            taps.removeAll { undone.contains($0) }
            let stored = undone.filter { tap in
                page.forgotten.contains { $0.events.contains(tap) && tap <= $0.stored }
            }
            deeds.undone += stored.count
            problems = stored.map { "\(path): tap \($0) was stored, and is undone" }
        }
        return problems + self.problems(about: page)
    }

    /// The numbers of the taps by now. A session that was handed over or folded has not seen them, and the page has
    /// repeated them; again, if that happened to the next session as well before it saw them.
    private func repeated(_ taps: [Int], by page: BrowserPage) -> [Int] {
        taps.map { tap in
            var tap = tap
            while let repeated = page.repeatedActs[tap] { tap = repeated }
            return tap
        }
    }

    private func shown(by page: BrowserPage) -> Int? { Int(page.text(of: "number")) }

    func losses(on page: BrowserPage) -> Deeds {
        let difference = (shown(by: page) ?? 0) - expected(of: page)
        return Deeds(undone: max(0, -difference), repeated: max(0, difference))
    }

    private func expected(of page: BrowserPage) -> Int {
        base
            + repeated(taps, by: page).count { tap in
                tap <= page.acknowledged && !page.forgotten.contains { $0.events.contains(tap) }
            }
    }

    func problems(about page: BrowserPage) -> [String] {
        let (shown, expected) = (shown(by: page), expected(of: page))
        return shown == expected
            ? []
            : ["\(path): \(shown.map { "\($0)" } ?? "nothing") is shown, \(expected) taps were seen by the view model"]
    }
}
