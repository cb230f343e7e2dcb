import BinderyTestSupport
import Catalogue
import Foundation
import Testing

@Suite struct AccessTests {
    @Test func itIsGrantedUntilThePersonRefuses() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("x.sqlite")
            try await withCatalogue(at: file) { (_, client) async throws in
                #expect(try await client.get("/access", as: "a").text == #"{"isGranted":true}"#)
                for _ in 1...2 {
                    let answer = try await client.put("/access", #"{"isGranted": false}"#, as: "a")
                    #expect(answer.status == 200)
                    #expect(answer.text == #"{"isGranted":false}"#)
                }
            }
            try await withCatalogue(at: file) { (_, client) async throws in
                #expect(try await client.get("/access", as: "a").text == #"{"isGranted":false}"#)
                #expect(try await client.get("/access", as: "b").text == #"{"isGranted":true}"#)
                #expect(try await client.get("/access").text == #"{"isGranted":true}"#)
                _ = try await client.put("/access", #"{"isGranted": true}"#, as: "a")
                #expect(try await client.get("/access", as: "a").text == #"{"isGranted":true}"#)
            }
        }
    }

    @Test func whatIsMissingIsNamed() async throws {
        try await withCatalogue { _, client in
            for (person, body, text) in [
                (
                    nil, #"{"isGranted": false}"#,
                    errorText(
                        "missing_person",
                        "The header X-Person is missing. Send a token that only this person knows.", field: "X-Person")
                ),
                ("a", "{}", errorText("missing_field", "The field isGranted is missing.", field: "isGranted")),
                (
                    "a", #"{"isGranted": "no"}"#,
                    errorText("invalid_field", "The field isGranted must be a Bool.", field: "isGranted")
                ),
            ] {
                let answer = try await client.put("/access", body, as: person)
                #expect(answer.status == 400)
                #expect(answer.text == text)
            }
        }
    }

    @Test func itTakesThreeTenthsOfASecond() async throws {
        let clock = RecordingClock()
        try await withCatalogue {
            $0.clock = clock
            $0.latency = .articles
        } _: { _, client in
            _ = try await client.get("/access")
            _ = try await client.put("/access", #"{"isGranted": false}"#, as: "a")
        }
        #expect(clock.recorded == [.milliseconds(300), .milliseconds(300)])
    }
}
