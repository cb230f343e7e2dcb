@Test(arguments: bufferCases) func bufferAsInRxJS(_ test: Case) throws { try test.run() }
private let bufferCases = spec("operators/buffer", of: 26) { t in
    t.given { $0.e1.buffer(on: $0.e2) }
    t.equal("should emit buffers that close and reopen").hot("-a-b-c-d-e-f-g-h-i-|").hot("-----B-----B-----B-|")
        .meaning("x=abc y=def z=ghi F=").gives("-----x-----y-----z-(F|)")
    t.equal("should emit a final buffer if the closingNotifier is already complete").hot("-a-b-c-d-e-f-g-h-i-|")
        .hot("-----B-----B--|").gives("-----x-----y-------(F|)", "x=abc y=def F=ghi")
    t.equal("should emit all buffered values if the source completes before the closingNotifier does")
        .hot("---^---a---b---c---d---e--f----|", "^---------------------------!")
        .hot("---^-------------B----------------", "^---------------------------!")
        .gives("--------------x-------------(F|)", "x=abc F=def")
    t.equal("should work with empty and empty selector").given { m in empty().buffer(on: empty()) }.gives("(F|)", "F=")
        .also("should work with empty and never selector").by { m in empty().buffer(on: never()) }
    t.equal("should work with empty and non-empty selector").hot("-----a-----").given { empty().buffer(on: $0.e1) }
        .gives("(F|)", "F=")
    t.equal("should work with non-empty and empty selector").hot("--1--2--^--3--4--5---6----7--8--9---0---|")
        .given { $0.e1.buffer(on: empty()) }.gives("--------------------------------(F|)", "F=34567890")
    t.equal("should work with never and never selector").given { m in never().buffer(on: never()) }.gives("-")
        .also("should work with never and empty selector").by { m in never().buffer(on: empty()) }
    t.equal("should work with non-empty and throw selector").hot("---^--a--")
        .given { $0.e1.buffer(on: throwError("too bad")) }.gives("#", error: "too bad")
        .also("should work with throw and non-empty selector").by { throwError("too bad").buffer(on: $0.e1) }
    t.equal("should work with error").hot("---^-------#", error: "too bad").hot("---^--------")
        .gives("--------#", error: "too bad")
    t.equal("should work with error and non-empty selector").hot("---^-------#", error: "too bad").hot("---^---a----")
        .gives("----a---#", "a=", error: "too bad")
    t.equal("should work with selector").hot("--1--2--^--3--4--5---6----7--8--9---0---|")
        .hot("--------^--a-------b---cd---------e---f---|").meaning("a=3 b=45 c=6 d= e=789 f=0 F=")
        .gives("---a-------b---cd---------e---f-(F|)")
    t.equal("should work with selector completed").meaning("a=3 b=45 c=6 d= F=7890")
        .hot("--1--2--^--3--4--5---6----7--8--9---0---|", "^-------------------------------!")
        .hot("--------^--a-------b---cd|").gives("---a-------b---cd---------------(F|)")
    t.equal("should allow unsubscribing the result Observable early")
        .hot("--1--2--^--3--4--5---6----7--8--9---0---|", "^-------------!").hot("--------^--a-------b---cd|")
        .unsub("--------------!").gives("---a-------b---", "a=3 b=45")
        .chained("should not break unsubscription chains when unsubscribed explicitly")
    t.equal("should work with non-empty and selector error").given { $0.of(Int.self).e1.buffer(on: $0.e2) }
        .hot("--1--2--^--3-----#", "^--------!", values: ["1": 1, "2": 2, "3": 3], error: "too bad")
        .hot("--------^--a--b---").gives("---a--b--#", ["a": [3], "b": []], error: "too bad")
    t.equal("should work with non-empty and empty selector error").hot("--1--2--^--3--4--5---6----7--8--9---0---|")
        .hot("--------^----------------#", error: "too bad").gives("-----------------#", error: "too bad")
    t.equal("should work with non-empty and selector error").hot("--1--2--^--3--4--5---6----7--8--9---0---|")
        .subs("^----------------!").hot("--------^--a-------b---c-#", error: "too bad")
        .gives("---a-------b---c-#", "a=3 b=45 c=6", error: "too bad")
    t.equal("should unsubscribe notifier when source unsubscribed")
        .hot("--1--2--^--3--4--5---6----7--8--9---0---|", "^-------------!").unsub("--------------!")
        .hot("--------^--a-------b---cd|", "^-------------!").gives("---a-------b---", "a=3 b=45")
    t.equal("should unsubscribe notifier when source unsubscribed").hot("-a-b-c-d-e-f-g-h-i-|")
        .hot("-----1-----2-----3-|", "^----!").given { $0.e1.buffer(on: $0.e2).take(1) }.gives("-----(x|)", "x=abc")
    t.equal("should emit properly with an observable using itself as a notifier")
        .logs("[1]", "sent 1", "[2]", "sent 2", "[]", "done") { _, log in
            let subject = Subject<Int, MarbleError>()
            log.observe(subject.buffer(on: subject))
            for number in 1...2 {
                subject.send(number)
                log("sent \(number)")
            }
            subject.complete()
        }
    t.equal("should be equivalent for case ${index}") { m in
        let cases = [
            ("   -a-b-c-d-e-f-g-h-i-|", " -----B-----B-----B-|"), ("   -a-b-c-d-e-f-g-h-i-|", " -----B-----B--|     "),
            ("   -a-b-c-d-e---------|", " -----B-----B-----B-|"), ("   -a-b-c-d-e-f-g-h-i-|", " -------------------|"),
        ]
        for (source, notifier) in cases {
            let (a, b) = (m.hot(source), m.hot(notifier))
            var (buffers, windows): ([String], [String]) = ([], [])
            a.buffer(on: b).subscribe { buffers.append("\(m.scheduler.now) \($0)") }
            a.window(on: b).flatMap { $0.collect() }.subscribe { windows.append("\(m.scheduler.now) \($0)") }
            m.flush()
            #expect(!buffers.isEmpty)
            #expect(buffers == windows)
        }
    }
    t.notApplicable(because: .promises).cases("should buffer when Promise resolves")
        .cases("should raise error when Promise rejects")
}

