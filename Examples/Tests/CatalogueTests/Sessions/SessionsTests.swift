import Testing

@Suite struct SessionsTests {
    @Test func thePhoneAndItsCodeLogIn() async throws {
        try await withCatalogue { _, client in
            let answer = try await client.logIn()
            #expect(answer.status == 201)
            #expect(answer.type == "application/json; charset=utf-8")
            #expect(
                answer.text
                    == #"{"avatar":"/accounts/13874389438/avatar","nickname":"花田半亩","phone":"13874389438"}"#)
        }
    }

    @Test(arguments: [("13874389438", "5859"), ("13800000000", "5858"), ("", "")])
    func aWrongCodeAndAnUnknownPhoneAreToldAlike(phone: String, code: String) async throws {
        try await withCatalogue { _, client in
            let answer = try await client.logIn(phone: phone, code: code)
            #expect(answer.status == 401)
            #expect(
                answer.text == errorText("invalid_credentials", "The phone or the code is not right."))
        }
    }

    @Test func aBodyThatIsNotWhatItShouldBeNamesTheField() async throws {
        let bodies = [
            (
                #"{"code": "5858"}"#,
                errorText("missing_field", "The field phone is missing.", field: "phone")
            ),
            (
                #"{"phone": "13874389438"}"#,
                errorText("missing_field", "The field code is missing.", field: "code")
            ),
            (
                #"{"phone": null, "code": ""}"#,
                errorText("missing_field", "The field phone is null.", field: "phone")
            ),
            (
                #"{"phone": "13874389438", "code": 5858}"#,
                errorText("invalid_field", "The field code must be a String.", field: "code")
            ),
            ("[]", errorText("invalid_json", "The body must be a JSON object.")),
            (#"{"phone": "13874389438", "#, errorText("invalid_json", "The body must be a JSON object.")),
            ("", errorText("invalid_json", "The body must be a JSON object.")),
        ]
        try await withCatalogue { _, client in
            for (body, text) in bodies {
                let answer = try await client.post("/sessions", body)
                #expect(answer.status == 400, "\(body)")
                #expect(answer.text == text, "\(body)")
            }
        }
    }

    @Test func aBodyOfMoreThan16KilobytesIsRefused() async throws {
        try await withCatalogue { _, client in
            let answer = try await client.logIn(code: String(repeating: "5", count: 16 * 1024))
            #expect(answer.status == 413)
            #expect(answer.text == errorText("too_large", "The body is larger than 16384 bytes."))
        }
    }
}
