internal import Foundation

/// The wait that a service requests: `Retry-After` of RFC 9110, section 10.2.3.
enum RetryAfter {
    /// Parses seconds, or a date in one of the three forms of section 5.6.7. Returns the longest wait, if any.
    static func delay(of headers: HTTPHeaders, date: Date) -> Duration? {
        values(headers["Retry-After"] ?? "").compactMap { delay($0, date: date) }.max()
    }

    /// Splits at commas, except at the comma after the day of the week in two of the forms of a date.
    private static func values(_ text: String) -> [String] {
        text.split(separator: ",").reduce(into: []) { values, part in
            let part = part.split(separator: " ").joined(separator: " ")
            if let day = values.last, day.allSatisfy(\.isLetter) {
                values[values.count - 1] = "\(day), \(part)"
            } else {
                values.append(part)
            }
        }
    }

    private static func delay(_ value: String, date: Date) -> Duration? {
        if !value.isEmpty, value.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) {
            return .seconds(Int64(value) ?? .max)
        }
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(secondsFromGMT: 0)
        // A year of two digits is at most 50 years ahead.
        format.twoDigitStartDate = Calendar(identifier: .gregorian).date(byAdding: .year, value: -50, to: date)
        for pattern in ["EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy"]
        {
            format.dateFormat = pattern
            if let end = format.date(from: value) { return .seconds(max(0, end.timeIntervalSince(date))) }
        }
        return nil
    }
}
