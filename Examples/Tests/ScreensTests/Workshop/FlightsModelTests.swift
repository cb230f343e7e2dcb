import BinderyView
import Testing

@testable import Screens
@testable import ShowcaseModels

@Suite struct FlightsModelTests {
    private let model = FlightsModel(today: CalendarDay("27.03.2026")!)

    @Test func aFlightInOneDirectionNeedsOneDay() {
        #expect(model.canBook.value)
        model.arrival = "never"
        #expect(model.canBook.value)
        model.departure = "31.02.2026"
        #expect(!model.canBook.value)
    }

    @Test func aReturnIsNotBeforeTheDeparture() {
        model.kind = .bothWays
        #expect(model.canBook.value)
        model.departure = "28.03.2026"
        #expect(!model.canBook.value && model.isReturnTooEarly.value)
        model.arrival = "01.01.2027"
        #expect(model.canBook.value)
        model.arrival = "never"
        #expect(!model.canBook.value && !model.isArrivalValid.value)
    }

    @Test func bothDaysBeginWithThePresentOne() {
        #expect(model.departure == "27.03.2026" && model.arrival == "27.03.2026")
    }

    @Test(arguments: ["29.02.2024", "01.12.0987"])
    func aDayIsReadAsItIsWritten(_ text: String) { #expect(CalendarDay(text)?.description == text) }

    @Test func aDayMayBeginWithItsYear() {
        #expect(CalendarDay("2026-03-27") == CalendarDay("27.03.2026"))
        for text in ["2026-03", "26-03-27", "2026-02-30", "27-03-2026"] { #expect(CalendarDay(text) == nil) }
    }

    @Test func thePresentDayIsNotBeforeThisTestWasWritten() {
        #expect(CalendarDay.today > CalendarDay("27.11.2026")!)
    }

    @Test func aBookingStaysWhatItWas() {
        model.book()
        #expect(model.confirmed.value == model.booked)
        model.departure = "1"
        #expect(model.confirmed.value == nil, "the form is another one")
        #expect(model.booked == .init(departure: "27.03.2026", arrival: nil))
    }

    @Test(arguments: ["29.02.2024", "29.02.2000", " 01.12.0001 ", "31.12.9999", "1.4.2026"])
    func aDayExists(_ text: String) { #expect(CalendarDay(text) != nil) }

    @Test(arguments: [
        "", "1.1.26", "001.1.2026", "29.02.2026", "29.02.1900", "32.01.2026", "00.01.2026", "01.13.2026", "01.01.0000",
        "+1.01.2026",
        "01.01.2026.", "٠١.٠١.٢٠٢٦",
    ])
    func aDayDoesNot(_ text: String) { #expect(CalendarDay(text) == nil) }
}
