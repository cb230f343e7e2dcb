import BinderyStreams
import BinderyTesting
import Testing

@Suite struct GroupBySpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/groupBy", of: 41) { spec in
            spec.equal("should group numbers by odd/even") { m in
                let e1 = m.hot("  --1---2---3---4---5---|")
                let expected = "  --x---y---------------|"
                let x = m.cold("  1-------3-------5---|")
                let y = m.cold("  2-------4-------|")
                let expectedValues = ["x": x, "y": y]

                let source = e1.groupBy { Int($0)! % 2 }
                m.expect(source).toBe(expected, values: expectedValues)
            }

            spec.equal("should group values") { _ in
                var expectedGroups = [(key: 1, values: [1, 3]), (key: 0, values: [2])]
                of(1, 2, 3).groupBy { $0 % 2 }.subscribe { group in
                    var expectedGroup = expectedGroups.removeFirst()
                    #expect(group.key == expectedGroup.key)
                    group.subscribe(
                        { #expect($0 == expectedGroup.values.removeFirst()) },
                        complete: { #expect(expectedGroup.values.isEmpty) })
                }
                #expect(expectedGroups.isEmpty)
            }

            spec.equal("should group values with an element selector") { _ in
                var expectedGroups = [(key: 1, values: ["1!", "3!"]), (key: 0, values: ["2!"])]
                of(1, 2, 3).groupBy { $0 % 2 }.subscribe { group in
                    var expectedGroup = expectedGroups.removeFirst()
                    #expect(group.key == expectedGroup.key)
                    group.map { "\($0)!" }.subscribe { #expect($0 == expectedGroup.values.removeFirst()) }
                }
                #expect(expectedGroups.isEmpty)
            }

            spec.equal("should group values with a duration selector") { _ in
                var keys: [Int] = []
                var groups: [[Int]] = []
                of(1, 2, 3, 4, 5, 6).groupBy({ $0 % 2 }, until: { $0.skip(1) }).subscribe { group in
                    let index = groups.count
                    keys.append(group.key)
                    groups.append([])
                    group.subscribe { groups[index].append($0) }
                }
                #expect(keys == [1, 0, 1, 0])
                #expect(groups == [[1, 3], [2, 4], [5], [6]])
            }

            spec.notApplicable(
                "should group values with a subject selector",
                because: "there is no connector; `share(replay:)` on a group keeps values for late observers")

            spec.equal("should handle an empty Observable") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  |   "

                let source = e1.groupBy(trimmed)

                m.expect(source).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a never Observable") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                let source = e1.groupBy(trimmed)

                m.expect(source).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a just-throw Observable") { m in
                let e1 = m.cold("  #  ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                let source = e1.groupBy(trimmed)

                m.expect(source).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle an Observable with a single value") { m in
                let e1 = m.hot("  ^--a--|", values: values)
                let e1subs = "    ^-----!"
                let expected = "  ---g--|"
                let g = m.cold("     a--|", values: values)
                let expectedValues = ["g": g]

                let source = e1.groupBy(trimmed)

                m.expect(source).toBe(expected, values: expectedValues)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should group values with a keySelector") { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", values: values)
                let e1subs = "         ^-------------------------!"
                let expected = "       --w---x---y-z-------------|"
                let w = m.cold("         a-b---d---------i-----l-|", values: values)
                let x = m.cold("             c-------g-h---------|", values: values)
                let y = m.cold("                 e---------j-k---|", values: values)
                let z = m.cold("                   f-------------|", values: values)
                let expectedValues = ["w": w, "x": x, "y": y, "z": z]

                let source = e1.groupBy(trimmed)

                m.expect(source).toBe(expected, values: expectedValues)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit GroupObservables") { m in
                let e1 = m.hot("-1--2--^-a-b----|", values: values)
                let e1subs = "         ^--------!"
                let expected = "       --g------|"
                let expectedValues = ["g": "foo"]

                let source =
                    e1
                    .groupBy(trimmed)
                    .do(onValue: { #expect($0.key == "foo") })
                    .map { $0.key }

                m.expect(source).toBe(expected, values: expectedValues)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should group values with a keySelector, assert GroupSubject key") { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", values: values)
                let e1subs = "         ^-------------------------!"
                let expected = "       --w---x---y-z-------------|"
                let expectedValues = ["w": "foo", "x": "bar", "y": "baz", "z": "qux"]

                let source =
                    e1
                    .groupBy(trimmed)
                    .map { $0.key }

                m.expect(source).toBe(expected, values: expectedValues)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should group values with a keySelector, but outer throws") { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-#", values: values)
                let e1subs = "         ^-------------------------!"
                let expected = "       --w---x---y-z-------------#"
                let expectedValues = ["w": "foo", "x": "bar", "y": "baz", "z": "qux"]

                let source =
                    e1
                    .groupBy(trimmed)
                    .map { $0.key }

                m.expect(source).toBe(expected, values: expectedValues)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should group values with a keySelector, inners propagate error from outer") { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-#", values: values)
                let e1subs = "         ^-------------------------!"
                let expected = "       --w---x---y-z-------------#"
                let w = m.cold("         a-b---d---------i-----l-#", values: values)
                let x = m.cold("             c-------g-h---------#", values: values)
                let y = m.cold("                 e---------j-k---#", values: values)
                let z = m.cold("                   f-------------#", values: values)
                let expectedValues = ["w": w, "x": x, "y": y, "z": z]

                let source = e1.groupBy(trimmed)

                m.expect(source).toBe(expected, values: expectedValues)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow outer to be unsubscribed early") { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", values: values)
                let unsub = "          -----------!               "
                let e1subs = "         ^----------!               "
                let expected = "       --w---x---y-               "
                let expectedValues = ["w": "foo", "x": "bar", "y": "baz"]

                let source =
                    e1
                    .groupBy(trimmed)
                    .map { $0.key }

                m.expect(source, unsubscribedAt: unsub).toBe(expected, values: expectedValues)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should unsubscribe from the source when the outer and inner subscriptions are disposed") { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", values: values)
                let e1subs = "         ^-!                        "
                let expected = "       --(a|)                     "

                let source = e1.groupBy(trimmed).take(1).flatMap { group in group.take(1) }

                m.expect(source).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chain when unsubscribed explicitly") { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", values: values)
                let e1subs = "         ^----------!               "
                let expected = "       --w---x---y-               "
                let unsub = "          -----------!               "
                let expectedValues = ["w": "foo", "x": "bar", "y": "baz"]

                let source =
                    e1
                    .flatMap { x in of(x) }
                    .groupBy(trimmed)
                    .flatMap { group in of(group.key) }

                m.expect(source, unsubscribedAt: unsub).toBe(expected, values: expectedValues)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should group values with a keySelector which eventually throws") { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", values: values)
                let e1subs = "         ^-------------------!"
                let expected = "       --w---x---y-z-------#"
                let w = m.cold("         a-b---d---------i-#", values: values)
                let x = m.cold("             c-------g-h---#", values: values)
                let y = m.cold("                 e---------#", values: values)
                let z = m.cold("                   f-------#", values: values)

                let source = failingAtTenth(e1).groupBy(trimmed)

                m.expect(source).toBe(expected, values: ["w": w, "x": x, "y": y, "z": z])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should group values with a keySelector and elementSelector, but elementSelector throws") { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", values: values)
                let e1subs = "         ^-------------------!"
                let expected = "       --w---x---y-z-------#"
                let w = m.cold("         a-b---d---------i-#", values: reversedValues)
                let x = m.cold("             c-------g-h---#", values: reversedValues)
                let y = m.cold("                 e---------#", values: reversedValues)
                let z = m.cold("                   f-------#", values: reversedValues)

                let source = failingAtTenth(e1).groupBy(trimmed).map { $0.map(reversed) }

                m.expect(source).toBe(expected, values: ["w": w, "x": x, "y": y, "z": z])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow the outer to be unsubscribed early but inners continue") { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", values: values)
                let unsub = "           ---------!                "
                let expected = "        --w---x---                "
                let w = m.cold("        a-b---d---------i-----l-| ", values: values)
                let x = m.cold("            c-------g-h---------| ", values: values)
                let expectedValues = ["w": w, "x": x]

                let source = e1.groupBy(trimmed)

                m.expect(source, unsubscribedAt: unsub).toBe(expected, values: expectedValues)
            }

            spec.equal("should allow an inner to be unsubscribed early but other inners continue") { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", values: values)
                let expected = "       --w---x---y-z-------------|"
                let w = m.cold("         a-b---d-                 ", values: values)
                let x = m.cold("             c-------g-h---------|", values: values)
                let y = m.cold("                 e---------j-k---|", values: values)
                let z = m.cold("                   f-------------|", values: values)

                let source = e1.groupBy(trimmed).map { m.part(of: $0, until: $0.key == "foo" ? 9 : nil) }

                m.expect(source).toBe(expected, values: ["w": w, "x": x, "y": y, "z": z])
            }

            spec.equal("should allow inners to be unsubscribed early at different times") { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", values: values)
                let expected = "       --w---x---y-z-------------|"
                let w = m.cold("         a-b---d-                 ", values: values)
                let x = m.cold("             c------              ", values: values)
                let y = m.cold("                 e------          ", values: values)
                let z = m.cold("                   f-------       ", values: values)
                let ends = ["foo": 9, "bar": 12, "baz": 16, "qux": 19]

                let source = e1.groupBy(trimmed).map { m.part(of: $0, until: ends[$0.key]) }

                m.expect(source).toBe(expected, values: ["w": w, "x": x, "y": y, "z": z])
            }

            spec.equal("should allow subscribing late to an inner Observable, outer completes") { m in
                let e1 = m.hot("          --a-b---d---------i-----l-|  ", values: values)
                let subs = "              ^-------------------------!  "
                let delay = m.time("      --------------------------|  ")
                let expected = "          ----------------------------|"

                e1.groupBy(trimmed).subscribe { group in
                    _ = m.scheduler.schedule(after: delay) { m.expect(group).toBe(expected) }
                }

                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should allow subscribing late to an inner Observable, outer throws") { m in
                let e1 = m.hot("          --a-b---d---------i-----l-#  ", values: values)
                let subs = "              ^-------------------------!  "
                let delay = m.time("      --------------------------|  ")
                let expected = "          ----------------------------#"

                e1.groupBy(trimmed).subscribe { group in
                    _ = m.scheduler.schedule(after: delay) { m.expect(group).toBe(expected) }
                }

                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should allow subscribing late to inner, unsubscribe outer early") { m in
                let e1 = m.hot("          --a-b---d---------i-----l-#", values: values)
                let unsub = "             ------------!              "
                let e1subs = "            ^-----------!              "
                let delay = m.time("      ------------|              ")
                let expectedOuter = "     --w----------              "
                let expectedInner = "     -------------              "

                let source = e1.groupBy(trimmed)
                    .do(onValue: { group in
                        _ = m.scheduler.schedule(after: delay) { m.expect(group).toBe(expectedInner) }
                    })
                    .map { $0.key }

                m.expect(source, unsubscribedAt: unsub).toBe(expectedOuter, values: ["w": "foo"])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow using a keySelector, elementSelector, and durationSelector") { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", values: values)
                let e1subs = "         ^-------------------------!"
                let expected = "       --v---w---x-y-----z-------|"
                let v = m.cold("         a-b---(d|)               ", values: reversedValues)
                let w = m.cold("             c-------g-(h|)       ", values: reversedValues)
                let x = m.cold("                 e---------j-(k|) ", values: reversedValues)
                let y = m.cold("                   f-------------|", values: reversedValues)
                let z = m.cold("                         i-----l-|", values: reversedValues)

                let source = e1.groupBy(trimmed, until: { $0.skip(2) }).map { $0.map(reversed) }

                m.expect(source).toBe(expected, values: ["v": v, "w": w, "x": x, "y": y, "z": z])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow using a keySelector, elementSelector, and durationSelector that throws") { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", values: values)
                let expected = "       --v---w---x-y-----z-------|"
                let v = m.cold("         a-b---(d#)               ", values: reversedValues)
                let w = m.cold("             c-------g-(h#)       ", values: reversedValues)
                let x = m.cold("                 e---------j-(k#) ", values: reversedValues)
                let y = m.cold("                   f-------------|", values: reversedValues)
                let z = m.cold("                         i-----l-|", values: reversedValues)

                let source =
                    e1
                    .groupBy(
                        trimmed,
                        until: { group in
                            group.skip(2).tryMap { _ throws(MarbleError) -> String in throw "error" }
                        }
                    )
                    .map { $0.map(reversed) }

                m.expect(source).toBe(expected, values: ["v": v, "w": w, "x": x, "y": y, "z": z])
            }

            spec.equal("should allow using a keySelector and a durationSelector, outer throws") { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-#", values: values)
                let e1subs = "         ^-------------------------!"
                let expected = "       --v---w---x-y-----z-------#"
                let v = m.cold("         a-b---(d|)               ", values: values)
                let w = m.cold("             c-------g-(h|)       ", values: values)
                let x = m.cold("                 e---------j-(k|) ", values: values)
                let y = m.cold("                   f-------------#", values: values)
                let z = m.cold("                         i-----l-#", values: values)

                let source = e1.groupBy(trimmed, until: { $0.skip(2) })

                m.expect(source).toBe(expected, values: ["v": v, "w": w, "x": x, "y": y, "z": z])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow using a durationSelector, and outer unsubscribed early") { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", values: values)
                let unsub = "          -----------!               "
                let expected = "       --v---w---x-               "
                let v = m.cold("         a-b---(d|)               ", values: values)
                let w = m.cold("             c-------g-(h|)       ", values: values)
                let x = m.cold("                 e---------j-(k|) ", values: values)

                let source = e1.groupBy(trimmed, until: { $0.skip(2) })

                m.expect(source, unsubscribedAt: unsub).toBe(expected, values: ["v": v, "w": w, "x": x])
            }

            spec.equal("should allow using a durationSelector, outer and all inners unsubscribed early") { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", values: values)
                let unsub = "          -----------!"
                let expected = "       --v---w---x-"
                let v = m.cold("         a-b---(d|)", values: values)
                let w = m.cold("             c-----", values: values)
                let x = m.cold("                 e-", values: values)

                let source = e1.groupBy(trimmed, until: { $0.skip(2) }).map { m.part(of: $0, until: 11) }

                m.expect(source, unsubscribedAt: unsub).toBe(expected, values: ["v": v, "w": w, "x": x])
            }

            spec.equal("should dispose a durationSelector after closing the group") { m in
                let source = m.hot("-0-1--------2-| ")
                let unsubs = [
                    "                   -^--!           ",
                    "                   ---^--!         ",
                    "                   ------------^-! ",
                ]
                let durations = [m.cold("---s"), m.cold("---s"), m.cold("---s")]

                source.groupBy({ $0 }, until: { durations[Int($0.key)!] }).subscribe()

                for (duration, unsub) in zip(durations, unsubs) { m.expectSubscriptions(duration).toBe(unsub) }
            }

            spec.equal("should allow using a durationSelector, but keySelector throws") { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", values: values)
                let e1subs = "         ^-------------------!      "
                let expected = "       --v---w---x-y-----z-#      "
                let v = m.cold("         a-b---(d|)               ", values: values)
                let w = m.cold("             c-------g-(h|)       ", values: values)
                let x = m.cold("                 e---------#      ", values: values)
                let y = m.cold("                   f-------#      ", values: values)
                let z = m.cold("                         i-#      ", values: values)

                let source = failingAtTenth(e1).groupBy(trimmed, until: { $0.skip(2) })

                m.expect(source).toBe(expected, values: ["v": v, "w": w, "x": x, "y": y, "z": z])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow using a durationSelector, but elementSelector throws") { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", values: values)
                let e1subs = "         ^-------------------!      "
                let expected = "       --v---w---x-y-----z-#      "
                let v = m.cold("         a-b---(d|)               ", values: values)
                let w = m.cold("             c-------g-(h|)       ", values: values)
                let x = m.cold("                 e---------#      ", values: values)
                let y = m.cold("                   f-------#      ", values: values)
                let z = m.cold("                         i-#      ", values: values)

                let source = failingAtTenth(e1).groupBy(trimmed, until: { $0.skip(2) }).map { $0.map { $0 } }

                m.expect(source).toBe(expected, values: ["v": v, "w": w, "x": x, "y": y, "z": z])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable(
                "should allow using a durationSelector which eventually throws", because: Reason.typedFailure)

            spec.equal(
                "should allow an inner to be unsubscribed early but other inners continue, with durationSelector"
            ) { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", values: values)
                let e1subs = "         ^-------------------------!"
                let expected = "       --v---w---x-y-----z-------|"
                let v = m.cold("         a-b---                   ", values: reversedValues)
                let w = m.cold("             c-------g-(h|)       ", values: reversedValues)
                let x = m.cold("                 e---------j-(k|) ", values: reversedValues)
                let y = m.cold("                   f-------------|", values: reversedValues)
                let z = m.cold("                         i-----l-|", values: reversedValues)

                let source =
                    e1
                    .groupBy(trimmed, until: { $0.skip(2) })
                    .enumerated()
                    .map { index, group in m.part(of: group.map(reversed), until: index == 0 ? 7 : nil) }

                m.expect(source).toBe(expected, values: ["v": v, "w": w, "x": x, "y": y, "z": z])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow inners to be unsubscribed early at different times, with durationSelector") { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", values: values)
                let e1subs = "         ^-------------------------!"
                let expected = "       --v---w---x-y-----z-------|"
                let v = m.cold("         a-b---                   ", values: values)
                let w = m.cold("             c---                 ", values: values)
                let x = m.cold("                 e---------j-     ", values: values)
                let y = m.cold("                   f----          ", values: values)
                let z = m.cold("                         i----    ", values: values)
                let ends = [7, 9, 21, 16, 22]

                let source =
                    e1
                    .groupBy(trimmed, until: { $0.skip(2) })
                    .enumerated()
                    .map { index, group in m.part(of: group, until: ends[index]) }

                m.expect(source).toBe(expected, values: ["v": v, "w": w, "x": x, "y": y, "z": z])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return inners that when subscribed late exhibit hot behavior") { m in
                let e1 = m.hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|    ", values: values)
                let e1subs = "         ^-------------------------!    "
                let expected = "       --v---w---x-y-------------|    "
                let v = m.cold("         --b---d---------i-----l-|    ", values: values)
                let w = m.cold("             --------g-h---------|    ", values: values)
                let x = m.cold("                 ----------j-k---|    ", values: values)
                let y = m.cold("                   ------------------|", values: values)
                let begins = ["foo": 3, "bar": 9, "baz": 19, "qux": 30]

                let source = e1.groupBy(trimmed).map { m.part(of: $0, from: begins[$0.key]) }

                m.expect(source).toBe(expected, values: ["v": v, "w": w, "x": x, "y": y])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return inner group that when subscribed late emits complete()") { m in
                let e1 = m.hot("-1--2--^-a-b---d---------i-----l-|      ", values: values)
                let e1subs = "         ^-------------------------!      "
                let expected = "       --g-----------------------|      "
                let g = m.cold("         ------------------------------|", values: values)

                let source = e1.groupBy(trimmed, until: { $0.skip(7) }).map { m.part(of: $0, from: 32) }

                m.expect(source).toBe(expected, values: ["g": g])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal(
                "should not error for late subscribed inners if outer is unsubscribed before inners are subscribed"
            ) { m in
                let source = m.hot("-----^----a----b-----a------b----a----b---#")
                let unsub = "            -------------------!                  "
                let subjects = ["a": Subject<String, MarbleError>(), "b": Subject()]

                let result =
                    source
                    .groupBy { $0 }
                    .do(onValue: { group in
                        _ = m.scheduler.schedule(after: .milliseconds(1000)) {
                            let subject = subjects[group.key]!
                            group.subscribe(
                                { subject.send($0) }, error: { subject.fail($0) }, complete: { subject.complete() })
                        }
                    })
                    .ignoreValues()

                m.expect(result, unsubscribedAt: unsub).toBe("-")
                m.expect(subjects["a"]!).toBe("-")
                m.expect(subjects["b"]!).toBe("-")
            }

            spec.notApplicable("should not break lift() composability", because: Reason.interoperability)

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = create(Int.self) { emitter in
                    for i in 0..<10 where !emitter.isDisposed {
                        sideEffects.append(i)
                        emitter.send(i)
                    }
                }

                synchronousObservable
                    .groupBy { value in value }
                    .take(3)
                    .subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}

