import Bindery
import Foundation
import Testing

@testable import BinderyFoundation

@Suite struct FoundationConverterTests {
    private func message<Target>(_ converter: Converter<String, Target>, _ text: String) -> String? {
        do throws(ConversionFailure) { _ = try converter.convert(text) } catch { return error.message }
        return nil
    }

    @Test func anAddressIsAbsoluteAndOfAnAcceptedScheme() throws {
        let url = Converter.url()
        #expect(try url.convert("https://swift.org/a?b=c").host == "swift.org")
        #expect(message(url, "") == "Enter an address.")
        #expect(message(url, "swift.org") == "“swift.org” is not a complete address.")
        #expect(message(url, "https://") == "“https://” is not a complete address.")
        #expect(message(url, "ftp://swift.org") == "“ftp://swift.org” does not begin with http or https.")
        #expect(try Converter.url(schemes: nil).convert("mailto:a@b.c").scheme == "mailto")
    }

    @Test func aDateIsWrittenInAPattern() throws {
        let date = Converter.date("yyyy-MM-dd")
        #expect(try date.convert("1970-01-02") == Date(timeIntervalSince1970: 86400))
        #expect(try date.convertBack(Date(timeIntervalSince1970: 0)) == "1970-01-01")
        #expect(message(date, "") == "Enter a date.")
        #expect(message(date, "1970-02-30") == "“1970-02-30” is not a date such as “2001-09-09”.")
        let german = Converter.date("d. MMMM yyyy", locale: Locale(identifier: "de_DE"))
        #expect(try german.convertBack(Date(timeIntervalSince1970: 0)) == "1. Januar 1970")
        #expect(try german.canonical("01. Januar 1970") == "1. Januar 1970")
    }

    @Test func dateConvertersOfOneFormatShareAFormatter() {
        func formatter(_ pattern: String, _ locale: String = "en_US_POSIX") -> DateFormatter {
            DateFormat(pattern: pattern, locale: Locale(identifier: locale), timeZone: .gmt).formatter
        }
        #expect(formatter("yyyy-MM-dd") === formatter("yyyy-MM-dd"))
        #expect(formatter("yyyy-MM-dd") !== formatter("yyyy"))
        #expect(formatter("yyyy-MM-dd") !== formatter("yyyy-MM-dd", "de_DE"))
        // A program that creates patterns without end keeps few of them.
        let first = formatter("'0'")
        for number in 1...64 { _ = formatter("'\(number)'") }
        #expect(formatter("'0'") !== first)
    }

    @Test func aLocaleHasItsNumbers() {
        func text(_ identifier: String) -> String {
            NumberFormat(locale: Locale(identifier: identifier)).text(of: 1_234_567.5)
        }
        #expect(text("en_US") == "1,234,567.5")
        #expect(text("de_DE") == "1.234.567,5")
        #expect(text("fr_FR") == "1\u{202F}234\u{202F}567,5")
        #expect(text("zh_CN") == "1,234,567.5")
        #expect(text("en_IN") == "12,34,567.5")
    }

    // MARK: Laws

    @Test func whatIsConvertedBackIsTheSameValue() throws {
        var random = SystemRandomNumberGenerator()
        let locales = ["en_US", "de_DE", "fr_FR", "zh_CN", "en_IN", "de_CH"].map {
            NumberFormat(locale: Locale(identifier: $0))
        }
        for _ in 0..<100 {
            let day = Date(timeIntervalSince1970: Double(Int.random(in: -20000...40000, using: &random)) * 86400)
            for pattern in ["yyyy-MM-dd", "d. MMMM yyyy", "yyyy-MM-dd HH:mm:ss"] {
                let converter = Converter.date(pattern)
                #expect(try converter.convert(converter.convertBack(day)) == day)
            }
            let number = Int.random(in: .min ... .max, using: &random) >> Int.random(in: 0..<64, using: &random)
            for format in locales {
                let converter = Converter<String, Int>.integer(format)
                #expect(try converter.convert(converter.convertBack(number)) == number)
            }
            let path = String((0..<8).map { _ in "abc%3D?/&=".randomElement(using: &random)! })
            if let url = URL(string: "https://example.com/\(path)") {
                #expect(try Converter.url().convert(Converter.url().convertBack(url)) == url)
            }
        }
    }
}
