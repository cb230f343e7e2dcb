import BinderySynchronization
import Testing

@testable import BinderyWeb

@Suite("Which process acts for a page, in every order of the steps of several processes")
struct PageOwnershipTests {
    private func explore(
        isStored: Bool = true,
        _ program: (ModelWorld, Interleavings, _ a: ModelProcess, _ b: ModelProcess) -> Void
    ) -> Int {
        ModelWorld.explore(isStored: isStored, program) { problems, steps in #expect(problems == [], "\(steps)") }
    }

    @Test func thePageMovesWhileItsOwnerActs() {
        let count = explore { world, steps, a, b in
            steps.begin {
                await a.act()
                await a.act()
            }
            steps.begin {
                await b.connect()
                await b.act()
            }
        }
        #expect(count == 11)
    }

    @Test func itsOwnerTraps() {
        let count = explore { world, steps, a, b in
            steps.begin {
                await a.act()
                await a.act()
            }
            steps.begin { await a.crash() }
            steps.begin {
                await b.connect()
                await b.act()
                await b.act()
            }
        }
        #expect(count == 103)
    }

    @Test func itConnectsToBothAtOnce() {
        let count = explore { world, steps, a, b in
            steps.begin {
                await b.connect()
                await b.act()
            }
            steps.begin {
                await a.connect()
                await a.act()
                await a.connect()
                await a.act()
            }
        }
        #expect(count == 115)
    }

    /// The owner is cut off from the store and from the other process, and comes back without having noticed.
    @Test func itsOwnerIsCutOff() {
        let count = explore { world, steps, a, b in
            steps.begin {
                await a.act()
                await a.act()
                await a.act()
            }
            steps.begin { await a.loseContact() }
            steps.begin {
                await b.connect()
                await b.act()
            }
        }
        #expect(count == 1_931)
    }

    /// The page returns to the process that was cut off.
    @Test func itReturnsToAProcessThatWasCutOff() {
        let count = explore { world, steps, a, b in
            steps.begin {
                await a.loseContact()
                await a.act()
                await a.connect()
                await a.act()
            }
            steps.begin {
                await b.connect()
                await b.act()
            }
        }
        #expect(count == 2_120)
    }

    @Test func itMovesThereAndBack() {
        let count = explore { world, steps, a, b in
            steps.begin {
                await a.act()
                await b.connect()
                await b.act()
                await a.connect()
                await a.act()
            }
            steps.begin { await b.connect() }
        }
        #expect(count == 5)
    }

    @Test func itsGracePeriodEnds() {
        let count = explore { world, steps, a, b in
            steps.begin {
                await a.act()
                await a.endGracePeriod()
            }
            steps.begin {
                await b.connect()
                await b.act()
            }
        }
        #expect(count == 33)
    }

    /// Someone who knows the token of a page, and not its browser, must not disturb it.
    @Test func aPageOfAnotherBrowserIsLeftToItsOwner() async throws {
        let store = MemorySessionStore()
        try await store.save(SavedSession(token: "page", browser: "mine", location: "/", owner: "a", epoch: 1))
        let asked = Mutex(0)
        let ownership = PageOwnership(id: "b", store: store) { _, _, _ in asked.withLock { $0 += 1 } }
        #expect(try await ownership.take("page", of: "other", madeBy: "a") == nil)
        #expect(asked.withLock { $0 } == 0)
        await #expect(store.ownership(of: "page") == SessionOwnership(owner: "a", epoch: 1))
        #expect(try await ownership.take("page", of: "mine", madeBy: "a")?.session.epoch == 2)
    }

    /// A page that has just been made is not stored before it connects.
    @Test func itConnectsElsewhereForTheFirstTime() {
        let count = explore(isStored: false) { world, steps, a, b in
            steps.begin {
                await b.connect()
                await b.act()
            }
            steps.begin { await a.crash() }
        }
        #expect(count == 6)
    }
}
