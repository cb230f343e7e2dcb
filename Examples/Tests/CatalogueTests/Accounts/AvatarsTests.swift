import Foundation
import FoundationXML
import Testing

@testable import Catalogue

@Suite struct AvatarsTests {
    @Test func anAccountHasAPicture() async throws {
        try await withCatalogue { _, client in
            let answer = try await client.get("/accounts/13910582746/avatar")
            #expect(answer.status == 200)
            #expect(answer.type == "image/svg+xml; charset=utf-8")
            #expect(answer.text.contains(">GM</text>"))
            #expect(!answer.text.contains("script"))
            #expect(XMLParser(data: Data(answer.text.utf8)).parse())
        }
    }

    @Test func anUnknownPhoneHasNone() async throws {
        try await withCatalogue { _, client in
            let answer = try await client.get("/accounts/13800000000/avatar")
            #expect(answer.status == 404)
            #expect(answer.text == errorText("unknown_account", "No account has this phone."))
        }
    }

    @Test func thePictureIsTheSameAtEveryStart() {
        let colours = AvatarDrawing(of: Account(phone: "13874389438", nickname: "花田半亩")).svg
            .matches(of: /#[0-9a-f]{6}/).map { String($0.output) }
        #expect(colours == ["#9e7b00", "#2f6100"])
    }

    @Test func aNicknameIsTextWhateverItSays() {
        let svg = AvatarDrawing(of: Account(phone: "1", nickname: "<b>&\" 'x")).svg
        #expect(XMLParser(data: Data(svg.utf8)).parse())
        #expect(svg.contains("<title>&lt;b&gt;&amp;&quot; &#39;x</title>"))
        #expect(svg.contains(">&lt;&#39;</text>"))
    }

    @Test(arguments: [
        ("Grace Miller", "GM"), ("ada", "A"), ("林小满", "林"), ("a b c", "AB"), ("👩‍🚀 x", "👩‍🚀X"), (" ", "?"),
    ])
    func initialsAreTheFirstLettersOfTwoWords(nickname: String, initials: String) {
        #expect(AvatarDrawing.initials(of: nickname) == initials)
    }

    /// WCAG 2 requires a contrast of 3 : 1 for large text.
    @Test func whiteLettersAreLegibleOnEveryHue() throws {
        for hue in 0..<360 {
            let hex = Colour(lightness: 0.6, chroma: 0.13, hue: Double(hue)).hex
            let number = try #require(Int(hex.dropFirst(), radix: 16))
            let linear = [16, 8, 0].map { shift in
                let channel = Double(number >> shift & 255) / 255
                return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
            }
            let luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
            #expect(1.05 / (luminance + 0.05) >= 3, "\(hex)")
        }
    }

    @Test func aNumberIsReadToItsEnd() async throws {
        try await withCatalogue { (_, client) async throws in
            #expect(try await client.get("/accounts/13874389438%00x/avatar").status == 404)
            #expect(try await client.logIn(phone: #"13874389438\u0000"#).status == 401)
        }
    }
}
