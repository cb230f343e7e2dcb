import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SampleTimeSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/sampleTime", of: 10) { spec in
            spec.equal("should get samples on a delay") { m in
                let e1 = m.hot("     a---b-c---------d--e---f-g-h--|")
                let e1subs = "       ^-----------------------------!"
                let expected = "     -------c-------------e------h-|"
                let period = m.time("-------|                       ")

                m.expect(e1.sample(every: period)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should sample nothing if new value has not arrived") { m in
                let e1 = m.hot("  ----a-^--b----c--------------f----|")
                let e1subs = "          ^---------------------------!"
                let expected = "        -----------c----------------|"
                let period = m.time("   -----------|                 ")

                m.expect(e1.sample(every: period)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should sample if new value has arrived, even if it is the same value") { m in
                let e1 = m.hot("----a-^--b----c----------c---f----|")
                let e1subs = "        ^---------------------------!"
                let expected = "      -----------c----------c-----|"
                let period = m.time(" -----------|                 ")

                m.expect(e1.sample(every: period)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should sample nothing if source has not nexted by time of sample") { m in
                let e1 = m.hot("----a-^-------------b-------------|")
                let e1subs = "        ^---------------------------!"
                let expected = "      ----------------------b-----|"
                let period = m.time(" -----------|                 ")

                m.expect(e1.sample(every: period)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if source raises error") { m in
                let e1 = m.hot("----a-^--b----c----d----#")
                let e1subs = "        ^-----------------!"
                let expected = "      -----------c------#"
                let period = m.time(" -----------|       ")

                m.expect(e1.sample(every: period)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("----a-^--b----c----d----e----f----|")
                let unsub = "         ----------------!            "
                let e1subs = "        ^---------------!            "
                let expected = "      -----------c-----            "
                let period = m.time(" -----------|                 ")

                m.expect(e1.sample(every: period), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("----a-^--b----c----d----e----f----|")
                let e1subs = "        ^---------------!            "
                let period = m.time(" -----------|                 ")
                let expected = "      -----------c-----            "
                let unsub = "         ----------------!            "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .sample(every: period)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should completes if source does not emits") { m in
                let e1 = m.cold("    |     ")
                let e1subs = "       (^!)  "
                let expected = "     |     "
                let period = m.time("-----|")

                m.expect(e1.sample(every: period)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if source throws immediately") { m in
                let e1 = m.cold("    #     ")
                let e1subs = "       (^!)  "
                let expected = "     #     "
                let period = m.time("-----|")

                m.expect(e1.sample(every: period)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not complete if source does not complete") { m in
                let e1 = m.cold("    --------")
                let e1subs = "       ^------!"
                let expected = "     --------"
                let period = m.time("-----|  ")
                let e1unsbs = "      -------!"

                m.expect(e1.sample(every: period), unsubscribedAt: e1unsbs).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }
        }
    }
}