@Test(arguments: bufferCountCases) func bufferCountAsInRxJS(_ test: Case) throws { try test.run() }
private let bufferCountCases = spec("operators/bufferCount", of: 11) { t in
    t.given { $0.e1.buffer(count: 3, skip: 2) }
    t.equal("should emit buffers at intervals").hot("--a--b--c--d--e--f--g--h--i--|")
        .meaning("v=abc w=cde x=efg y=ghi z=i").gives("--------v-----w-----x-----y--(z|)")
    t.equal("should emit buffers at buffersize of intervals if not specified").hot("--a--b--c--d--e--f--|")
        .given { $0.e1.buffer(count: 2) }.gives("-----x-----y-----z--|", "x=ab y=cd z=ef")
    t.equal("should buffer properly (issue #2062)").logs("[1, 2, 3]", "[2, 3, 4]") { _, log in
        let source = Subject<Int, MarbleError>()
        source.buffer(count: 3, skip: 1).subscribe { value in
            log(value)
            if value == [1, 2, 3] { source.send(4) }
        }
        for number in 1...3 { source.send(number) }
    }
    t.equal("should emit partial buffers if source completes before reaching specified buffer count")
        .hot("--a--b--c--d--|").given { $0.e1.buffer(count: 5) }.gives("--------------(x|)", "x=abcd")
    t.equal("should emit full buffer then last partial buffer if source completes").given { $0.e1.buffer(count: 3) }
        .hot("--a^-b--c--d--e--|", "^-------------!").gives("--------y-----(z|)", "y=bcd z=e")
    t.equal("should emit buffers at intervals, but stop when result is unsubscribed early")
        .hot("--a--b--c--d--e--f--g--h--i--|", "^-----------------!").unsub("------------------!")
        .gives("--------v-----w----", "v=abc w=cde").chained()
    t.equal("should raise error if source raise error before reaching specified buffer count")
        .hot("--a--b--c--d--#", "^-------------!").given { $0.e1.buffer(count: 5) }.gives("--------------#")
    t.equal("should emit buffers with specified skip count when skip count is less than window count")
        .hot("--a--b--c--d--e--|", "^----------------!").given { $0.e1.buffer(count: 3, skip: 1) }
        .meaning("v=abc w=bcd x=cde y=de z=e").gives("--------v--w--x--(yz|)")
    t.equal("should emit buffers with specified skip count when skip count is more than window count")
        .hot("--a--b--c--d--e--|", "^----------------!").given { $0.e1.buffer(count: 2, skip: 3) }
        .gives("-----y--------z--|", "y=ab z=de")
    t.stops { $0.buffer(count: 1).take(3) }
}

