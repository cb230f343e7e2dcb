public import Bindery
internal import BinderySynchronization
public import Foundation

extension Converter where Source == String, Target == Date {
    /// Returns a date converter for a Unicode pattern, such as `yyyy-MM-dd` or `d. MMMM yyyy` with names of `locale`.
    /// Converting back loses what the pattern omits: only dates that it can express survive a round trip.
    ///
    /// - Complexity: O(1) without the conversions. Converters of one pattern, locale and time zone share a formatter.
    public static func date(
        _ pattern: String, locale: Locale = Locale(identifier: "en_US_POSIX"), timeZone: TimeZone = .gmt
    ) -> Converter {
        let formatter = DateFormat(pattern: pattern, locale: locale, timeZone: timeZone).formatter
        return Converter(
            convert: { (text) throws(ConversionFailure) in
                if text.isEmpty { throw ConversionFailure(.empty, value: text, message: "Enter a date.") }
                if let date = formatter.date(from: text) { return date }
                let example = formatter.string(from: Date(timeIntervalSince1970: 1_000_000_000))
                throw ConversionFailure(
                    .malformed, value: text, message: "“\(text)” is not a date such as “\(example)”.")
            }, convertBack: { formatter.string(from: $0) })
    }
}

/// The key of a cached formatter. Creating a formatter is expensive, and views are created often.
struct DateFormat: Hashable {
    let pattern: String
    let locale: Locale
    let timeZone: TimeZone

    private static let formatters = Mutex<[DateFormat: DateFormatter]>([:])
    /// The capacity of the cache. A program writes fewer formats; this limits one that creates patterns from data.
    private static let most = 64

    /// The cached formatter of this format. It converts on any thread.
    var formatter: DateFormatter {
        Self.formatters.withLock { formatters in
            if let formatter = formatters[self] { return formatter }
            if formatters.count == Self.most { formatters = [:] }
            let formatter = makeFormatter()
            formatters[self] = formatter
            return formatter
        }
    }

    private func makeFormatter() -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = timeZone
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.dateFormat = pattern
        formatter.isLenient = false
        return formatter
    }
}
