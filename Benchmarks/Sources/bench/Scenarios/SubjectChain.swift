import BinderyStreams
import Floors
import OpenCombine

extension Scenario {
    /// One value through three operators to one observer.
    static var subjectChain: Scenario {
        let factor = opaque(3)
        return Scenario(
            name: "subject→map→filter→map→observe",
            contenders: [
                .bindery {
                    let sink = Sink()
                    let subject = BinderyStreams.Subject<Int, Never>()
                    _ = subject.map { $0 &* factor }.filter { $0 & 3 != 0 }.map { $0 ^ 5 }.observe { sink.fold($0) }
                    return { count in
                        for number in 0..<count { subject.send(number) }
                        return sink.sum
                    }
                },
                .floor {
                    let sink = Sink()
                    let closures = ClosureArray<Int>()
                    _ = closures.add { number in
                        let product = number &* factor
                        if product & 3 != 0 { sink.fold(product ^ 5) }
                    }
                    return { count in
                        for number in 0..<count { closures.send(number) }
                        return sink.sum
                    }
                },
                .openCombine {
                    let sink = Sink()
                    let subject = PassthroughSubject<Int, Never>()
                    let observation = subject.map { $0 &* factor }.filter { $0 & 3 != 0 }.map { $0 ^ 5 }
                        .sink { sink.fold($0) }
                    return { count in
                        for number in 0..<count { subject.send(number) }
                        return withExtendedLifetime(observation) { sink.sum }
                    }
                },
            ],
            targets: [.floor(times: 1.5), .openCombine(dividedBy: 3)])
    }
}
