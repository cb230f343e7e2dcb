import BinderyStreams
import Floors
import OpenCombine

extension Scenario {
    /// A range that runs through three operators when it is observed; per element. One observation has all elements.
    // `scan` does not exist yet; until it does, a second `map` stands in its place and the observer accumulates.
    static var coldChain: Scenario {
        let factor = opaque(3)
        return Scenario(
            name: "range→map→filter→map (for scan), element",
            contenders: [
                .bindery {
                    let sink = Sink()
                    return { count in
                        _ = Producer<Int, Never>.range(0..<count).map { $0 &* factor }.filter { $0 & 3 != 0 }
                            .map { $0 ^ 5 }.observe { sink.fold($0) }
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
                            .map { $0 ^ 5 }.sink { sink.fold($0) }
                        return withExtendedLifetime(observation) { sink.sum }
                    }
                },
            ],
            targets: [.floor(times: 1.2)])
    }
}
