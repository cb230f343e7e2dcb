import ShowcaseModels

/// A day of the Gregorian calendar, read from a text such as “27.03.2026” or “1.4.2026”.
struct CalendarDay: Comparable {
    let year: Int
    let month: Int
    let day: Int

    /// Fails for other texts, and for days that do not exist.
    init?(_ text: String) {
        let parts = text.trimmed.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, (1...2).contains(parts[0].count), (1...2).contains(parts[1].count), parts[2].count == 4,
            parts.joined().allSatisfy({ ("0"..."9").contains($0) }),
            let day = Int(parts[0]), let month = Int(parts[1]), let year = Int(parts[2]),
            year > 0, (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    private static func days(in month: Int, of year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}
