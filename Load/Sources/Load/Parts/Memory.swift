extension Measurements {
    /// The server's memory per page: for 1,000 pages, opened after some that warm it up.
    mutating func memory() async throws {
        let niceGUI = python == nil ? nil : try await memory(NiceGUIPage.self, .niceGUI)
        let bindery = try await memory(BinderyPage.self, .bindery)
        let (mounted, typed) = (bindery.metrics[0].value, bindery.metrics[1].value)
        if let niceGUI {
            report.add(niceGUI)
            let share = niceGUI.metrics[1].value / typed
            report.add(
                bindery.promising(
                    "35 KB, and a quarter of NiceGUI's; 1/\(share.shown)", mounted <= 35 && typed <= 35 && share >= 4))
        } else {
            report.add(bindery.promising("35 KB", mounted <= 35 && typed <= 35))
        }
    }

    private func memory<P: Page>(_ page: P.Type, _ kind: Server.Kind) async throws -> Row {
        try await withServer(kind) { server in
            let fleet = try fleet(page, of: server)
            try await fleet.open(20)
            _ = try await fleet.type(perSecond: 200, seconds: 1)
            try await Task.sleep(for: .seconds(2))
            let idle = try server.metrics
            try await fleet.open(1000)
            try await Task.sleep(for: .seconds(2))
            let mounted = try server.metrics
            // Some ten keystrokes per page, as fast as NiceGUI can.
            _ = try await fleet.type(perSecond: 400, seconds: 25)
            try await Task.sleep(for: .seconds(2))
            let typed = try server.metrics
            try await fleet.close()
            return Row(
                "memory", kind.rawValue, clients: 1000,
                [
                    .init(name: "mounted", value: (mounted.resident - idle.resident) / 1000, unit: "KB each"),
                    .init(name: "after typing", value: (typed.resident - idle.resident) / 1000, unit: "KB each"),
                    .init(
                        name: "PSS after typing", value: (typed.proportional - idle.proportional) / 1000,
                        unit: "KB each"),
                    .init(name: "idle process", value: idle.resident / 1024, unit: "MB"),
                ])
        }
    }
}
