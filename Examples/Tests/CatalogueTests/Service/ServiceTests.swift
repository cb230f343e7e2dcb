import BinderyTestSupport
import Catalogue
import Foundation
import Testing

@Suite struct ServiceTests {
    @Test func itIsHealthy() async throws {
        try await withCatalogue { catalogue, client in
            #expect(catalogue.baseURL.absoluteString == "http://127.0.0.1:\(catalogue.port)")
            let answer = try await client.get("/health")
            #expect(answer.status == 200)
            #expect(answer.text == #"{"status":"ok"}"#)
        }
    }

    @Test func whatNothingAnswersIs404() async throws {
        try await withCatalogue { _, client in
            let unknown = errorText("unknown_route", "No route has this method and path.")
            for answer in [
                try await client.get("/nowhere"), try await client.get("/sessions"),
                try await client.post("/health", ""),
            ] {
                #expect(answer.status == 404)
                #expect(answer.text == unknown)
            }
        }
    }

    @Test func aStoppedServiceIsGoneAndStoppingTwiceIsHarmless() async throws {
        try await withCatalogue { catalogue, client in
            _ = try await client.get("/health")
            await catalogue.stop()
            await catalogue.stop()
            await #expect(throws: (any Error).self) { try await client.get("/health") }
        }
    }

    @Test func aRequestThatNeverEndsDoesNotKeepItFromStopping() async throws {
        try await withCatalogue { catalogue, client in
            let connection = try sendUnfinishedRequest(port: catalogue.port)
            _ = try await client.get("/health")
            await catalogue.stop()
            try connection.close()
        }
    }

    @Test func aTakenPortIsNamed() async throws {
        try await withCatalogue { catalogue, _ in
            try await withTemporaryFolder { folder in
                let failure = await failure(
                    ofStarting: CatalogueOptions(
                        database: folder.appendingPathComponent("y.sqlite").path, port: catalogue.port))
                #expect(failure == .portTaken(catalogue.port))
                #expect(
                    failure?.description
                        == "Port \(catalogue.port) on 127.0.0.1 is taken by another program. Stop that program, "
                        + "or give another port; port 0 takes any free one.")
            }
        }
    }

    @Test func anOptionOutsideItsRangeIsNamed() async {
        let failures = [
            await failure(ofStarting: CatalogueOptions(database: "")),
            await failure(ofStarting: CatalogueOptions(database: "x", port: 70000)),
            await failure(ofStarting: CatalogueOptions(database: "x", delay: .seconds(-1))),
            await failure(ofStarting: CatalogueOptions(database: "x", failureRate: 1.5)),
            await failure(ofStarting: CatalogueOptions(database: "x", failureRate: .nan)),
        ]
        #expect(
            failures.map { $0?.description } == [
                "The option database is \"\", but must be the path of a file.",
                "The option port is 70000, but must be 0 to 65535.",
                "The option delay is -1.0 seconds, but must be 0 or more.",
                "The option failureRate is 1.5, but must be 0 to 1.",
                "The option failureRate is nan, but must be 0 to 1.",
            ])
    }
}
