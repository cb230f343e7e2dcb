import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MergeAllSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/mergeAll", of: 31) { spec in
            spec.equal("should merge a hot observable of cold observables") { m in
                let x = m.cold("    --a---b--c---d--|      ")
                let xsubs = "     --^---------------!      "
                let y = m.cold("           ----e---f--g---|")
                let ysubs = "     ---------^--------------!"
                let e1 = m.hot("  --x------y-------|       ", values: ["x": x, "y": y])
                let e1subs = "    ^----------------!       "
                let expected = "  ----a---b--c-e-d-f--g---|"

                m.expect(e1.flatMap { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should merge all observables in an observable") { m in
                let e1 = from([
                    of("a"),
                    of("b"),
                    of("c"),
                ])
                let expected = "  (abc|)"

                m.expect(e1.flatMap { $0 }).toBe(expected)
            }

            spec.equal("should throw if any child observable throws") { m in
                let e1 = from([
                    of("a"),
                    throwError("error"),
                    of("c"),
                ])
                let expected = "  (a#)"

                m.expect(e1.flatMap { $0 }).toBe(expected)
            }

            spec.equal("should handle merging a hot observable of observables") { m in
                let x = m.cold("    a---b---c---|   ")
                let xsubs = "     --^-----------!   "
                let y = m.cold("       d---e---f---|")
                let ysubs = "     -----^-----------!"
                let e1 = m.hot("  --x--y--|         ", values: ["x": x, "y": y])
                let e1subs = "    ^-------!         "
                let expected = "  --a--db--ec--f---|"

                m.expect(e1.flatMap { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should merge one cold Observable at a time with parameter concurrency=1") { m in
                let x = m.cold("    a---b---c---|            ")
                let xsubs = "     --^-----------!            "
                let y = m.cold("                d---e---f---|")
                let ysubs = "     --------------^-----------!"
                let e1 = m.hot("  --x--y--|                  ", values: ["x": x, "y": y])
                let e1subs = "    ^-------!                  "
                let expected = "  --a---b---c---d---e---f---|"

                m.expect(e1.flatMap(maxConcurrent: 1) { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should merge two cold Observables at a time with parameter concurrency=2") { m in
                let x = m.cold("    a---b---c---|        ")
                let xsubs = "     --^-----------!        "
                let y = m.cold("       d---e---f---|     ")
                let ysubs = "     -----^-----------!     "
                let z = m.cold("                --g---h-|")
                let zsubs = "     --------------^-------!"
                let e1 = m.hot("  --x--y--z--|           ", values: ["x": x, "y": y, "z": z])
                let e1subs = "    ^----------!           "
                let expected = "  --a--db--ec--f--g---h-|"

                m.expect(e1.flatMap(maxConcurrent: 2) { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(z).toBe(zsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should merge one hot Observable at a time with parameter concurrency=1") { m in
                let x = m.hot("   ---a---b---c---|          ")
                let xsubs = "     --^------------!          "
                let y = m.hot("   -------------d---e---f---|")
                let ysubs = "     ---------------^---------!"
                let e1 = m.hot("  --x--y--|                 ", values: ["x": x, "y": y])
                let e1subs = "    ^-------!                 "
                let expected = "  ---a---b---c-----e---f---|"

                m.expect(e1.flatMap(maxConcurrent: 1) { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should merge two hot Observables at a time with parameter concurrency=2") { m in
                let x = m.hot("   i--a---b---c---|        ")
                let xsubs = "     --^------------!        "
                let y = m.hot("   -i-i--d---e---f---|     ")
                let ysubs = "     -----^------------!     "
                let z = m.hot("   --i--i--i--i-----g---h-|")
                let zsubs = "     ---------------^-------!"
                let e1 = m.hot("  --x--y--z--|            ", values: ["x": x, "y": y, "z": z])
                let e1subs = "    ^----------!            "
                let expected = "  ---a--db--ec--f--g---h-|"

                m.expect(e1.flatMap(maxConcurrent: 2) { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(z).toBe(zsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle merging a hot observable of observables, outer unsubscribed early") { m in
                let x = m.cold("    a---b---c---|   ")
                let xsubs = "     --^---------!     "
                let y = m.cold("       d---e---f---|")
                let ysubs = "     -----^------!     "
                let e1 = m.hot("  --x--y--|         ", values: ["x": x, "y": y])
                let e1subs = "    ^-------!         "
                let expected = "  --a--db--ec--     "
                let unsub = "     ------------!     "

                m.expect(e1.flatMap { $0 }, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let x = m.cold("    a---b---c---|   ")
                let xsubs = "     --^---------!     "
                let y = m.cold("       d---e---f---|")
                let ysubs = "     -----^------!     "
                let e1 = m.hot("  --x--y--|         ", values: ["x": x, "y": y])
                let e1subs = "    ^-------!         "
                let expected = "  --a--db--ec--     "
                let unsub = "     ------------!     "

                let result = e1.flatMap { x in of(x) }.flatMap { $0 }.flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should merge parallel emissions") { m in
                let x = m.cold("    ----a----b----c---|")
                let xsubs = "     --^-----------------!"
                let y = m.cold("       -d----e----f---|")
                let ysubs = "     -----^--------------!"
                let e1 = m.hot("  --x--y--|            ", values: ["x": x, "y": y])
                let e1subs = "    ^-------!            "
                let expected = "  ------(ad)-(be)-(cf)|"

                m.expect(e1.flatMap { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should merge empty and empty") { m in
                let x = m.cold("    |      ")
                let xsubs = "     --(^!)   "
                let y = m.cold("       |   ")
                let ysubs = "     -----(^!)"
                let e1 = m.hot("  --x--y--|", values: ["x": x, "y": y])
                let e1subs = "    ^-------!"
                let expected = "  --------|"

                m.expect(e1.flatMap { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should merge three empties") { m in
                let x = m.cold("    |         ")
                let xsubs = "     --(^!)      "
                let y = m.cold("       |      ")
                let ysubs = "     -----(^!)   "
                let z = m.cold("         |    ")
                let zsubs = "     -------(^!) "
                let e1 = m.hot("  --x--y-z---|", values: ["x": x, "y": y, "z": z])
                let e1subs = "    ^----------!"
                let expected = "  -----------|"

                m.expect(e1.flatMap { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(z).toBe(zsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should merge never and empty") { m in
                let x = m.cold("    -      ")
                let xsubs = "     --^      "
                let y = m.cold("       |   ")
                let ysubs = "     -----(^!)"
                let e1 = m.hot("  --x--y--|", values: ["x": x, "y": y])
                let e1subs = "    ^-------!"
                let expected = "  ---------"

                m.expect(e1.flatMap { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should merge never and never") { m in
                let x = m.cold("    -      ")
                let xsubs = "     --^      "
                let y = m.cold("       -   ")
                let ysubs = "     -----^   "
                let e1 = m.hot("  --x--y--|", values: ["x": x, "y": y])
                let e1subs = "    ^-------!"
                let expected = "  ---------"

                m.expect(e1.flatMap { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should merge empty and throw") { m in
                let x = m.cold("    |      ")
                let xsubs = "     --(^!)   "
                let y = m.cold("       #   ")
                let ysubs = "     -----(^!)"
                let e1 = m.hot("  --x--y--|", values: ["x": x, "y": y])
                let e1subs = "    ^----!   "
                let expected = "  -----#   "

                m.expect(e1.flatMap { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should merge never and throw") { m in
                let x = m.cold("    -      ")
                let xsubs = "     --^--!   "
                let y = m.cold("       #   ")
                let ysubs = "     -----(^!)"
                let e1 = m.hot("  --x--y--|", values: ["x": x, "y": y])
                let e1subs = "    ^----!   "
                let expected = "  -----#   "

                m.expect(e1.flatMap { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should merge empty and eventual error") { m in
                let x = m.cold("    |         ")
                let xsubs = "     --(^!)      "
                let y = m.cold("       ------#")
                let ysubs = "     -----^-----!"
                let e1 = m.hot("  --x--y--|   ", values: ["x": x, "y": y])
                let e1subs = "    ^-------!   "
                let expected = "  -----------#"

                m.expect(e1.flatMap { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should merge never and eventual error") { m in
                let x = m.cold("    -         ")
                let xsubs = "     --^--------!"
                let y = m.cold("       ------#")
                let ysubs = "     -----^-----!"
                let e1 = m.hot("  --x--y--|   ", values: ["x": x, "y": y])
                let e1subs = "    ^-------!   "
                let expected = "  -----------#"

                m.expect(e1.flatMap { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should take an empty source and return empty too") { m in
                let e1 = m.cold(" |   ", values: [String: Letters].none)
                let e1subs = "    (^!)"
                let expected = "  |   "

                m.expect(e1.flatMap { $0 }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should take a never source and return never too") { m in
                let e1 = m.cold(" -", values: [String: Letters].none)
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.flatMap { $0 }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should take a throw source and return throw too") { m in
                let e1 = m.cold(" #   ", values: [String: Letters].none)
                let e1subs = "    (^!)"
                let expected = "  #   "

                m.expect(e1.flatMap { $0 }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle merging a hot observable of non-overlapped observables") { m in
                let x = m.cold("    a-b---------|                 ")
                let xsubs = "     --^-----------!                 "
                let y = m.cold("              c-d-e-f-|           ")
                let ysubs = "     ------------^-------!           "
                let z = m.cold("                       g-h-i-j-k-|")
                let zsubs = "     ---------------------^---------!"
                let e1 = m.hot("  --x---------y--------z--------| ", values: ["x": x, "y": y, "z": z])
                let e1subs = "    ^-----------------------------! "
                let expected = "  --a-b-------c-d-e-f--g-h-i-j-k-|"

                m.expect(e1.flatMap { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(z).toBe(zsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if inner observable raises error") { m in
                let x = m.cold("    a-b---------|                 ")
                let xsubs = "     --^-----------!                 "
                let y = m.cold("              c-d-e-f-#           ")
                let ysubs = "     ------------^-------!           "
                let z = m.cold("                       g-h-i-j-k-|")
                let zsubs: [String] = []
                let e1 = m.hot("  --x---------y--------z--------| ", values: ["x": x, "y": y, "z": z])
                let e1subs = "    ^-------------------!           "
                let expected = "  --a-b-------c-d-e-f-#           "

                m.expect(e1.flatMap { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(z).toBe(zsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if outer observable raises error") { m in
                let x = m.cold("    a-b---------|      ")
                let xsubs = "     --^-----------!      "
                let y = m.cold("              c-d-e-f-|")
                let ysubs = "     ------------^---!    "
                let e1 = m.hot("  --x---------y---#    ", values: ["x": x, "y": y])
                let e1subs = "    ^---------------!    "
                let expected = "  --a-b-------c-d-#    "

                m.expect(e1.flatMap { $0 }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should merge all promises in an observable", because: Reason.promises)

            spec.notApplicable("should raise error when promise rejects", because: Reason.promises)

            spec.equal("should finalize generators when merged if the subscription ends") { _ in
                var results: [String] = []
                var drawn = 0
                let endless = sequence(state: ()) { _ -> String? in
                    drawn += 1
                    return "duck"
                }
                of(from(endless)).flatMap { $0 }.take(3)
                    .subscribe({ results.append($0) }, complete: { results.append("GOOSE!") })
                #expect(results == ["duck", "duck", "duck", "GOOSE!"])
                #expect(drawn == 3)
            }

            spec.equal("should merge two observables") { _ in
                let a = of(1, 2, 3)
                let b = of(4, 5, 6, 7, 8)
                #expect(allValues(of(a, b).flatMap { $0 }) == [1, 2, 3, 4, 5, 6, 7, 8])
            }

            spec.notApplicable("should merge two immediately-scheduled observables", because: Reason.schedulerArgument)

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = counting { sideEffects.append($0) }

                of(synchronousObservable).flatMap { $0 }.take(3)
                    .subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
