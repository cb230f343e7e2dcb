import BinderyPageClient
import PageReading

@testable import BinderyWeb

extension FuzzedSession {
    enum Outage {
        /// It stores its sessions and lets their pages connect again, here to itself.
        case drain
        /// It drains, and another one replaces it.
        case restart
        /// The page rests: if nothing is under way, its session is folded, and restored.
        case rest
        /// It is killed, and another one replaces it.
        case crash
        /// The next server finds altered data in the store.
        case alteration
        /// The next server has other files: the page is loaded again, and continues its stored state.
        case replacement
    }

    func undergo(_ outage: Outage) throws {
        switch outage {
        case .drain: try drain()
        case .restart:
            try drain()
            let lasting = model.lasting
            guard let saved = store.saved else { return }
            try restart(from: saved)
            if !store.isFailing {
                try expect(model.lasting == lasting, "of \(lasting) there was \(model.lasting) after a restart")
            }
        case .rest: try rest()
        case .crash:
            if let saved = store.saved { try restart(from: saved) }
        case .alteration:
            if let saved = store.saved { try restart(from: saved.altered(by: &input)) }
        case .replacement:
            if let saved = store.saved { try reload(insteadOf: saved) }
        }
    }

    private func rest() throws {
        let (lasting, connection) = (model.lasting, browser.connection)
        nonisolated(unsafe) var isFolded = false
        try job { [unowned self] session in
            let (resting, number) = (session, number)
            Task(executorPreference: executor) {
                let folded = FoldedSession {}
                _ = await resting.fold(into: folded, on: number)
                isFolded = await resting.fold(into: folded, on: number)
            }
        }
        try look()
        guard isFolded, let saved = store.saved else {
            return try expect(!isFolded, "nothing is stored of a page at rest")
        }
        try expect(connection?.closed == nil, "a page at rest was disconnected")
        try expect(browser.hasAllStored, "received events are not stored of a page at rest")
        browser.disconnected()
        try restart(from: saved, isContinued: true)
        try expect(model.lasting == lasting, "of \(lasting) there was \(model.lasting) after a rest")
    }

    private func drain() throws {
        let connection = browser.connection
        nonisolated(unsafe) var hasLeft = false
        try job { [unowned self] session in
            let leaving = session
            Task(executorPreference: executor) {
                await leaving.handOff()
                hasLeft = true
            }
        }
        try expect(hasLeft, "a session waits for something when it hands off")
        try expect(connection.map { $0.closed == .goingAway } ?? true, "a page was disconnected without a reason")
        try look()
        if connection?.isWritable == true, browser.isReading, !store.isFailing {
            try expect(browser.hasAllStored, "received events are not stored after the hand-off")
        }
        browser.disconnected()
    }
}
