import Testing

@testable import BinderyWeb

@Suite("Which process acts for a page whose session is folded, in every order of the steps of several processes")
struct FoldedPageOwnershipTests {
    /// The programs begin with a page that its owner A serves and that has sent an event.
    private func explore(
        _ program: (ModelWorld, Interleavings, _ a: ModelProcess, _ b: ModelProcess) -> Void
    ) -> Int {
        ModelWorld.explore(program) { problems, steps in #expect(problems == [], "\(steps)") }
    }

    @Test func itIsWantedElsewhere() {
        let count = explore { world, steps, a, b in
            steps.begin {
                await a.act()
                await a.fold()
                await a.act()
            }
            steps.begin {
                await b.connect()
                await b.act()
                await b.act()
            }
        }
        #expect(count == 15)
    }

    /// It sends the event on the connection that it has left.
    @Test func itSendsAnEventWhileItIsFoldedAndWantedElsewhere() {
        let count = explore { world, steps, a, b in
            steps.begin { await a.act() }
            steps.begin { await a.fold() }
            steps.begin { await a.act() }
            steps.begin {
                await b.connect()
                await b.act()
            }
        }
        #expect(count == 70)
    }

    @Test func itsProcessIsCutOff() {
        let count = explore { world, steps, a, b in
            steps.begin {
                await a.act()
                await a.fold()
                await a.act()
            }
            steps.begin { await a.loseContact() }
            steps.begin {
                await b.connect()
                await b.act()
            }
        }
        #expect(count == 8_174)
    }

    @Test func itReturnsToAProcessThatWasCutOff() {
        let count = explore { world, steps, a, b in
            steps.begin {
                await a.fold()
                await a.loseContact()
                await a.connect()
                await a.act()
            }
            steps.begin {
                await b.connect()
                await b.act()
            }
        }
        #expect(count == 1_506)
    }

    @Test func itsProcessDies() {
        let count = explore { world, steps, a, b in
            steps.begin {
                await a.act()
                await a.fold()
                await a.act()
            }
            steps.begin { await a.crash() }
            steps.begin {
                await b.connect()
                await b.act()
                await b.fold()
                await b.act()
            }
        }
        #expect(count == 216)
    }

    @Test func itIsFoldedByOneProcessAfterTheOther() {
        let count = explore { world, steps, a, b in
            steps.begin {
                await a.fold()
                await a.act()
                await b.connect()
                await b.fold()
                await b.act()
                await a.connect()
                await a.act()
            }
            steps.begin { await b.connect() }
        }
        #expect(count == 7)
    }

    /// The page has left its process, and returns when that gives it up.
    @Test func itsGracePeriodEnds() {
        let count = explore { world, steps, a, b in
            steps.begin {
                await a.fold()
                await a.endGracePeriod()
            }
            steps.begin {
                await a.connect()
                await a.act()
            }
            steps.begin {
                await b.connect()
                await b.act()
            }
        }
        #expect(count == 981)
    }

    @Test func itsGracePeriodEndsWhileItsProcessIsCutOff() {
        let count = explore { world, steps, a, b in
            steps.begin {
                await a.fold()
                await a.endGracePeriod()
            }
            steps.begin { await a.loseContact() }
            steps.begin {
                await b.connect()
                await b.act()
            }
        }
        #expect(count == 3_290)
    }

    @Test func itIsLoadedAgainWhereItWasCutOff() {
        let count = explore { world, steps, a, b in
            steps.begin {
                await a.act()
                await a.fold()
            }
            steps.begin {
                await a.loseContact()
                await a.inherit()
            }
            steps.begin {
                await b.connect()
                await b.act()
            }
        }
        #expect(count == 22_994)
    }
}
