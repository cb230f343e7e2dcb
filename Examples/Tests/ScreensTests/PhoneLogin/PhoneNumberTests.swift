import Screens
import ShowcaseModels
import Testing

@Suite struct PhoneNumberTests {
    @Test(arguments: ["13874389438", "19957283064"])
    func mobileNumbersAreAccepted(_ text: String) {
        #expect(PhoneNumber(text)?.text == text)
    }

    @Test(arguments: [
        "１３８７４３８９４３８", " 13874389438", "13874389438\u{a0}", "138 7438 9438", "138-7438-9438", "138－7438－9438",
        "+8613874389438", "+86 138 7438 9438", "＋８６１３８７４３８９４３８", "0086 138–7438–9438",
    ])
    func theyMayBeWrittenAsPeopleWriteThem(_ text: String) {
        #expect(PhoneNumber(text)?.text == "13874389438")
    }

    @Test(arguments: [
        "", "1387438943", "138743894380", "12874389438", "23874389438", "1387438943a", "+8713874389438", "+86",
        "13874389438+86", "١٣٨٧٤٣٨٩٤٣٨", "138.7438.9438",
    ])
    func everythingElseIsRefused(_ text: String) {
        #expect(PhoneNumber(text) == nil)
    }

    @Test func aCodeHasFourDigits() {
        #expect(VerificationCode("0585")?.text == "0585")
        #expect(VerificationCode("０５８５ ")?.text == "0585")
        for text in ["", "585", "58580", "58a8", "٥٨٥٨"] { #expect(VerificationCode(text) == nil) }
    }
}
