import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ExhaustAllSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/exhaustAll", of: 19) { spec in
            spec.equal("should handle a hot observable of hot observables") { m in
                let x = m.hot("   -----a---b---c--|                  ")
                let xsubs = "     ------^---------!                  "
                let y = m.hot("   -------d--e---f---|                ")
                let ysubs: [String] = []
                let z = m.hot("   --------------g--h---i---|         ")
                let zsubs = "     --------------------^----!         "
                let e1 = m.hot("  ------x-------y-----z-------------|", values: ["x": x, "y": y, "z": z])
                let e1subs = "    ^---------------------------------!"
                let expected = "  ---------b---c-------i------------|"

                m.expect(e1.flatMapFirst { $0 }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(z).toBe(zsubs)
            }

            spec.notApplicable(
                "should switch to first immediately-scheduled inner Observable", because: Reason.schedulerArgument)

            spec.equal("should handle throw") { m in
                let e1 = m.cold(" #   ", values: [String: Letters].none)
                let e1subs = "    (^!)"
                let expected = "  #   "

                m.expect(e1.flatMapFirst { $0 }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle empty") { m in
                let e1 = m.cold(" |   ", values: [String: Letters].none)
                let e1subs = "    (^!)"
                let expected = "  |   "

                m.expect(e1.flatMapFirst { $0 }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle never") { m in
                let e1 = m.cold(" -", values: [String: Letters].none)
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.flatMapFirst { $0 }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a hot observable of observables") { m in
                let x = m.cold("        --a---b---c--|               ")
                let xsubs = "     ------^------------!               "
                let y = m.cold("                ---d--e---f---|      ")
                let ysubs: [String] = []
                let z = m.cold("                      ---g--h---i---|")
                let zsubs = "     --------------------^-------------!"
                let e1 = m.hot("  ------x-------y-----z-------------|", values: ["x": x, "y": y, "z": z])
                let e1subs = "    ^---------------------------------!"
                let expected = "  --------a---b---c------g--h---i---|"

                m.expect(e1.flatMapFirst { $0 }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(z).toBe(zsubs)
            }

            spec.equal("should handle a hot observable of observables, outer is unsubscribed early") { m in
                let x = m.cold("        --a---b---c--|         ")
                let xsubs = "     ------^---------!            "
                let y = m.cold("                ---d--e---f---|")
                let ysubs: [String] = []
                let e1 = m.hot("  ------x-------y------|       ", values: ["x": x, "y": y])
                let unsub = "     ----------------!            "
                let expected = "  --------a---b----            "

                m.expect(e1.flatMapFirst { $0 }, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let x = m.cold("        --a---b---c--|         ")
                let xsubs = "     ------^---------!            "
                let y = m.cold("                ---d--e---f---|")
                let ysubs: [String] = []
                let e1 = m.hot("  ------x-------y------|       ", values: ["x": x, "y": y])
                let unsub = "     ----------------!            "
                let expected = "  --------a---b----            "

                let result = e1.flatMap { x in of(x) }.flatMapFirst { $0 }.flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
            }

            spec.equal("should handle a hot observable of observables, inner never completes") { m in
                let x = m.cold("     --a---b--|              ")
                let xsubs = "     ---^--------!              "
                let y = m.cold("         -d---e-             ")
                let ysubs: [String] = []
                let z = m.cold("                ---f--g---h--")
                let zsubs = "     --------------^------------"
                let e1 = m.hot("  ---x---y------z----------| ", values: ["x": x, "y": y, "z": z])
                let expected = "  -----a---b-------f--g---h--"

                m.expect(e1.flatMapFirst { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(z).toBe(zsubs)
            }

            spec.equal("should handle a synchronous switch and stay on the first inner observable") { m in
                let x = m.cold("        --a---b---c--|   ")
                let xsubs = "     ------^------------!   "
                let y = m.cold("        ---d--e---f---|  ")
                let ysubs: [String] = []
                let e1 = m.hot("  ------(xy)------------|", values: ["x": x, "y": y])
                let expected = "  --------a---b---c-----|"

                m.expect(e1.flatMapFirst { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
            }

            spec.equal("should handle a hot observable of observables, one inner throws") { m in
                let x = m.cold("        --a---#                ")
                let xsubs = "     ------^-----!                "
                let y = m.cold("                ---d--e---f---|")
                let ysubs: [String] = []
                let e1 = m.hot("  ------x-------y------|       ", values: ["x": x, "y": y])
                let expected = "  --------a---#                "

                m.expect(e1.flatMapFirst { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
            }

            spec.equal("should handle a hot observable of observables, outer throws") { m in
                let x = m.cold("        --a---b---c--|         ")
                let xsubs = "     ------^------------!         "
                let y = m.cold("                ---d--e---f---|")
                let ysubs: [String] = []
                let e1 = m.hot("  ------x-------y-------#      ", values: ["x": x, "y": y])
                let expected = "  --------a---b---c-----#      "

                m.expect(e1.flatMapFirst { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
            }

            spec.equal("should handle an empty hot observable") { m in
                let e1 = m.hot("  ------|", values: [String: Letters].none)
                let e1subs = "    ^-----!"
                let expected = "  ------|"

                m.expect(e1.flatMapFirst { $0 }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a never hot observable") { m in
                let e1 = m.hot("  -", values: [String: Letters].none)
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.flatMapFirst { $0 }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should complete not before the outer completes") { m in
                let x = m.cold("        --a---b---c--|   ")
                let xsubs = "     ------^------------!   "
                let e1 = m.hot("  ------x---------------|", values: ["x": x])
                let expected = "  --------a---b---c-----|"

                m.expect(e1.flatMapFirst { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
            }

            spec.notApplicable("should handle an observable of promises", because: Reason.promises)

            spec.notApplicable("should handle an observable of promises, where one rejects", because: Reason.promises)

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = counting { sideEffects.append($0) }

                of(synchronousObservable).flatMapFirst { $0 }.take(3)
                    .subscribe()

                #expect(sideEffects == [0, 1, 2])
            }

            spec.equal("should handle synchronously completing inner observables") { _ in
                #expect(allValues(of(of(1), of(2)).flatMapFirst { $0 }) == [1, 2])
            }
        }
    }
}
