import Foundation
import NIOCore
import NIOPosix

extension Measurements {
    /// Pages that rest: their sessions are folded, and the pages stay connected. Then users type into some of them.
    mutating func resting(_ count: Int) async throws {
        let row = try await withServer(.folding) { server in
            let fleet = try fleet(BinderyPage.self, of: server)
            try await fleet.open(20)
            let idle = try server.metrics, idleHeap = try await metric("heap_bytes", of: server)
            try await fleet.open(count, atATime: 32)
            try await waitUntilAllRest(server)
            let folded = try server.metrics
            let (before, _) = try await fleet.replies()
            // By then every page has sent keep-alive messages, and the server has returned memory to the system.
            let upkeep = 65
            try await Task.sleep(for: .seconds(upkeep))
            let kept = try server.metrics, heap = try await metric("heap_bytes", of: server)
            let heard = try await fleet.replies().all - before
            // Each user comes back once in ten minutes: each keystroke is the first one of its page.
            let latencies = Latencies(try await fleet.type(perSecond: max(1, count / 600), seconds: 60))
            try await waitUntilAllRest(server)
            let again = try server.metrics
            try await fleet.close()
            let file = try await server.fileOfSessions()
            return Row(
                "resting", server.kind.rawValue, clients: count,
                [
                    .init(name: "heartbeats", value: Double(heard), unit: "answered"),
                    .init(name: "memory", value: (kept.resident - idle.resident) / Double(count), unit: "KB each"),
                    .init(
                        name: "after waking", value: (again.resident - idle.resident) / Double(count), unit: "KB each"),
                    .init(
                        name: "processor time",
                        value: (kept.processorTime - folded.processorTime) / Double(upkeep) * 100,
                        unit: "% of one processor"),
                    .init(name: "waking p50", value: latencies.percentile(50), unit: "ms"),
                    .init(name: "p99", value: latencies.percentile(99), unit: "ms"),
                    .init(name: "heap", value: Double(heap - idleHeap) / Double(count), unit: "bytes each"),
                    .init(name: "in SQLite", value: Double(file) / Double(count + 20), unit: "bytes each"),
                    .init(name: "open files, with which", value: OpenFiles.limit, unit: "at most"),
                    .init(
                        name: "the pages are", value: Double(count) / (OpenFiles.limit - OpenFiles.others) * 100,
                        unit: "% of those that can be connected"),
                ])
        }
        let (memory, waking) = (row.metrics[1].value, row.metrics[5].value)
        report.add(
            row.promising(
                "20 KB, waking in 5 ms", row.metrics[0].value >= Double(count) && memory <= 20 && waking <= 5))
    }

    /// What the sessions of pages that rest take of a Redis server.
    mutating func restingOnRedis(_ count: Int) async throws {
        let row = try await withServerOnRedis(folding: true) { server, redis in
            let fleet = try fleet(BinderyPage.self, of: server)
            try await fleet.open(count, atATime: 32)
            try await waitUntilAllRest(server)
            let (memory, content) = try redis.memoryOfSessions()
            try await fleet.close()
            return Row(
                "resting", server.kind.rawValue, clients: count,
                [
                    .init(name: "in Redis", value: memory, unit: "bytes each"),
                    .init(name: "of which content", value: content, unit: "bytes each"),
                ])
        }
        report.add(row)
    }

    /// Waits until the server has no open session.
    private func waitUntilAllRest(_ server: Server) async throws {
        let end = ContinuousClock.now + .seconds(300)
        while try await metric("sessions", of: server) > 0 {
            guard .now < end else { throw LoadFailure("Some pages do not rest after five minutes.") }
            try await Task.sleep(for: .seconds(1))
        }
    }

    private func metric(_ name: String, of server: Server) async throws -> Int {
        let (loop, host) = (group.next(), "127.0.0.1:\(server.port)")
        let response = loop.makePromise(of: PageRequest.Response.self)
        let address = try SocketAddress(ipAddress: "127.0.0.1", port: server.port)
        Loopback.connect(248, to: address, on: loop) {
            PageRequest(path: "/metrics", host: host, response: response)
        }
        .cascadeFailure(to: response)
        let text = try await response.futureResult.get().html
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("bindery_\(name) ") }),
            let count = line.split(separator: " ").last.flatMap({ Int($0) })
        else { throw LoadFailure("The server does not tell bindery_\(name).") }
        return count
    }
}

extension Server {
    /// Ends the server, and returns the bytes of the file with its sessions, without what SQLite writes beside it.
    fileprivate func fileOfSessions() async throws -> Int {
        end()
        let file = directory.appending(path: "sessions.sqlite")
        return try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
    }

    /// The mean bytes of a session on this Redis server, and of its content, as Redis counts them.
    fileprivate func memoryOfSessions() throws -> (memory: Double, content: Double) {
        let script = """
            local cursor, count, memory, content = '0', 0, 0, 0
            repeat
                local answer = redis.call('SCAN', cursor, 'MATCH', '*:session:*', 'COUNT', 1000)
                cursor = answer[1]
                for _, key in ipairs(answer[2]) do
                    count = count + 1
                    memory = memory + redis.call('MEMORY', 'USAGE', key)
                    content = content + redis.call('HSTRLEN', key, 'content')
                end
            until cursor == '0'
            return {count, memory, content}
            """
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["redis-cli", "-p", "\(port)", "eval", script, "0"]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard numbers.count == 3, numbers[0] > 0 else { throw LoadFailure("Redis does not tell its memory: \(text)") }
        return (numbers[1] / numbers[0], numbers[2] / numbers[0])
    }
}
