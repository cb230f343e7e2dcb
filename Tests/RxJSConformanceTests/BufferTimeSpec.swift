import BinderyStreams
import BinderyTesting
import Testing

@Suite struct BufferTimeSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/bufferTime", of: 19) { spec in
            spec.equal("should emit buffers at intervals") { m in
                let e1 = m.hot("  ---a---b---c---d---e---f---g-----|   ")
                let subs = "      ^--------------------------------!   "
                let t = m.time("  ----------|                          ")
                let expected = "  ----------w---------x---------y--(z|)"
                let values = ["w": ["a", "b"], "x": ["c", "d", "e"], "y": ["f", "g"], "z": []]

                let result = e1.buffer(for: t)

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should emit buffers at intervals test 2") { m in
                let e1 = m.hot("  ---------a---------b---------c---------d---------e---------g--------|   ")
                let t = m.time("  --------------------------------|                                       ")
                let expected = "  --------------------------------x-------------------------------y---(z|)"
                let values = ["x": ["a", "b", "c"], "y": ["d", "e", "g"], "z": []]

                let result = e1.buffer(for: t)

                m.expect(result).toBe(expected, values: values)
            }

            spec.equal("should emit buffers at intervals or when the buffer is full") { m in
                let e1 = m.hot("  ---a---b---c---d---e---f---g-----|   ")
                let subs = "      ^--------------------------------!   "
                let t = m.time("  ----------|                          ")
                let expected = "  -------w-------x-------y---------(z|)"
                let values = ["w": ["a", "b"], "x": ["c", "d"], "y": ["e", "f"], "z": ["g"]]

                let result = e1.buffer(for: t, count: 2)

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.notApplicable(
                "should handle situations with a creation interval of zero",
                because: "a scheduler of JavaScript turns: `asapScheduler`")

            spec.equal("should emit buffers at intervals or when the buffer is full test 2") { m in
                let e1 = m.hot("  ---a---b---c---d---e---f---g-----|   ")
                let subs = "      ^--------------------------------!   "
                let t = m.time("  ----------|                          ")
                let expected = "  ----------w--------x---------y---(z|)"
                let values = ["w": ["a", "b"], "x": ["c", "d", "e"], "y": ["f", "g"], "z": []]

                let result = e1.buffer(for: t, count: 3)

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should emit buffers that have been created at intervals and close after the specified delay") {
                m in
                let e1 = m.hot("       ---a---b---c----d----e----f----g----h----i----(k|)")
                let t = m.time("       ---------------------|                            ")
                let interval = m.time("--------------------|                             ")
                let expected = "       ---------------------x-------------------y----(z|)"
                let values = ["x": ["a", "b", "c", "d", "e"], "y": ["e", "f", "g", "h", "i"], "z": ["i", "k"]]

                let result = e1.buffer(for: t, every: interval)

                m.expect(result).toBe(expected, values: values)
            }

            spec.equal(
                "should emit buffers that have been created at intervals and close after the specified delay or when the buffer is full"
            ) { m in
                let e1 = m.hot("  ---a---b---c----d----e----f----g----h----i----(k|)")
                let t = m.time("  ---------------------|                            ")
                let interval = m.time("                --------------------|        ")
                let expected = "  ----------------x-------------------y---------(z|)"
                let values = ["x": ["a", "b", "c", "d"], "y": ["e", "f", "g", "h"], "z": ["i", "k"]]

                let result = e1.buffer(for: t, every: interval, count: 4)

                m.expect(result).toBe(expected, values: values)
            }

            spec.equal("should emit buffers with timeSpan 10 and creationInterval 7") { m in
                let e1 = m.hot("--1--^2--3---4---5--6--7---8----9------------|   ")
                let e1subs = "       ^---------------------------------------!   "
                let t = m.time("     ----------|")
                let interval = m.time("        -------|")
                let expected = "     ----------a------b------c------d------e-(f|)"
                let values = [
                    "a": ["2", "3", "4"], "b": ["4", "5", "6"], "c": ["6", "7", "8"], "d": ["8", "9"], "e": [], "f": [],
                ]

                let result = e1.buffer(for: t, every: interval)

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit buffers but handle source ending with an error") { m in
                let e1 = m.hot("--1--^2--3---4---5--6--7---8----9------------#")
                let t = m.time("     ----------|")
                let interval = m.time("        -------|")
                let expected = "     ----------a------b------c------d------e-#"
                let values = [
                    "a": ["2", "3", "4"], "b": ["4", "5", "6"], "c": ["6", "7", "8"], "d": ["8", "9"], "e": [],
                ]

                let result = e1.buffer(for: t, every: interval)

                m.expect(result).toBe(expected, values: values)
            }

            spec.equal("should emit buffers and allow result to unsubscribed early") { m in
                let e1 = m.hot("--1--^2--3---4---5--6--7---8----9------------|")
                let unsub = "        -----------------!                       "
                let subs = "         ^----------------!                       "
                let t = m.time("     ----------|                              ")
                let interval = m.time("        -------|                       ")
                let expected = "     ----------a------                        "
                let values = ["a": ["2", "3", "4"]]

                let result = e1.buffer(for: t, every: interval)

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("--1--^2--3---4---5--6--7---8----9------------|")
                let subs = "         ^---------------!                        "
                let t = m.time("     ----------|")
                let interval = m.time("        -------|")
                let expected = "     ----------a------                        "
                let unsub = "        ----------------!                        "
                let values = ["a": ["2", "3", "4"]]

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .buffer(for: t, every: interval)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should handle empty") { m in
                let e1 = m.cold(" |")
                let e1subs = "    (^!)"
                let expected = "  (b|)"
                let values: [String: [String]] = ["b": []]
                let t = m.time("----------|")

                let result = e1.buffer(for: t)

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle never") { m in
                let e1 = m.cold("-")
                let unsub = "     --------------------------------------------!"
                let t = m.time("  ----------|                                  ")
                let expected = "  ----------a---------a---------a---------a----"

                let result = e1.buffer(for: t)

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: ["a": []])
            }

            spec.equal("should handle throw") { m in
                let e1: AnySignal<String, MarbleError> = throwError("haha")
                let expected = "  #"
                let t = m.time("----------|")

                let result = e1.buffer(for: t)

                m.expect(result).toBe(expected, error: "haha")
            }

            spec.equal("should handle errors") { m in
                let e1 = m.hot("  ---a---b---c---#")
                let e1subs = "    ^--------------!"
                let t = m.time("  ----------|")
                let expected = "  ----------w----#"
                let values = ["w": ["a", "b"]]

                let result = e1.buffer(for: t)

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal(
                "should emit buffers that have been created at intervals and close after the specified delay with errors"
            ) { m in
                let e1 = m.hot("       ---a---b---c----d----e----f----g----h----i--#")
                let e1subs = "         ^-------------------------------------------!"
                let t = m.time("       ---------------------|                       ")
                let interval = m.time("                --------------------|   ")
                let expected = "       ---------------------x-------------------y--#"
                let values = ["x": ["a", "b", "c", "d", "e"], "y": ["e", "f", "g", "h", "i"]]

                let result = e1.buffer(for: t, every: interval)

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not throw when subscription synchronously unsubscribed after emit") { m in
                let e1 = m.hot("  ---a---b---c---d---e---f---g-----|")
                let subs = "      ^-------------------!             "
                let t = m.time("  ----------|                       ")
                let expected = "  ----------w---------(x|)          "
                let values = ["w": ["a", "b"], "x": ["c", "d", "e"]]

                let result =
                    e1
                    .buffer(for: t)
                    .take(2)

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should not have errors when take follows and maxBufferSize is provided") { m in
                let tick = Duration.milliseconds(1)
                let buffTime = Duration.milliseconds(5)
                let expected = "  -----a----b----c----d----(e|)"
                let values = [
                    "a": [0, 1, 2, 3], "b": [4, 5, 6, 7, 8], "c": [9, 10, 11, 12, 13], "d": [14, 15, 16, 17, 18],
                    "e": [19, 20, 21, 22, 23],
                ]

                let source = interval(tick)
                    .buffer(for: buffTime, count: 10)
                    .take(5)

                m.expect(source).toBe(expected, values: values)
            }

            spec.equal("should not mutate the buffer on reentrant next") { m in
                let subject = Subject<Int, MarbleError>()
                let t1 = m.time(" -|")
                let t2 = m.time(" --|")
                let expected = "  --(a|)"

                let result =
                    subject
                    .buffer(for: t2)
                    .do(onValue: { _ in subject.send(2) })
                    .take(1)
                _ = m.scheduler.schedule(after: t1) { subject.send(1) }

                m.expect(result).toBe(expected, values: ["a": [1]])
            }
        }
    }
}
