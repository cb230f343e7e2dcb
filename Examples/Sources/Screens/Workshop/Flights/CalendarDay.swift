internal import Foundation
import ShowcaseModels

/// A day of the Gregorian calendar, read from a text such as “27.03.2026”, “1.4.2026” or “2026-03-27”.
struct CalendarDay: Comparable, CustomStringConvertible {
    let year: Int
    let month: Int
    let day: Int

    /// Fails for other texts, and for days that do not exist.
    init?(_ text: String) {
        var parts = text.trimmed.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count == 1 { parts = text.trimmed.split(separator: "-", omittingEmptySubsequences: false).reversed() }
        guard parts.count == 3, (1...2).contains(parts[0].count), (1...2).contains(parts[1].count), parts[2].count == 4,
            parts.joined().allSatisfy({ ("0"..."9").contains($0) }),
            let day = Int(parts[0]), let month = Int(parts[1]), let year = Int(parts[2]),
            year > 0, (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    private init(year: Int, month: Int, day: Int) { (self.year, self.month, self.day) = (year, month, day) }

    /// The present day in the time zone of this process.
    static var today: CalendarDay {
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: .now)
        return CalendarDay(year: parts.year!, month: parts.month!, day: parts.day!)
    }

    /// Such as “27.03.2026”.
    var description: String {
        func digits(_ number: Int, _ count: Int) -> String {
            let text = "\(number)"
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        return "\(digits(day, 2)).\(digits(month, 2)).\(digits(year, 4))"
    }

    private static func days(in month: Int, of year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}
