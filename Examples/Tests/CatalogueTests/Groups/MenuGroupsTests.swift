import BinderyTestSupport
import Catalogue
import Foundation
import Testing

private struct Group: Decodable, Equatable {
    let id: Int
    let name: String
    let kind: String
}

@Suite struct MenuGroupsTests {
    @Test func everyPersonStartsWithEightInOrder() async throws {
        try await withCatalogue { (_, client) async throws in
            _ = try await client.get("/groups", as: "another")
            let groups = try await client.decoded([Group].self, "/groups", as: "a")
            #expect(
                groups.map { "\($0.kind) \($0.name)" } == [
                    "main Noodles", "main Rice dishes", "main From the wok", "side Cold dishes", "side Soups",
                    "drink Teas", "drink Juices", "dessert Sweets",
                ])
        }
    }

    @Test func whoReadsChineseStartsWithChineseOnes() async throws {
        try await withCatalogue { _, client in
            let answer = try await client.answer(
                "GET", "/groups", as: "a", headers: ["Accept-Language": "zh-CN,zh;q=0.9,en;q=0.8"])
            #expect(answer.text.contains("面食"))
            #expect(!answer.text.contains("Noodles"))
        }
    }

    @Test func aNewOneComesLastInItsKind() async throws {
        try await withCatalogue { (_, client) async throws in
            let answer = try await client.post("/groups", #"{"name": " 早点 ", "kind": "main"}"#, as: "a")
            #expect(answer.status == 201)
            #expect(answer.text == #"{"id":9,"kind":"main","name":"早点"}"#)
            let groups = try await client.decoded([Group].self, "/groups", as: "a")
            #expect(groups.count == 9)
            #expect(groups[3] == Group(id: 9, name: "早点", kind: "main"))
        }
    }

    @Test func oneIsRenamedAndMovedToAnotherKind() async throws {
        try await withCatalogue { (_, client) async throws in
            _ = try await client.get("/groups", as: "a")
            let answer = try await client.put("/groups/1", #"{"name": "noodles", "kind": "side"}"#, as: "a")
            #expect(answer.status == 200)
            #expect(answer.text == #"{"id":1,"kind":"side","name":"noodles"}"#)
            let groups = try await client.decoded([Group].self, "/groups", as: "a")
            #expect(groups.map(\.id) == [2, 3, 1, 4, 5, 6, 7, 8])
        }
    }

    @Test func aDeletedOneIsGone() async throws {
        try await withCatalogue { (_, client) async throws in
            _ = try await client.get("/groups", as: "a")
            let answer = try await client.delete("/groups/1", as: "a")
            #expect(answer.status == 204)
            #expect(answer.text == "")
            #expect(try await client.decoded([Group].self, "/groups", as: "a").map(\.id) == Array(2...8))
            #expect(try await client.delete("/groups/1", as: "a").status == 404)
        }
    }

    @Test func whatAPersonDidLastsAcrossRestarts() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("x.sqlite")
            try await withCatalogue(at: file) { _, client in
                _ = try await client.get("/groups", as: "a")
                for id in 1...8 {
                    _ = try await client.delete("/groups/\(id)", as: "a")
                }
                _ = try await client.post("/groups", #"{"name": "Pies", "kind": "main"}"#, as: "b")
            }
            try await withCatalogue(at: file) { (_, client) async throws in
                #expect(try await client.get("/groups", as: "a").text == "[]")
                let groups = try await client.decoded([Group].self, "/groups", as: "b")
                #expect(groups.count == 9)
                #expect(groups.contains { $0.name == "Pies" })
            }
        }
    }

    @Test func anotherPersonsGroupIsUnknown() async throws {
        try await withCatalogue { (_, client) async throws in
            _ = try await client.get("/groups", as: "a")
            for path in ["/groups/1", "/groups/0", "/groups/x"] {
                for answer in [
                    try await client.put(path, #"{"name": "x", "kind": "main"}"#, as: "b"),
                    try await client.delete(path, as: "b"),
                ] {
                    #expect(answer.status == 404)
                    #expect(answer.text == errorText("unknown_group", "This person has no group with this id."))
                }
            }
            #expect(try await client.decoded([Group].self, "/groups", as: "a").count == 8)
        }
    }

    @Test(arguments: ["Teas", "teas", "  TEAS "])
    func aNameIsTakenOnce(name: String) async throws {
        try await withCatalogue { (_, client) async throws in
            for answer in [
                try await client.post("/groups", #"{"name": "\#(name)", "kind": "main"}"#, as: "a"),
                try await client.put("/groups/1", #"{"name": "\#(name)", "kind": "main"}"#, as: "a"),
            ] {
                #expect(answer.status == 409)
                #expect(answer.text == errorText("duplicate_name", "Another group has this name.", field: "name"))
            }
            #expect(try await client.decoded([Group].self, "/groups", as: "a").count == 8)
        }
    }

    @Test(arguments: [("École", "éCOLE"), ("Ａｂｃ", "abc"), ("Ёлка", "ёлка")])
    func caseAndWidthMakeNoOtherName(name: String, same: String) async throws {
        try await withCatalogue { (_, client) async throws in
            func body(_ name: String) -> String { #"{"name": "\#(name)", "kind": "main"}"# }
            #expect(try await client.post("/groups", body(name), as: "a").status == 201)
            #expect(try await client.post("/groups", body(same), as: "a").status == 409)
            #expect(try await client.put("/groups/1", body(same), as: "a").status == 409)
            #expect(
                try await client.put("/groups/9", body(same), as: "a").status == 200, "its own name may be written anew"
            )
            #expect(try await client.post("/groups", body(name), as: "b").status == 201)
        }
    }

    @Test func accentsMakeAnotherName() async throws {
        try await withCatalogue { (_, client) async throws in
            for name in ["Pate", "Pâté"] {
                #expect(
                    try await client.post("/groups", #"{"name": "\#(name)", "kind": "main"}"#, as: "a").status == 201)
            }
        }
    }

    @Test func aFieldThatIsNotWhatItMustBeIsNamed() async throws {
        let name = errorText(
            "invalid_field", "The field name must have 1 to 40 characters without the spaces around it.", field: "name")
        let bodies = [
            (#"{"name": "", "kind": "main"}"#, name),
            (#"{"name": " \n\t", "kind": "main"}"#, name),
            (#"{"name": "\#(String(repeating: "菜", count: 41))", "kind": "main"}"#, name),
            (
                #"{"name": "Soups", "kind": "soup"}"#,
                errorText(
                    "invalid_field", "The field kind must be one of main, side, drink, dessert.", field: "kind")
            ),
            (#"{"kind": "main"}"#, errorText("missing_field", "The field name is missing.", field: "name")),
            (
                #"{"name": "x", "kind": 1}"#,
                errorText("invalid_field", "The field kind must be a String.", field: "kind")
            ),
            ("", errorText("invalid_json", "The body must be a JSON object.")),
        ]
        try await withCatalogue { _, client in
            _ = try await client.get("/groups", as: "a")
            for (body, text) in bodies {
                for answer in [
                    try await client.post("/groups", body, as: "a"), try await client.put("/groups/1", body, as: "a"),
                ] {
                    #expect(answer.status == 400, "\(body)")
                    #expect(answer.text == text, "\(body)")
                }
            }
        }
    }

    @Test func fortyCharactersAreNotTooMany() async throws {
        try await withCatalogue { (_, client) async throws in
            let name = String(repeating: "菜", count: 40)
            #expect(try await client.post("/groups", #"{"name": " \#(name) ", "kind": "side"}"#, as: "a").status == 201)
        }
    }

    @Test func aPersonHasAtMostTwoHundred() async throws {
        try await withCatalogue { (_, client) async throws in
            for number in 9...200 {
                _ = try await client.post("/groups", #"{"name": "\#(number)", "kind": "side"}"#, as: "a")
            }
            let answer = try await client.post("/groups", #"{"name": "x", "kind": "side"}"#, as: "a")
            #expect(answer.status == 409)
            #expect(
                answer.text == errorText("too_many_groups", "A person can have 200 groups. Delete one first."))
        }
    }

    @Test func groupsNeedAUser() async throws {
        try await withCatalogue { _, client in
            for answer in [
                try await client.get("/groups"), try await client.post("/groups", ""),
                try await client.put("/groups/1"), try await client.delete("/groups/1"),
            ] {
                #expect(answer.status == 400)
                #expect(
                    answer.text
                        == errorText(
                            "missing_person",
                            "The header X-Person is missing. Send a token that only this person knows.",
                            field: "X-Person"))
            }
        }
    }

    @Test func eachRequestTakesThreeTenthsOfASecond() async throws {
        let clock = RecordingClock()
        try await withCatalogue {
            $0.clock = clock
            $0.latency = .articles
        } _: { _, client in
            _ = try await client.get("/groups", as: "a")
            _ = try await client.post("/groups", #"{"name": "x", "kind": "side"}"#, as: "a")
            _ = try await client.put("/groups/9", #"{"name": "y", "kind": "side"}"#, as: "a")
            _ = try await client.delete("/groups/9", as: "a")
        }
        #expect(clock.recorded == Array(repeating: .milliseconds(300), count: 4))
    }

    @Test func aNameIsKeptWholeOrRefused() async throws {
        let long = "a" + String(repeating: "\u{301}", count: 330)
        let refusals = [
            (#"keep\u0000lost"#, "must not have control characters"), (#"a\nb"#, "must not have control characters"),
            (long, "must have at most 640 bytes without the spaces around it"),
        ]
        try await withCatalogue { _, client in
            for (name, requirement) in refusals {
                let answer = try await client.post("/groups", #"{"name": "\#(name)", "kind": "side"}"#, as: "a")
                #expect(answer.status == 400)
                #expect(
                    answer.text == errorText("invalid_field", "The field name \(requirement).", field: "name"))
            }
            let emoji = String(repeating: "👨‍👩‍👧‍👦", count: 16)
            let answer = try await client.post("/groups", #"{"name": "\#(emoji)", "kind": "side"}"#, as: "a")
            #expect(answer.status == 201)
            #expect(try await client.get("/groups", as: "a").text.contains(emoji))
        }
    }
}
