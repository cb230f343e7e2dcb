import Screens
import Testing

@Suite struct PhoneNumberTests {
    @Test(arguments: ["13874389438", "19957283064"])
    func mobileNumbersAreAccepted(_ text: String) {
        #expect(PhoneNumber(text)?.text == text)
    }

    @Test(arguments: [
        "", "1387438943", "138743894380", "12874389438", "23874389438", "1387438943a", "１３８７４３８９４３８", " 13874389438",
    ])
    func everythingElseIsRefused(_ text: String) {
        #expect(PhoneNumber(text) == nil)
    }

    @Test func aCodeHasFourDigits() {
        #expect(VerificationCode("0585")?.text == "0585")
        for text in ["", "585", "58580", "58a8", "٥٨٥٨"] { #expect(VerificationCode(text) == nil) }
    }
}
