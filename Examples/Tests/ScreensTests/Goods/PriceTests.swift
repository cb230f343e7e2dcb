import Screens
import ShowcaseModels
import Testing

@Suite struct PriceTests {
    @Test(arguments: [
        (12.0, "¥12"), (12.5, "¥12.50"), (0.05, "¥0.05"), (0.999, "¥1"), (1234567.891, "¥1234567.89"),
        (19.99, "¥19.99"),
        (1e300, "¥1e+300"),
    ])
    func twoDigitsOrNone(_ yuan: Double, _ text: String) {
        #expect(Price(yuan).text == text)
    }

    @Test(arguments: [(0.0, false), (0.000001, false), (0.0000011, true), (-1, false), (5, true)])
    func whatCostsNothingHasNoPrice(_ yuan: Double, _ isShown: Bool) {
        #expect(Price(yuan).isShown == isShown)
    }
}
