import BinderyStreams
import Floors
import OpenCombine

extension Scenario {
    /// One value to 1,000 observers, per delivery.
    static var broadcast: Scenario {
        let observers = 1_000
        return Scenario(
            name: "broadcast to 1,000 observers, delivery", operationsPerRun: observers,
            contenders: [
                .bindery {
                    let sink = Sink()
                    let subject = BinderyStreams.Subject<Int, Never>()
                    for _ in 0..<observers { _ = subject.observe { sink.fold($0) } }
                    return { count in
                        for number in 0..<count { subject.send(number) }
                        return sink.sum
                    }
                },
                .floor {
                    let sink = Sink()
                    let closures = ClosureArray<Int>()
                    for _ in 0..<observers { _ = closures.add { sink.fold($0) } }
                    return { count in
                        for number in 0..<count { closures.send(number) }
                        return sink.sum
                    }
                },
                .openCombine {
                    let sink = Sink()
                    let subject = PassthroughSubject<Int, Never>()
                    let observations = (0..<observers).map { _ in subject.sink { sink.fold($0) } }
                    return { count in
                        for number in 0..<count { subject.send(number) }
                        return withExtendedLifetime(observations) { sink.sum }
                    }
                },
            ],
            targets: [.floor(times: 1.2)])
    }
}
