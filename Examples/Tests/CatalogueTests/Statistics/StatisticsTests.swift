import Catalogue
import Testing

@Suite struct StatisticsTests {
    @Test func requestsAreCountedByEndpoint() async throws {
        try await withCatalogue { (_, client) async throws in
            #expect(try await client.get("/statistics").text == "{}")
            _ = try await client.get("/goods?page=1")
            _ = try await client.get("/goods?page=0")
            _ = try await client.put("/goods/1/like", as: "a")
            _ = try await client.get("/nowhere")
            #expect(
                try await client.get("/statistics").text == """
                    {"GET /goods":{"cancelled":0,"finished":2,"received":2},\
                    "PUT /goods/{id}/like":{"cancelled":0,"finished":1,"received":1}}
                    """)
        }
    }

    @Test func aClientThatLeavesIsCounted() async throws {
        let clock = EndlessClock()
        try await withCatalogue {
            $0.delay = .seconds(1)
            $0.clock = clock
        } _: { (_, client) async throws in
            let pending = Task { try await client.get("/goods") }
            await clock.began.stream.next()
            #expect(
                try await client.get("/statistics").text == #"{"GET /goods":{"cancelled":0,"finished":0,"received":1}}"#
            )
            pending.cancel()
            await clock.ended.stream.next()
            await #expect(throws: (any Error).self) { try await pending.value }
            // The wait ends before the service counts the cancellation, so the test polls.
            var counts = ""
            while !counts.contains(#""cancelled":1"#) {
                counts = try await client.get("/statistics").text
            }
            #expect(counts == #"{"GET /goods":{"cancelled":1,"finished":0,"received":1}}"#)
        }
    }

    @Test func theyAreNeitherDelayedNorRefused() async throws {
        let clock = RecordingClock()
        try await withCatalogue {
            $0.clock = clock
            $0.delay = .seconds(1)
            $0.failureRate = 1
        } _: { (_, client) async throws in
            #expect(try await client.get("/health").status == 503)
            #expect(
                try await client.get("/statistics").text
                    == #"{"GET /health":{"cancelled":0,"finished":1,"received":1}}"#)
        }
        #expect(clock.recorded == [.seconds(1)])
    }
}
