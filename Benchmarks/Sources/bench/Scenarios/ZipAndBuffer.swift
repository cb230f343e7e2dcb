import AsyncAlgorithms
import BinderyStreams
import Floors
import OpenCombine

extension Scenario {
    /// Two ranges in step, per pair. Bindery and the floor buffer the first range while the second runs. Neither knows
    /// that it has ended by then, or what receives the pairs: two loops that know both would fill an array and read it,
    /// without a queue and without a call.
    static var zipOfRanges: Scenario {
        Scenario(
            name: "zip of two ranges, pair",
            contenders: [
                .bindery {
                    let sink = Sink()
                    return { count in
                        let range = Producer<Int, Never>.range(0..<count)
                        _ = BinderyStreams.zip(range, range).observe { sink.fold($0 &+ $1 &* 3) }
                        return sink.sum
                    }
                },
                .floor {
                    let sink = Sink()
                    return { count in
                        let pairs = PairsByHand { sink.fold($0 &+ $1 &* 3) }
                        for number in 0..<count { pairs.send(first: number) }
                        for number in 0..<count { pairs.send(second: number) }
                        return sink.sum
                    }
                },
                .openCombine {
                    let sink = Sink()
                    return { count in
                        let observation = (0..<count).publisher.zip((0..<count).publisher)
                            .sink { sink.fold($0 &+ $1 &* 3) }
                        return withExtendedLifetime(observation) { sink.sum }
                    }
                },
                .asyncAlgorithms { count in
                    AsyncAlgorithms.zip((0..<count).async, (0..<count).async).map { $0 &+ $1 &* 3 }
                },
            ],
            targets: [.floor(times: 2)])
    }

    /// A range in arrays of ten, per element.
    static var buffer: Scenario {
        Scenario(
            name: "range→buffer of ten, element",
            contenders: [
                .bindery {
                    let sink = Sink()
                    return { count in
                        _ = Producer<Int, Never>.range(0..<count).buffer(count: 10)
                            .observe { sink.fold($0.reduce(0, &+)) }
                        return sink.sum
                    }
                },
                .floor {
                    let sink = Sink()
                    return { count in
                        var buffer: [Int] = []
                        for number in 0..<count {
                            buffer.append(number)
                            if buffer.count == 10 {
                                sink.fold(buffer.reduce(0, &+))
                                buffer = []
                            }
                        }
                        if !buffer.isEmpty { sink.fold(buffer.reduce(0, &+)) }
                        return sink.sum
                    }
                },
                .openCombine {
                    let sink = Sink()
                    return { count in
                        let observation = (0..<count).publisher.collect(10).sink { sink.fold($0.reduce(0, &+)) }
                        return withExtendedLifetime(observation) { sink.sum }
                    }
                },
                .asyncAlgorithms { count in (0..<count).async.chunks(ofCount: 10).map { $0.reduce(0, &+) } },
            ],
            targets: [])
    }
}
