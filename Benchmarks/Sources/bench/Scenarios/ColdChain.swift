import AsyncAlgorithms
import BinderyStreams
import Floors
import OpenCombine

extension Scenario {
    /// A range through three operators, per element. One observation receives all elements.
    static var coldChain: Scenario {
        let factor = opaque(3)
        return Scenario(
            name: "range→map→filter→scan, element",
            contenders: [
                .bindery {
                    let sink = Sink()
                    return { count in
                        _ = Producer<Int, Never>.range(0..<count).map { $0 &* factor }.filter { $0 & 3 != 0 }
                            .scan(0) { ($0 &* 5) ^ $1 }.observe { sink.fold($0) }
                        return sink.sum
                    }
                },
                .floor {
                    let sink = Sink()
                    return { count in
                        plainLoop(over: 0..<count, factor: factor, into: sink.pointer)
                        return sink.sum
                    }
                },
                .openCombine {
                    let sink = Sink()
                    return { count in
                        let observation = (0..<count).publisher.map { $0 &* factor }.filter { $0 & 3 != 0 }
                            .scan(0) { ($0 &* 5) ^ $1 }.sink { sink.fold($0) }
                        return withExtendedLifetime(observation) { sink.sum }
                    }
                },
                .asyncAlgorithms { count in
                    (0..<count).async.map { $0 &* factor }.filter { $0 & 3 != 0 }.reductions(into: 0) {
                        $0 = ($0 &* 5) ^ $1
                    }
                },
            ],
            targets: [.floor(times: 1.2)])
    }
}
