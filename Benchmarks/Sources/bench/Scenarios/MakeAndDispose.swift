import BinderyStreams
import Floors
import OpenCombine

extension Scenario {
    /// A subject is made, mapped, observed and disposed of. Every 1,024th sends a value, at no measurable cost, so that
    /// there is a result to assert.
    static var makeAndDispose: Scenario {
        let factor = opaque(3)
        return Scenario(
            name: "make + map + observe + dispose",
            contenders: [
                .bindery {
                    let sink = Sink()
                    return { count in
                        for number in 0..<count {
                            let subject = BinderyStreams.Subject<Int, Never>()
                            let observation = subject.map { $0 &* factor }.observe { sink.fold($0) }
                            if number & 1023 == 0 { subject.send(number) }
                            observation.dispose()
                        }
                        return sink.sum
                    }
                },
                .floor {
                    let sink = Sink()
                    return { count in
                        for number in 0..<count {
                            let closures = ClosureArray<Int>()
                            let index = closures.add { sink.fold($0 &* factor) }
                            if number & 1023 == 0 { closures.send(number) }
                            closures.remove(at: index)
                        }
                        return sink.sum
                    }
                },
                .openCombine {
                    let sink = Sink()
                    return { count in
                        for number in 0..<count {
                            let subject = PassthroughSubject<Int, Never>()
                            let observation = subject.map { $0 &* factor }.sink { sink.fold($0) }
                            if number & 1023 == 0 { subject.send(number) }
                            observation.cancel()
                        }
                        return sink.sum
                    }
                },
            ],
            targets: [.openCombine(dividedBy: 5)])
    }
}
