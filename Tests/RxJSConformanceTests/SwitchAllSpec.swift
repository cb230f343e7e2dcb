import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SwitchAllSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/switchAll", of: 20) { spec in
            spec.equal("should switch a hot observable of cold observables") { m in
                let x = m.cold("    --a---b--c---d--|      ")
                let xsubs = "     --^------!               "
                let y = m.cold("           ----e---f--g---|")
                let ysubs = "     ---------^--------------!"
                let e1 = m.hot("  --x------y-------|       ", values: ["x": x, "y": y])
                let e1subs = "    ^----------------!       "
                let expected = "  ----a---b----e---f--g---|"

                let result = e1.switchToLatest()

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable(
                "should switch to each immediately-scheduled inner Observable", because: Reason.schedulerArgument)

            spec.equal("should unsub inner observables") { _ in
                var unsubbed: [String] = []
                of("a", "b")
                    .map { x in
                        create(String.self) { emitter in
                            emitter.complete()
                            emitter.onDispose { unsubbed.append(x) }
                        }
                    }
                    .switchToLatest().subscribe()
                #expect(unsubbed == ["a", "b"])
            }

            spec.equal("should switch to each inner Observable") { _ in
                #expect(allValues(of(of(1, 2, 3), of(4, 5, 6)).switchToLatest()) == [1, 2, 3, 4, 5, 6])
            }

            spec.equal("should handle a hot observable of observables") { m in
                let x = m.cold("        --a---b---c--|         ")
                let xsubs = "     ------^-------!              "
                let y = m.cold("                ---d--e---f---|")
                let ysubs = "     --------------^-------------!"
                let e1 = m.hot("  ------x-------y------|       ", values: ["x": x, "y": y])
                let e1subs = "    ^--------------------!       "
                let expected = "  --------a---b----d--e---f---|"

                let result = e1.switchToLatest()

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
            }

            spec.equal("should handle a hot observable of observables, outer is unsubscribed early") { m in
                let x = m.cold("        --a---b---c--|         ")
                let xsubs = "     ------^-------!              "
                let y = m.cold("                ---d--e---f---|")
                let ysubs = "     --------------^-!            "
                let e1 = m.hot("  ------x-------y------|       ", values: ["x": x, "y": y])
                let unsub = "     ----------------!            "
                let expected = "  --------a---b---             "

                let result = e1.switchToLatest()

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let x = m.cold("        --a---b---c--|         ")
                let xsubs = "     ------^-------!              "
                let y = m.cold("                ---d--e---f---|")
                let ysubs = "     --------------^-!            "
                let e1 = m.hot("  ------x-------y------|       ", values: ["x": x, "y": y])
                let expected = "  --------a---b----            "
                let unsub = "     ----------------!            "

                let result = e1.flatMap { x in of(x) }.switchToLatest().flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
            }

            spec.equal("should handle a hot observable of observables, inner never completes") { m in
                let x = m.cold("        --a---b---c--|          ")
                let xsubs = "     ------^-------!               "
                let y = m.cold("                ---d--e---f-----")
                let ysubs = "     --------------^               "
                let e1 = m.hot("  ------x-------y------|        ", values: ["x": x, "y": y])
                let expected = "  --------a---b----d--e---f-----"

                let result = e1.switchToLatest()

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
            }

            spec.equal("should handle a synchronous switch to the second inner observable") { m in
                let x = m.cold("        --a---b---c--|   ")
                let xsubs = "     ------(^!)             "
                let y = m.cold("        ---d--e---f---|  ")
                let ysubs = "     ------^-------------!  "
                let e1 = m.hot("  ------(xy)------------|", values: ["x": x, "y": y])
                let expected = "  ---------d--e---f-----|"

                let result = e1.switchToLatest()

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
            }

            spec.equal("should handle a hot observable of observables, one inner throws") { m in
                let x = m.cold("        --a---#                ")
                let xsubs = "     ------^-----!                "
                let y = m.cold("                ---d--e---f---|")
                let ysubs = "                                "
                let e1 = m.hot("  ------x-------y------|       ", values: ["x": x, "y": y])
                let expected = "  --------a---#                "

                let result = e1.switchToLatest()

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
            }

            spec.equal("should handle a hot observable of observables, outer throws") { m in
                let x = m.cold("        --a---b---c--|         ")
                let xsubs = "     ------^-------!              "
                let y = m.cold("                ---d--e---f---|")
                let ysubs = "     --------------^-------!      "
                let e1 = m.hot("  ------x-------y-------#      ", values: ["x": x, "y": y])
                let expected = "  --------a---b----d--e-#      "

                let result = e1.switchToLatest()

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
            }

            spec.equal("should handle an empty hot observable") { m in
                let e1 = m.hot("  ------|", values: [String: Letters].none)
                let e1subs = "    ^-----!"
                let expected = "  ------|"

                let result = e1.switchToLatest()

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a never hot observable") { m in
                let e1 = m.hot("  -", values: [String: Letters].none)
                let e1subs = "    ^"
                let expected = "  -"

                let result = e1.switchToLatest()

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should complete not before the outer completes") { m in
                let x = m.cold("        --a---b---c--|   ")
                let xsubs = "     ------^------------!   "
                let e1 = m.hot("  ------x---------------|", values: ["x": x])
                let e1subs = "    ^---------------------!"
                let expected = "  --------a---b---c-----|"

                let result = e1.switchToLatest()

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should handle an observable of promises", because: Reason.promises)

            spec.notApplicable(
                "should handle an observable of promises, where last rejects", because: Reason.promises)

            spec.equal("should handle an observable with Arrays in it") { _ in
                #expect(
                    allValues(from([never(Int.self), never(Int.self), from([1, 2, 3, 4])]).switchToLatest()) == [
                        1, 2, 3, 4,
                    ])
            }

            spec.equal("should not leak when child completes before each switch (prevent memory leaks #2355)") { m in
                let lifetimes = m.lifetimes
                let outer = Subject<Int, MarbleError>()
                var inner = Subject<Int, MarbleError>()
                let made = outer.map { _ -> Subject<Int, MarbleError> in
                    inner = Subject()
                    lifetimes.track(inner)
                    return inner
                }
                let observation = made.switchToLatest().subscribe()
                for number in 0...4 {
                    outer.send(number)
                    inner.complete()
                }
                inner = Subject()
                #expect(lifetimes.living.isEmpty)
                observation.dispose()
            }

            spec.equal("should not leak if we switch before child completes (prevent memory leaks #2355)") { m in
                let lifetimes = m.lifetimes
                let outer = Subject<Int, MarbleError>()
                let made = outer.map { _ -> Subject<Int, MarbleError> in
                    let inner = Subject<Int, MarbleError>()
                    lifetimes.track(inner)
                    return inner
                }
                let observation = made.switchToLatest().subscribe()
                for number in 0...4 { outer.send(number) }
                #expect(lifetimes.living.isEmpty)
                observation.dispose()
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = counting { sideEffects.append($0) }

                of(synchronousObservable).switchToLatest().take(3)
                    .subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