@Test(arguments: bufferTimeCases) func bufferTimeAsInRxJS(_ test: Case) throws { try test.run() }
private let bufferTimeCases = spec("operators/bufferTime", of: 19) { t in
    t.given { $0.e1.buffer(for: $0.t) }
    t.equal("should emit buffers at intervals")
        .hot("---a---b---c---d---e---f---g-----|", "^--------------------------------!").time("----------|")
        .meaning("w=ab x=cde y=fg z=").gives("----------w---------x---------y--(z|)")
    t.equal("should emit buffers at intervals test 2").time("--------------------------------|")
        .hot("---------a---------b---------c---------d---------e---------g--------|").meaning("x=abc y=deg z=")
        .gives("--------------------------------x-------------------------------y---(z|)")
    t.equal("should emit buffers at intervals or when the buffer is full")
        .hot("---a---b---c---d---e---f---g-----|", "^--------------------------------!").meaning("w=ab x=cd y=ef z=g")
        .time("----------|").given { $0.e1.buffer(for: $0.t, count: 2) }.gives("-------w-------x-------y---------(z|)")
    t.equal("should emit buffers at intervals or when the buffer is full test 2")
        .hot("---a---b---c---d---e---f---g-----|", "^--------------------------------!").meaning("w=ab x=cde y=fg z=")
        .time("----------|").given { $0.e1.buffer(for: $0.t, count: 3) }.gives("----------w--------x---------y---(z|)")
    t.equal(
        "should emit buffers that have been created at intervals and close after the specified delay or when the buffer is full"
    )
    .hot("---a---b---c----d----e----f----g----h----i----(k|)")
    .time("---------------------|", "--------------------|")
    .meaning("x=abcd y=efgh z=ik")
    .given { $0.e1.buffer(for: $0.t, every: $0.t2, count: 4) }
    .gives("----------------x-------------------y---------(z|)")
    t.equal("should not break unsubscription chains when result is unsubscribed explicitly")
        .hot("--1--^2--3---4---5--6--7---8----9------------|", "^---------------!").time("----------|", "-------|")
        .given { $0.e1.flatMap { of($0) }.buffer(for: $0.t, every: $0.t2).flatMap { of($0) } }
        .unsub("----------------!").gives("----------a------", "a=234")
    t.equal("should handle empty").cold("|", "(^!)").time("----------|").gives("(b|)", ["b": []] as [String: [String]])
    t.equal("should handle never").cold("-").time("----------|").unsub("--------------------------------------------!")
        .gives("----------a---------a---------a---------a----", "a=")
    t.equal("should handle throw").time("----------|").given { throwError("haha").buffer(for: $0.t) }
        .gives("#", error: "haha")
    t.equal("should handle errors").hot("---a---b---c---#", "^--------------!").time("----------|")
        .gives("----------w----#", "w=ab")
    t.equal("should not throw when subscription synchronously unsubscribed after emit")
        .hot("---a---b---c---d---e---f---g-----|", "^-------------------!").time("----------|")
        .given { $0.e1.buffer(for: $0.t).take(2) }.gives("----------w---------(x|)", "w=ab x=cde")
    t.equal("should not have errors when take follows and maxBufferSize is provided")
        .given { m in interval(Duration.milliseconds(1)).buffer(for: Duration.milliseconds(5), count: 10).take(5) }
        .meaning(["a": [0, 1, 2, 3], "b": [4, 5, 6, 7, 8], "c": [9, 10, 11, 12, 13], "d": [14, 15, 16, 17, 18]])
        .meaning(["e": [19, 20, 21, 22, 23]]).gives("-----a----b----c----d----(e|)")
    t.equal("should not mutate the buffer on reentrant next").time("-|", "--|").given { m in
        let subject = Subject<Int, MarbleError>()
        _ = m.marbles.scheduler.schedule(after: m.t) { subject.send(1) }
        return subject.buffer(for: m.t2).do(onValue: { _ in subject.send(2) }).take(1)
    }.gives("--(a|)", "a=1")
    t.given { $0.e1.buffer(for: $0.t, every: $0.t2) }
    t.equal("should emit buffers that have been created at intervals and close after the specified delay")
        .hot("---a---b---c----d----e----f----g----h----i----(k|)")
        .time("---------------------|", "--------------------|").meaning("x=abcde y=efghi z=ik")
        .gives("---------------------x-------------------y----(z|)")
    t.equal("should emit buffers with timeSpan 10 and creationInterval 7").time("----------|", "-------|")
        .hot("--1--^2--3---4---5--6--7---8----9------------|", "^---------------------------------------!")
        .meaning("a=234 b=456 c=678 d=89 e= f=").gives("----------a------b------c------d------e-(f|)")
    t.equal("should emit buffers but handle source ending with an error")
        .hot("--1--^2--3---4---5--6--7---8----9------------#").time("----------|", "-------|")
        .meaning("a=234 b=456 c=678 d=89 e=").gives("----------a------b------c------d------e-#")
    t.equal("should emit buffers and allow result to unsubscribed early")
        .hot("--1--^2--3---4---5--6--7---8----9------------|", "^----------------!").time("----------|", "-------|")
        .unsub("-----------------!").gives("----------a------", "a=234")
    t.equal("should emit buffers that have been created at intervals and close after the specified delay with errors")
        .hot("---a---b---c----d----e----f----g----h----i--#", "^-------------------------------------------!")
        .time("---------------------|", "--------------------|").meaning("x=abcde y=efghi")
        .gives("---------------------x-------------------y--#")
    t.notApplicable(because: "a scheduler of JavaScript turns: `asapScheduler`")
        .cases("should handle situations with a creation interval of zero")
}

let bufferToggleCases = spec("operators/bufferToggle", of: 22) { t in
    t.notApplicable(because: .toggling, count: 22)
}

let bufferWhenCases = spec("operators/bufferWhen", of: 17) { t in
    t.notApplicable(because: .closing, count: 17)
}
