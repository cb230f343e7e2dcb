extension Measurements {
    /// Some sessions compute for two seconds, repeatedly, while 200 users type five keystrokes a second each.
    mutating func busy() async throws {
        for count in [1, 4, 16] {
            let row = try await busy(count)
            report.add(row.promising("p99 < 25 ms", row.metrics[1].value < 25))
        }
    }

    private func busy(_ count: Int) async throws -> Row {
        try await withServer(.bindery) { server in
            let (others, busy) = (
                try fleet(BinderyPage.self, of: server), try fleet(BusyPage.self, of: server)
            )
            try await others.open(200)
            try await busy.open(count)
            let seconds = max(seconds, 6)
            async let computations = busy.typeInClosedLoop(seconds: seconds)
            let latencies = Latencies(try await others.type(perSecond: 1000, seconds: seconds))
            let computed = try await computations.count
            try await others.close()
            try await busy.close()
            return Row(
                "busy", "Bindery", clients: 200,
                [
                    .init(name: "beside", value: Double(count), unit: "computing"),
                    .init(name: "p99", value: latencies.percentile(99), unit: "ms"),
                    .init(name: "p50", value: latencies.percentile(50), unit: "ms"),
                    .init(name: "", value: Double(computed), unit: "computations"),
                ])
        }
    }
}