private let values = [
    "1": "1", "2": "2", "a": "  foo", "b": " FoO ", "c": "baR  ", "d": "foO ", "e": " Baz   ", "f": "  qux ",
    "g": "   bar", "h": " BAR  ", "i": "FOO ", "j": "baz  ", "k": " bAZ ", "l": "    fOo    ",
]

private let reversedValues = values.mapValues(reversed)

private func reversed(_ text: String) -> String { String(text.reversed()) }

private func trimmed(_ text: String) -> String { text.filter { $0 != " " }.lowercased() }

/// Fails at the tenth value.
private func failingAtTenth(_ signal: some Signal<String, MarbleError>) -> some Signal<String, MarbleError> {
    var count = 0
    return signal.tryMap { value throws(MarbleError) -> String in
        count += 1
        if count == 10 { throw "error" }
        return value
    }
}

extension Marbles {
    /// A group as it looks to who observes it only from one frame, or until another.
    fileprivate func part(
        of group: some Signal<String, MarbleError>, from begin: Int? = nil, until end: Int? = nil
    ) -> Producer<String, MarbleError> {
        create(String.self) { [scheduler] emitter in
            let bag = DisposeBag()
            emitter.onDispose { bag.dispose() }
            let observe = {
                bag.add(
                    group.subscribe({ emitter.send($0) }, error: { emitter.fail($0) }, complete: { emitter.complete() })
                )
            }
            if let begin {
                _ = scheduler.schedule(after: .milliseconds(begin) - scheduler.now, observe)
            } else {
                observe()
            }
            if let end { _ = scheduler.schedule(after: .milliseconds(end) - scheduler.now) { bag.dispose() } }
        }
    }
}
