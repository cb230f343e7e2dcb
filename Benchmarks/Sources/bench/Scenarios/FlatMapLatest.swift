import BinderyStreams
import Floors
import OpenCombine

extension Scenario {
    /// Each value switches to a signal of one value.
    static var flatMapLatest: Scenario {
        let factor = opaque(3)
        return Scenario(
            name: "flatMapLatest, switch",
            contenders: [
                .bindery {
                    let sink = Sink()
                    let subject = BinderyStreams.Subject<Int, Never>()
                    _ = subject.flatMapLatest { Producer<Int, Never>.just($0 &* factor) }.observe { sink.fold($0) }
                    return { count in
                        for number in 0..<count { subject.send(number) }
                        return sink.sum
                    }
                },
                .floor {
                    let sink = Sink()
                    let closures = ClosureArray<Int>()
                    let latest = LatestByHand<Int, Int>(
                        start: { $1($0 &* factor) }, handler: { sink.fold($0) })
                    _ = closures.add { latest.send($0) }
                    return { count in
                        for number in 0..<count { closures.send(number) }
                        return sink.sum
                    }
                },
                .openCombine {
                    let sink = Sink()
                    let subject = PassthroughSubject<Int, Never>()
                    let observation = subject.map { Just($0 &* factor) }.switchToLatest().sink { sink.fold($0) }
                    return { count in
                        for number in 0..<count { subject.send(number) }
                        return withExtendedLifetime(observation) { sink.sum }
                    }
                },
            ],
            targets: [.openCombine(dividedBy: 3)])
    }
}
